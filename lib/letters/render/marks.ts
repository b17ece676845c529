import { randomBytes } from 'node:crypto';

/** Unknown to who writes a letter: a letter that says one of these words is not taken for a place. */
const secret = randomBytes(9).toString('hex');

/** Placeholders of a composed letter, which are replaced for each reader. */
export const marks = {
  why: `why-${secret}`,
  chooseUrl: `https://choose-${secret}.invalid/`,
  leaveUrl: `https://leave-${secret}.invalid/`,
} as const;
