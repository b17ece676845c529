import { AsyncLocalStorage } from 'node:async_hooks';
import type { Church } from './church-row.ts';
import { defaultChurch } from './default-church.ts';
import { provideLocale } from './locale.ts';

interface Facts {
  /** What one rendering, job or request goes by, from its beginning to its end. */
  scope: AsyncLocalStorage<Church>;
  /** As this process last read them: for what runs outside of every scope. */
  latest: Church;
}

// Server, application and routes are bundled apart but share one process.
const key = Symbol.for('belltower.church');
const shared = globalThis as { [key]?: Facts };
shared[key] ??= { scope: new AsyncLocalStorage(), latest: defaultChurch };
const facts = shared[key];
provideLocale(currentChurch);

/** The church's facts: of the request or job that this runs in, else as this process last read them. */
export function currentChurch(): Church {
  return facts.scope.getStore() ?? facts.latest;
}

/** Runs with these facts, whatever becomes of them meanwhile. */
export function runWithChurch<Result>(church: Church, run: () => Result): Result {
  return facts.scope.run(church, run);
}

/** Notes the facts as they were just read. */
export function noteChurch(church: Church): void {
  facts.latest = church;
}
