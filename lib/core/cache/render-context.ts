import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/process/per-process.ts';

interface Watch {
  /** Of the browser that the rendering is for; undefined where it is for everybody. */
  address?: string | undefined;
  /** What another page's form was filled in with; undefined where no such form was posted. */
  posted?: Readonly<Record<string, string>> | undefined;
  hasFailedRead: boolean;
  hasActionBegun: boolean;
  /** Whether the answer to a form that was posted without scripts is that form again. */
  hasFormLeft: boolean;
  /** The texts of the inline scripts that components wrote into the document. */
  scripts: Set<string>;
  /** The status of a refusal, of an action or stated by a page; undefined without one. */
  refusal?: number;
}

const watches = perProcess('rendering', () => new AsyncLocalStorage<Watch>());

/**
 * Runs a rendering, for the browser at `address` if one is given, with the fields that it posted, and reports failed
 * reads, even behind a fallback, reached actions, refusals and scripts.
 */
export async function trackRendering<Result>(
  run: () => Promise<Result>,
  { address, posted }: Pick<Watch, 'address' | 'posted'> = {},
): Promise<{ result: Result } & Watch> {
  const watch: Watch = {
    address,
    posted,
    hasFailedRead: false,
    hasActionBegun: false,
    hasFormLeft: false,
    scripts: new Set(),
  };
  const result = await watches.run(watch, run);
  return { result, ...watch };
}

/** Returns the address of the browser that the current rendering is for, for rate limits only. */
export function visitorAddress(): string {
  return watches.getStore()?.address ?? 'unknown';
}

/** Returns what was typed on another page, whose form was posted to the page that is rendered. */
export function postedFields(): Readonly<Record<string, string>> {
  return watches.getStore()?.posted ?? {};
}

/** Returns whether a post without scripts has changed something for the page that is rendered. */
export function hasActed(): boolean {
  const watch = watches.getStore();
  return watch?.hasActionBegun === true && !watch.hasFormLeft && watch.refusal === undefined;
}

/** Marks the current rendering as having a failed read: its page is shown but never cached. */
export function reportFailedRead(): void {
  const watch = watches.getStore();
  if (watch) watch.hasFailedRead = true;
}

/** Registers the text of a script that a component writes; the document's policy allows it by its hash. */
export function reportScript(text: string): void {
  watches.getStore()?.scripts.add(text);
}

/** Marks that a post has reached its action, which never throws. */
export function reportActionBegun(): void {
  const watch = watches.getStore();
  if (watch) watch.hasActionBegun = true;
}

/** Marks that a form that was posted without scripts was not taken. */
export function reportFormLeft(): void {
  const watch = watches.getStore();
  if (watch) watch.hasFormLeft = true;
}

/** Records the status of a refusal; a page that shows it is sent with this status. */
export function reportRefusal(status: number): void {
  const watch = watches.getStore();
  if (watch) watch.refusal = status;
}
