import { AsyncLocalStorage } from 'node:async_hooks';

interface Watch {
  hasFailedRead: boolean;
  hasActionBegun: boolean;
  /** The status of what an action refused; undefined when it refused nothing. */
  refusal?: number;
}

// The server starts a rendering, the application behind it reads: bundled apart, one process.
const key = Symbol.for('belltower.rendering');
const holder = globalThis as { [key]?: AsyncLocalStorage<Watch> };

function watches(): AsyncLocalStorage<Watch> {
  holder[key] ??= new AsyncLocalStorage();
  return holder[key];
}

/**
 * Runs a rendering and says whether a read inside it failed, even when the page made the best of it, and
 * whether an action was reached.
 */
export async function trackRendering<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result } & Watch> {
  const watch: Watch = { hasFailedRead: false, hasActionBegun: false };
  const result = await watches().run(watch, run);
  return { result, ...watch };
}

/** Says that a read failed: the page being rendered, if any, is shown but never cached. */
export function reportFailedRead(): void {
  const watch = watches().getStore();
  if (watch) watch.hasFailedRead = true;
}

/** Says that what was posted could be read and has reached its action, which never throws. */
export function reportActionBegun(): void {
  const watch = watches().getStore();
  if (watch) watch.hasActionBegun = true;
}

/** Says that the action refused what was posted, with this status: the page that tells it, if any, has it too. */
export function reportRefusal(status: number): void {
  const watch = watches().getStore();
  if (watch) watch.refusal = status;
}
