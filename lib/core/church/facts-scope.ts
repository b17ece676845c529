import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '#lib/core/platform/per-process.ts';
import type { Church } from './church-row.ts';
import type { RegularService } from './regular-service.ts';

/** What the church is, and when it meets. */
export interface Facts {
  church: Church;
  services: readonly RegularService[];
}

interface Scope extends Partial<Facts> {
  /** Reads them as they are now. */
  read?: () => Promise<Facts>;
}

const scope = perProcess('facts', () => new AsyncLocalStorage<Scope>());

/** What the rendering, job or request that this runs in goes by. */
export function factsHere(): Partial<Facts> {
  return scope.getStore() ?? {};
}

/** Runs with these facts, whatever becomes of them meanwhile. */
export function runWithFacts<Result>(facts: Partial<Facts>, run: () => Result): Result {
  return scope.run({ ...factsHere(), ...facts }, run);
}

/** Runs with the facts as `read` finds them, until `renewFacts` reads them again. */
export async function runWithReadFacts<Result>(
  read: () => Promise<Facts>,
  run: () => Result,
): Promise<Awaited<Result>> {
  return await scope.run({ ...(await read()), read }, run);
}

/** Reads the facts of this request again: what it changed itself is told in its own answer. */
export async function renewFacts(): Promise<void> {
  const here = scope.getStore();
  if (here?.read) Object.assign(here, await here.read());
}
