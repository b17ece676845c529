import { AsyncResource } from 'node:async_hooks';

// Server and application are bundled apart but share one process.
const key = Symbol.for('belltower.import-work');
const holder = globalThis as { [key]?: () => void };

/** Says what is to be run when there is work for this process; it runs as what calls this here does. */
export function onImportWork(work: () => Promise<void>): void {
  holder[key] = AsyncResource.bind(() => void work().catch(() => undefined));
}

/** Begins work on what was just asked for, where this process does such work; others find it within seconds. */
export function wakeImportWork(): void {
  holder[key]?.();
}
