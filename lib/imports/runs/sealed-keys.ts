import { openSecret, sealSecret } from '#lib/core/auth/sealed-secret.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { sourceOf } from '../sources.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import type { WorkingRun } from './working-run.ts';

/** Returns the keys of a source as stored, bound to its row. */
export function sealKeys(source_id: string, keys: Secrets): string {
  return sealSecret('keys of sources', JSON.stringify(keys), source_id);
}

/**
 * Returns the secrets that a run's source is read with: those in memory, or the stored ones of a source that keeps them.
 * @throws AppError `invalid` where the stored ones are missing, or were sealed by another AUTH_SECRET
 */
export function keysOf(run: Pick<WorkingRun, 'id' | 'source_id' | 'sealed_keys' | 'from'>): Secrets {
  const held = secretsOf(run.id);
  if (Object.keys(held).length > 0 || !sourceOf(run.from.source)?.keepsSecrets) return held;
  const sealed = run.sealed_keys ?? run.from.sealed_keys;
  const opened = sealed && openSecret('keys of sources', sealed, run.source_id);
  if (!opened) throw new AppError('invalid', messages.imports.keyUnopened);
  return JSON.parse(opened);
}
