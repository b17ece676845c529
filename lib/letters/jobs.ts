import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { composePlanned } from './plan/compose-planned.ts';
import { finishLetters, sendDueLetters } from './sending/due-letters.ts';

/** Composes 'this week' when it is planned, sends what is due, and notes what has left. */
export const letterJobs: DomainJobs = {
  repeated: [
    {
      name: 'sending letters',
      everyMilliseconds: 10_000,
      async run() {
        await composePlanned();
        await sendDueLetters();
        await finishLetters();
      },
    },
  ],
};
