/** Starts Ruffhouse. */
import { openRuffhouse } from '#scenes/open';

openRuffhouse(document, window);
