import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';
import type { PageTextKey } from './register.ts';

/** An unsaved page text. */
interface Draft {
  readonly key: PageTextKey;
  readonly value: unknown;
}

const drafts = perProcess('words-draft', () => new AsyncLocalStorage<Draft>());

/** Runs with a draft instead of the stored page text. Nothing rendered with it is cached. */
export function runWithDraft<Result>(draft: Draft, run: () => Result): Result {
  return drafts.run(draft, run);
}

/** Returns the current draft. */
export function currentDraft(): Draft | undefined {
  return drafts.getStore();
}
