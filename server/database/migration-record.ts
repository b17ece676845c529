import type { Client } from 'pg';

/** In which the migrations of a database are recorded; it goes along as the tables do. */
export const migrationTable = '_prisma_migrations';

export interface Recorded {
  name: string;
  isFinished: boolean;
}

/** Makes the table as Prisma makes it. */
export async function createRecord(client: Client): Promise<void> {
  await client.query(`CREATE TABLE ${migrationTable} (
    id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
    migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`);
}

/** The migrations the database knows of, those given up left out; undefined where there is no record of any. */
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
