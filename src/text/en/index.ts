/** The English table, put together from its parts. */
import { CARDS } from './cards';
import { CASSINO } from './cassino';
import { CASSINO_HINTS } from './cassinoHints';
import { HINTS } from './hints';
import { OHHEAVEN } from './ohheaven';
import { OHHEAVEN_HINTS } from './ohheavenHints';
import { OHHEAVEN_SCORES } from './ohheavenScores';
import { RACE } from './race';
import { RACE_REVIEW } from './raceReview';
import { RACE_SCORES } from './raceScores';
import { RACE_SETUP } from './raceSetup';
import { RACE_TABLE } from './raceTable';
import { REGULARS } from './regulars';
import { REMARKS } from './remarks';
import { SCORES } from './scores';
import { SCREENS } from './screens';
import { TABLE } from './table';
import { TONGITS } from './tongits';
import { TONGITS_HINTS } from './tongitsHints';
import { TONGITS_SCORES } from './tongitsScores';
import { TRAINING } from './training';
import { WEIGHING } from './weighing';

export const EN = {
  ...CARDS,
  ...SCREENS,
  ...RACE_SETUP,
  ...REGULARS,
  ...REMARKS,
  ...SCORES,
  ...TABLE,
  ...HINTS,
  ...CASSINO,
  ...CASSINO_HINTS,
  ...OHHEAVEN,
  ...OHHEAVEN_HINTS,
  ...OHHEAVEN_SCORES,
  ...TONGITS,
  ...TONGITS_HINTS,
  ...TONGITS_SCORES,
  ...RACE,
  ...RACE_SCORES,
  ...RACE_REVIEW,
  ...RACE_TABLE,
  ...TRAINING,
  ...WEIGHING,
} as const;
