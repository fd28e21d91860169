/** Trick taking: ranks, following suit, winning a trick, and what the cards played so far tell. */
export { heightOf, suitIn } from './tricks/ranks';
export { type PlayedCard, playable, suitLed, type Trump, takesLeadFrom, winningPlay } from './tricks/trick';
export { dealUnseen, failsToFollow, isBoss, type Place, unseenBut } from './tricks/unseen';
