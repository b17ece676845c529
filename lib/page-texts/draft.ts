import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';
import type { PageTextKey } from './register.ts';

/** Words that staff are writing and nobody has saved. */
interface Draft {
  readonly key: PageTextKey;
  readonly value: unknown;
}

const drafts = perProcess('words-draft', () => new AsyncLocalStorage<Draft>());

/** Runs with words of a draft in the place of those that are stored. What is rendered so is never kept. */
export function runWithDraft<Result>(draft: Draft, run: () => Result): Result {
  return drafts.run(draft, run);
}

/** The draft that this runs with. */
export function currentDraft(): Draft | undefined {
  return drafts.getStore();
}
