import type { Heard } from './live-state.ts';

interface Hearing {
  url: string;
  heard: Heard;
}

// The server that asks and the application that shows it are bundled apart but share one process.
const key = Symbol.for('belltower.heard-source');
const holder = globalThis as { [key]?: Hearing | undefined };

/** What this process heard when it asked the source at that address last. */
export function heardOf(url: string | null): Heard {
  const hearing = holder[key];
  return hearing !== undefined && hearing.url === url ? hearing.heard : 'unknown';
}

/** Notes what was heard, and tells whether that is new. */
export function noteHeard(url: string | null, heard: Heard): boolean {
  const before = heardOf(url);
  holder[key] = url === null ? undefined : { url, heard };
  return before !== heard;
}
