import { AsyncLocalStorage } from 'node:async_hooks';

interface Watch {
  hasFailedRead: boolean;
}

// The server in front starts a rendering, the application behind it reads: bundled apart, one process.
const key = Symbol.for('belltower.rendering');
const holder = globalThis as { [key]?: AsyncLocalStorage<Watch> };

function watches(): AsyncLocalStorage<Watch> {
  holder[key] ??= new AsyncLocalStorage();
  return holder[key];
}

/** Runs a rendering and says whether a read inside it failed, even when the page made the best of it. */
export async function watchReads<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; hasFailedRead: boolean }> {
  const watch: Watch = { hasFailedRead: false };
  const result = await watches().run(watch, run);
  return { result, hasFailedRead: watch.hasFailedRead };
}

/** Says that a read failed: the page being rendered, if any, is shown but never kept. */
export function reportFailedRead(): void {
  const watch = watches().getStore();
  if (watch) watch.hasFailedRead = true;
}
