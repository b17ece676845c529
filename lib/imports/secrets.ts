/** What unlocks sources that are being read, by the run: in the memory of the process that was told, and nowhere else. */
type Secrets = Readonly<Record<string, unknown>>;

// Server and application are bundled apart but share one process.
const key = Symbol.for('belltower.import-secrets');
const holder = globalThis as { [key]?: Map<string, Secrets> };
holder[key] ??= new Map();
const held = holder[key];

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
