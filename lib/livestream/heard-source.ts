import { perProcess } from '#lib/core/process/per-process.ts';
import type { Heard } from './live-state.ts';

interface Hearing {
  url: string;
  heard: Heard;
}

const last = perProcess('heard-source', (): { hearing?: Hearing | undefined } => ({}));

/** Returns the last result of this process's requests to that address. */
export function heardOf(url: string | null): Heard {
  const { hearing } = last;
  return hearing !== undefined && hearing.url === url ? hearing.heard : 'unknown';
}

/** Stores the result, and returns whether it changed. */
export function noteHeard(url: string | null, heard: Heard): boolean {
  const before = heardOf(url);
  last.hearing = url === null ? undefined : { url, heard };
  return before !== heard;
}
