import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { watchSource } from './status/watch-source.ts';

/** What the live stream does by itself: every process keeps an eye on clock and source. */
export const livestreamJobs: DomainJobs = {
  repeated: [{ name: 'watching the stream', everyMilliseconds: 20_000, run: () => watchSource() }],
};
