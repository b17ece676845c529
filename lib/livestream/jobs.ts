import type { DomainJobs } from '#lib/core/platform/jobs.ts';
import { watchSource } from './status/watch-source.ts';

/** The background work of the live stream: every process watches clock and source. */
export const livestreamJobs: DomainJobs = {
  repeated: [{ name: 'watching the stream', everyMilliseconds: 20_000, run: () => watchSource() }],
};
