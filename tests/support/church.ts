import type { Church } from '#lib/core/church/church-row.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';

/** Runs with these facts of the church, and the others as a site begins with them. */
export function inChurch<Result>(facts: Partial<Church>, run: () => Result): Result {
  return runWithChurch({ ...defaultChurch, ...facts }, run);
}

export const inSpanish = <Result>(run: () => Result) => inChurch({ language: 'es' }, run);
