import { perProcess } from '#lib/core/platform/per-process.ts';
import type { Heard } from './live-state.ts';

interface Hearing {
  url: string;
  heard: Heard;
}

const last = perProcess('heard-source', (): { hearing?: Hearing | undefined } => ({}));

/** What this process heard when it asked the source at that address last. */
export function heardOf(url: string | null): Heard {
  const { hearing } = last;
  return hearing !== undefined && hearing.url === url ? hearing.heard : 'unknown';
}

/** Notes what was heard, and tells whether that is new. */
export function noteHeard(url: string | null, heard: Heard): boolean {
  const before = heardOf(url);
  last.hearing = url === null ? undefined : { url, heard };
  return before !== heard;
}
