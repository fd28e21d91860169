/** What screens ask about the speed of a race: levels without their fine steps, and what "Match me" goes by. */
export { middleOf } from '#ai/protocol';
export { medianOf, plainTime, QUICKEST_MS } from '#ai/racing';
