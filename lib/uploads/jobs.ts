import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { measurePublished } from './lightness/keep-lightness.ts';

/** Measures a picture under words that was not measured when it was stored. */
export const uploadJobs: DomainJobs = {
  repeated: [{ name: 'measuring pictures', everyMilliseconds: 60_000, run: () => measurePublished() }],
};
