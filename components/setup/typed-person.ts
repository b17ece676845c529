import { z } from 'zod';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';

const person = z.object({ name: z.string(), email: z.string() });

/** Who sets the site up, as typed. */
export type TypedPerson = z.output<typeof person>;

const key = 'belltower.setup-who';

/** Returns what was typed in this tab of the person who has no way to sign in yet; null without it. */
export function readTypedPerson(): TypedPerson | null {
  try {
    return person.parse(JSON.parse(readStored('sessionStorage', key) ?? ''));
  } catch {
    return null;
  }
}

/** Keeps what was typed until the person has a way to sign in, or the tab is closed. */
export function keepTypedPerson(typed: TypedPerson): void {
  if (typed.name.trim() || typed.email.trim()) writeStored('sessionStorage', key, JSON.stringify(typed));
  else forgetTypedPerson();
}

export function forgetTypedPerson(): void {
  removeStored('sessionStorage', key);
}
