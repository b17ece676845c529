import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';
import { type LiveTopic, liveTopics } from './live-topics.ts';

/** What a rendering has found out of itself so far. */
export interface PageScope {
  readonly kind: 'page';
  /** Whether all that it read is recorded. */
  isComplete: boolean;
}

/** A recorded read that is under way, with the topics that its result goes by. */
interface ReadScope {
  readonly kind: 'read';
  readonly topics: Set<LiveTopic>;
}

/** What goes by a topic that is noted already. */
interface CoveredScope {
  readonly kind: 'covered';
}

type Scope = PageScope | ReadScope | CoveredScope;

const scopes = perProcess('reads', () => new AsyncLocalStorage<Scope>());

/** Runs in this scope. */
export function runInScope<Result>(scope: Scope, run: () => Result): Result {
  return scopes.run(scope, run);
}

/** The rendering that this runs in directly, not within one of its reads; undefined outside of renderings. */
export function pageHere<Page extends PageScope>(): Page | undefined {
  const scope = scopes.getStore();
  return scope?.kind === 'page' ? (scope as Page) : undefined;
}

/** Runs what reads the database only where every change of it is told under that topic. */
export function runWithin<Result>(topic: LiveTopic, run: () => Result): Result {
  const scope = scopes.getStore();
  if (scope?.kind === 'read') scope.topics.add(topic);
  return scope ? scopes.run({ kind: 'covered' }, run) : run();
}

/**
 * Says that something is read of which nobody knows what it goes by: the read it belongs to goes by every topic, and
 * a rendering that does it by itself is never taken for good after a change.
 */
export function noteUnknownRead(): void {
  const scope = scopes.getStore();
  if (scope?.kind === 'page') scope.isComplete = false;
  if (scope?.kind === 'read') for (const topic of liveTopics) scope.topics.add(topic);
}
