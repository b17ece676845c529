import { endProbation, isInProbation } from '#lib/core/process/env.ts';
import { perProcess } from '#lib/core/process/per-process.ts';

/** What begins once the version is accepted. */
const waiting = perProcess('probation', () => ({ begin: [] as (() => void)[] }));

/** Ends the probation at SIGUSR2, by which root accepts the version. A later signal changes nothing. */
export function listenForAcceptance(): void {
  process.on('SIGUSR2', () => {
    if (!isInProbation()) return;
    endProbation();
    console.log('The new version is accepted: changes are taken, and jobs run.');
    for (const begin of waiting.begin.splice(0)) begin();
  });
}

/** Begins work at once, in probation once the version is accepted. */
export function onceAccepted(begin: () => void): void {
  if (isInProbation()) waiting.begin.push(begin);
  else begin();
}
