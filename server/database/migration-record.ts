import type { Client } from 'pg';

/** The table of applied migrations; backups contain it. */
export const migrationTable = '_prisma_migrations';

export interface Recorded {
  name: string;
  isFinished: boolean;
}

/** Creates the table with Prisma's columns. */
export async function createRecord(client: Client): Promise<void> {
  await client.query(`CREATE TABLE ${migrationTable} (
    id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
    migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
}

/** Returns the recorded migrations without rolled back ones; undefined without the table. */
export async function readRecorded(client: Client): Promise<Recorded[] | undefined> {
  const { rows: tables } = await client.query('SELECT to_regclass($1) IS NOT NULL AS found', [
    migrationTable,
  ]);
  if (!tables[0].found) return undefined;
  const { rows } = await client.query<Recorded>(
    `SELECT migration_name AS name, finished_at IS NOT NULL AS "isFinished"
     FROM ${migrationTable} WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return rows;
}
