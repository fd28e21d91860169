/** What screens ask about the speed of a race: levels, their fine steps and medians, and what "Match me" goes by. */
export { levelInSteps, middleOf, stepsOf } from '#ai/protocol';
export { MOST_STEPS, medianAt, medianOf, percentOfSteps, plainTime, QUICKEST_MS, recentMedian } from '#ai/racing';
