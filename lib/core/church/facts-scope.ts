import { AsyncLocalStorage } from 'node:async_hooks';
import type { LinkFacts } from '#lib/core/addresses/link-facts.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import type { RowLanguage } from '#lib/core/translations/row-language.ts';
import type { UntranslatedWords } from '#lib/core/translations/untranslated-words.ts';
import type { Church } from './church-row.ts';
import type { RegularService } from './regular-service.ts';

/** The address of a form on the site, and the words of a link to it. */
export interface ContactForm {
  href: string;
  label: string;
}

/** The church row, its service times, its contact form while that is open, and what links depend on. */
export interface Facts extends LinkFacts {
  church: Church;
  services: readonly RegularService[];
  contact: ContactForm | undefined;
  /** In which language rows are presented, where the site has two. */
  rowLanguage?: RowLanguage | undefined;
  /** Which words of built-in pages exist in the first language only, where the site has two. */
  untranslated?: UntranslatedWords | undefined;
}

interface Scope extends Partial<Facts> {
  /** Reads the current facts. */
  read?: () => Promise<Facts>;
}

const scope = perProcess('facts', () => new AsyncLocalStorage<Scope>());

/** Returns the facts of the current rendering, job or request. */
export function factsHere(): Partial<Facts> {
  return scope.getStore() ?? {};
}

/** Runs with this snapshot of the facts. */
export function runWithFacts<Result>(facts: Partial<Facts>, run: () => Result): Result {
  return scope.run({ ...factsHere(), ...facts }, run);
}

/** Runs with the facts that `read` returns, until `renewFacts` reads them again. */
export async function runWithReadFacts<Result>(
  read: () => Promise<Facts>,
  run: () => Result,
): Promise<Awaited<Result>> {
  return await scope.run({ ...(await read()), read }, run);
}

/** Reads the facts of this request again, so that its response shows its own changes. */
export async function renewFacts(): Promise<void> {
  const here = scope.getStore();
  if (here?.read) Object.assign(here, await here.read());
}
