import { perProcess } from '#lib/core/process/per-process.ts';

/** API keys of running imports by run id, in memory only. */
export type Secrets = Readonly<Record<string, unknown>>;

const held = perProcess('import-secrets', () => new Map<string, Secrets>());

/** Keeps the secrets of a run until its source is read. */
export function holdSecrets(run: string, secrets: Secrets): void {
  held.set(run, secrets);
}

export function secretsOf(run: string): Secrets {
  return held.get(run) ?? {};
}

export function forgetSecrets(run: string): void {
  held.delete(run);
}

/** Returns the runs whose secrets this process holds. */
export function heldSecrets(): string[] {
  return [...held.keys()];
}
