import { AsyncResource } from 'node:async_hooks';
import { perProcess } from '#lib/core/process/per-process.ts';

const held = perProcess('import-work', (): { wake?: () => void } => ({}));

/** Registers the work of this process; it runs in the async context of this call. */
export function onImportWork(work: () => Promise<void>): void {
  held.wake = AsyncResource.bind(() => void work().catch(() => undefined));
}

/** Starts work on a new request at once if this process does imports; other processes find it within seconds. */
export function wakeImportWork(): void {
  held.wake?.();
}
