/** Cards that add up: cutting a set into groups of one sum, and finding, counting and weighing such sets. */
export { bestTake } from './sums/best';
export { cutIntoGroups, partOfAGroup, singleGroups } from './sums/cut';
export { countTakes, takes } from './sums/takes';
