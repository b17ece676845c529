import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/process/per-process.ts';
import { type LiveTopic, liveTopics } from './live-topics.ts';

/** What is known so far about the page being rendered. */
export interface PageScope {
  readonly kind: 'page';
  /** Whether all of its reads are recorded. */
  isComplete: boolean;
}

/** A recorded read in progress, with the topics that its result depends on. */
interface ReadScope {
  readonly kind: 'read';
  readonly topics: Set<LiveTopic>;
}

/** A scope whose topic is already noted. */
interface CoveredScope {
  readonly kind: 'covered';
}

type Scope = PageScope | ReadScope | CoveredScope;

const scopes = perProcess('reads', () => new AsyncLocalStorage<Scope>());

/** Runs in this scope. */
export function runInScope<Result>(scope: Scope, run: () => Result): Result {
  return scopes.run(scope, run);
}

/** Returns the rendering of the current context, outside of its reads; undefined outside of renderings. */
export function pageHere<Page extends PageScope>(): Page | undefined {
  const scope = scopes.getStore();
  return scope?.kind === 'page' ? (scope as Page) : undefined;
}

/** Runs code whose database reads depend on that topic alone. */
export function runWithin<Result>(topic: LiveTopic, run: () => Result): Result {
  const scope = scopes.getStore();
  if (scope?.kind === 'read') scope.topics.add(topic);
  return scope ? scopes.run({ kind: 'covered' }, run) : run();
}

/**
 * Marks an untracked read: the enclosing read depends on every topic, and a rendering that makes one directly is never
 * reused after a change.
 */
export function noteUnknownRead(): void {
  const scope = scopes.getStore();
  if (scope?.kind === 'page') scope.isComplete = false;
  if (scope?.kind === 'read') for (const topic of liveTopics) scope.topics.add(topic);
}
