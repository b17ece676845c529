import { perProcess } from '#lib/core/process/per-process.ts';

const asked = perProcess('asked-address', (): { host: string | undefined } => ({ host: undefined }));

/** Remembers the name that was looked up, in the memory of this process. */
export function noteAsked(host: string): void {
  asked.host = host;
}

/** Returns the name that was looked up last. */
export function lastAsked(): string | undefined {
  return asked.host;
}
