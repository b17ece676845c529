import { perProcess } from '#lib/core/platform/per-process.ts';

/** What unlocks sources that are being read, by the run: in the memory of the process that was told, and nowhere else. */
type Secrets = Readonly<Record<string, unknown>>;

const held = perProcess('import-secrets', () => new Map<string, Secrets>());

/** Keeps what unlocks the source of a run until it is read. */
export function holdSecrets(run: string, secrets: Secrets): void {
  held.set(run, secrets);
}

export function secretsOf(run: string): Secrets {
  return held.get(run) ?? {};
}

export function forgetSecrets(run: string): void {
  held.delete(run);
}

/** The runs whose secrets this process was told. */
export function heldSecrets(): string[] {
  return [...held.keys()];
}
