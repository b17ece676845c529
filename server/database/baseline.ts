import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { messages } from '#lib/language/messages.ts';
import { migrationTable, type Recorded } from './migration-record.ts';

/** The script that makes the whole schema, in the place of the scripts that stood before it. */
export const baseline = '20261201000000_baseline';
/** The last of those scripts. What all of them made is what the baseline makes. */
export const lastScript = '20261130100100_search_languages';
/** How many they were: a record with the last one alone may lack an earlier one that was added after it. */
export const scriptCount = 50;
/** The last commit that has them, and so brings an earlier database forward. CHANGELOG.md repeats it. */
export const lastBeforeBaseline = 'fa37ecb4';

/** Returns whether a record with these finished scripts has all that the baseline replaced. */
function isComplete(names: ReadonlySet<string>): boolean {
  return names.has(lastScript) && names.size >= scriptCount;
}

/**
 * Returns what the record of a database is to the baseline: `before` is to be marked as standing at it, without running
 * it; `earlier` cannot be brought forward by this version; `open` is everything else, a database without a record too.
 */
export function standingOf(recorded: readonly Recorded[]): 'open' | 'before' | 'earlier' {
  if (recorded.some(({ name, isFinished }) => name === baseline && isFinished)) return 'open';
  const replaced = recorded.filter(({ name }) => name <= lastScript);
  if (replaced.length === 0) return 'open';
  const finished = new Set(replaced.filter(({ isFinished }) => isFinished).map(({ name }) => name));
  return isComplete(finished) ? 'before' : 'earlier';
}

/** Says that data whose record ends at this script are brought forward by an earlier version alone. */
export function earlierData(migration: string): string {
  return messages.backupProblems.earlierData(migration, lastBeforeBaseline);
}

/**
 * Records the baseline as finished in the place of the scripts that it replaced, since when the site first ran. Copies
 * that know those alone refuse the database as a newer one.
 */
export async function markAtBaseline(client: Client, script: string): Promise<void> {
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO ${migrationTable} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     SELECT gen_random_uuid(), $1, $2, min(started_at), clock_timestamp(), 1 FROM ${migrationTable}`,
    [checksumOf(script), baseline],
  );
  await client.query(
    `DELETE FROM ${migrationTable} WHERE migration_name <= $1 COLLATE "C" OR migration_name = $2 AND finished_at IS NULL`,
    [lastScript, baseline],
  );
  await client.query('COMMIT');
}

/** Returns the checksum that the record has of a script, as Prisma computes it. */
export function checksumOf(script: string): string {
  return createHash('sha256').update(script).digest('hex');
}
