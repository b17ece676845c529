import { AsyncResource } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';

const held = perProcess('import-work', (): { wake?: () => void } => ({}));

/** Says what is to be run when there is work for this process; it runs as what calls this here does. */
export function onImportWork(work: () => Promise<void>): void {
  held.wake = AsyncResource.bind(() => void work().catch(() => undefined));
}

/** Begins work on what was just asked for, where this process does such work; others find it within seconds. */
export function wakeImportWork(): void {
  held.wake?.();
}
