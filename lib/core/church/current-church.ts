import { perProcess } from '#lib/core/platform/per-process.ts';
import type { Church } from './church-row.ts';
import { defaultChurch } from './default-church.ts';
import { factsHere, runWithFacts } from './facts-scope.ts';
import { provideLocale } from './locale.ts';

const known = perProcess('church', (): { latest: Church } => ({ latest: defaultChurch }));
provideLocale(currentChurch);

/** The church's facts: of the request or job that this runs in, else as this process last read them. */
export function currentChurch(): Church {
  return factsHere().church ?? known.latest;
}

/** Runs with these facts, whatever becomes of them meanwhile. */
export function runWithChurch<Result>(church: Church, run: () => Result): Result {
  return runWithFacts({ church }, run);
}

/** Notes the facts as they were just read. */
export function noteChurch(church: Church): void {
  known.latest = church;
}
