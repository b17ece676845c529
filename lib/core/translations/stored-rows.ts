import { runWithFacts } from '#lib/core/church/facts-scope.ts';

/** Runs with rows in the words that they are stored in, on pages of the second language, too. */
export function withStoredRows<Result>(run: () => Result): Result {
  return runWithFacts({ rowLanguage: undefined }, run);
}
