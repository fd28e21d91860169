/** What players of Tong-its make of the same rule, in numbers. */

export interface Manner {
  /** Calls with this count or less, and with so many points less for every card that the fullest rival holds fewer. */
  readonly callsWith: number;
  /** Besides, calls when the fewest cards of a rival who could challenge times this are more than its count. */
  readonly callsBelow: number;
  /** Challenges with this count or less in pot scoring. */
  readonly challengesWith: number;
  /** Points of a discard that taking it must beat, as a share. */
  readonly takes: number;
  /** Hidden melds come out when so many cards are left to draw. */
  readonly showsAt: number;
  /** Points that each card in a rival's hand is thought to count, when it is asked whether a rival's call is to be feared. */
  readonly fears: number;
  /** Lays loose cards off, feared or not, that are hoped for no more than this. */
  readonly laysOff: number;
  /** Points that each card which would make a meld of a loose one is worth, for every card that is left to draw. */
  readonly hope: number;
  /** Points for every meld that the next player could make of a discard, as far as anybody knows. */
  readonly caution: number;
}

/** What has won most rounds against level steady, of all that was tried in hundreds of thousands of them. */
export const SHARP: Manner = {
  callsWith: 0,
  callsBelow: 3.7,
  challengesWith: 12,
  takes: -9,
  showsAt: 3,
  fears: 3,
  laysOff: 999,
  hope: 2,
  caution: 0.5,
};

/** Rules of level steady. */
export const STEADY: Manner = {
  callsWith: 8,
  callsBelow: 0,
  challengesWith: 12,
  takes: 1,
  showsAt: 6,
  fears: 3,
  laysOff: -1,
  hope: 1,
  caution: 0,
};
