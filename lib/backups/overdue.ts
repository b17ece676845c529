import type { Backup } from './schema.ts';

const patienceDays = 8;
const dayMilliseconds = 86_400_000;

/**
 * Returns the whole days without a proven backup, from 8 on; null otherwise. Without any proven one, they are counted
 * from the first failure.
 */
export function overdueDays(
  backups: readonly Pick<Backup, 'created_at' | 'proven_at'>[],
  now: Date,
): number | null {
  const proven = backups.find(({ proven_at }) => proven_at !== null);
  const since = proven?.proven_at ?? backups.at(-1)?.created_at;
  if (since === undefined) return null;
  const days = Math.floor((now.getTime() - Date.parse(since)) / dayMilliseconds);
  return days >= patienceDays ? days : null;
}
