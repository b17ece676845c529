import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';

interface Watch {
  hasFailedRead: boolean;
  hasActionBegun: boolean;
  /** The texts of the scripts that components of the site wrote into the document. */
  scripts: Set<string>;
  /** The status of what an action refused; undefined when it refused nothing. */
  refusal?: number;
  /** The address that a form was posted to without scripts: its answer is a whole page. */
  postedTo?: string | undefined;
  /** What was typed into a form by somebody who has to sign in first. */
  carried?: CarriedFields;
}

/** The texts of a form by the names of its fields. */
export type CarriedFields = Readonly<Record<string, string>>;

const watches = perProcess('rendering', () => new AsyncLocalStorage<Watch>());

/**
 * Runs a rendering and says whether a read inside it failed, even when the page made the best of it, and
 * whether an action was reached. `postedTo` is the address that a form was posted to without scripts.
 */
export async function trackRendering<Result>(
  run: () => Promise<Result>,
  postedTo?: string,
): Promise<{ result: Result } & Watch> {
  const watch: Watch = { hasFailedRead: false, hasActionBegun: false, scripts: new Set(), postedTo };
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

/** Says what was typed into a form whose sender has to sign in first. It lives as long as this request does. */
export function reportCarried(fields: CarriedFields): void {
  const watch = watches.getStore();
  if (watch) watch.carried = fields;
}

/** What was typed into the form that this page answers, when its sender has to sign in, or just did. */
export function carriedHere(): CarriedFields {
  return watches.getStore()?.carried ?? {};
}

/** The address that a form was posted to without scripts; undefined for all that came otherwise. */
export function plainFormTarget(): string | undefined {
  return watches.getStore()?.postedTo;
}
