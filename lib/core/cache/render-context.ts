import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';

interface Watch {
  hasFailedRead: boolean;
  hasActionBegun: boolean;
  /** The texts of the scripts that components of the site wrote into the document. */
  scripts: Set<string>;
  /** The status of what an action refused; undefined when it refused nothing. */
  refusal?: number;
}

const watches = perProcess('rendering', () => new AsyncLocalStorage<Watch>());

/** Runs a rendering and reports whether a read inside it failed, even where the page drew a fallback, and whether an action was reached. */
export async function trackRendering<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result } & Watch> {
  const watch: Watch = { hasFailedRead: false, hasActionBegun: false, scripts: new Set() };
  const result = await watches.run(watch, run);
  return { result, ...watch };
}

/** Says that a read failed: the page being rendered, if any, is shown but never cached. */
export function reportFailedRead(): void {
  const watch = watches.getStore();
  if (watch) watch.hasFailedRead = true;
}

/** Says that a component writes a script with this text, which the policy of the document then lets run. */
export function reportScript(text: string): void {
  watches.getStore()?.scripts.add(text);
}

/** Says that what was posted could be read and has reached its action, which never throws. */
export function reportActionBegun(): void {
  const watch = watches.getStore();
  if (watch) watch.hasActionBegun = true;
}

/** Says that the action refused what was posted, with this status: the page that tells it, if any, has it too. */
export function reportRefusal(status: number): void {
  const watch = watches.getStore();
  if (watch) watch.refusal = status;
}
