import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { z } from 'zod';
import { messages } from '#lib/language/messages.ts';
import { BackupError } from './backup-error.ts';
import type { OwnTable } from './own-tables.ts';

const rows = z.array(z.record(z.string(), z.unknown()));

/** How people sign in, and the site at its mail server. Only a passphrase opens it, so it is no table of the archive. */
export const signIns = z.object({
  /** The stored passwords by the id of the person. */
  passwords: z.record(z.string(), z.string()),
  /** The stored shared password that an owner chose. */
  shared: z.string().optional(),
  /** The rows of the passkeys. */
  passkeys: rows,
  /** The secrets of the mail server by their column, sealed by AUTH_SECRET, and the sign-in at Microsoft. */
  mail: z.object({ secrets: z.record(z.string(), z.string()), sign_ins: rows }).optional(),
});
export type SignIns = z.output<typeof signIns>;

/**
 * Passkeys are sealed; sessions, invitations, codes and questions end with the site that was backed up, and a copy of a
 * demo is none.
 */
const leftOutTables = [
  'demo_site',
  'owner_claim',
  'passkeys',
  'passkey_challenges',
  'staff_invitations',
  'staff_sessions',
  'mail_sign_ins',
];

const leftOutColumns: Readonly<Record<string, readonly string[]>> = {
  admin_account: ['password_hash'],
  staff: ['password_hash'],
  mail_settings: ['secret', 'bounces_secret'],
};

/** Returns the tables and columns that an archive holds. */
export function withoutSignIns(tables: readonly OwnTable[]): OwnTable[] {
  return tables
    .filter(({ name }) => !leftOutTables.includes(name))
    .map((table) => ({
      ...table,
      columns: table.columns.filter((column) => !leftOutColumns[table.name]?.includes(column)),
    }));
}

/** Returns what is to be sealed; nothing of a database from before people had names. */
export async function readSignIns(client: Client): Promise<SignIns | undefined> {
  if (!(await hasPeople(client))) return undefined;
  const { rows } = await client.query(
    `SELECT (SELECT coalesce(jsonb_object_agg(id, password_hash), '{}') FROM staff
         WHERE password_hash IS NOT NULL) AS passwords,
       (SELECT to_jsonb(a) ->> 'password_hash' FROM admin_account a) AS shared,
       (SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY id), '[]') FROM passkeys p) AS passkeys`,
  );
  const { shared, ...people } = rows[0];
  return signIns.parse({ ...people, ...(shared !== null && { shared }), mail: await readMail(client) });
}

/** Databases of earlier versions have no settings of mail. */
async function readMail(client: Client): Promise<SignIns['mail']> {
  const { rows: found } = await client.query(`SELECT to_regclass('mail_sign_ins') IS NOT NULL AS there`);
  if (!found[0].there) return undefined;
  const { rows: read } = await client.query(
    `SELECT (SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM mail_settings s, jsonb_each_text(to_jsonb(s))
         WHERE key = ANY ($1) AND value IS NOT NULL) AS secrets,
       (SELECT coalesce(jsonb_agg(to_jsonb(m)), '[]') FROM mail_sign_ins m) AS sign_ins`,
    [leftOutColumns.mail_settings],
  );
  return read[0];
}

/** Loads what was sealed for the people that are there. @throws BackupError when it is not as it was */
export async function loadSignIns(client: Client, given: SignIns): Promise<void> {
  await client.query(
    `UPDATE staff SET password_hash = given.value FROM jsonb_each_text($1) AS given WHERE given.key = id::text`,
    [JSON.stringify(given.passwords)],
  );
  if (given.shared !== undefined)
    await client.query('UPDATE admin_account SET password_hash = $1', [given.shared]);
  await client.query('INSERT INTO passkeys SELECT * FROM jsonb_populate_recordset(NULL::passkeys, $1)', [
    JSON.stringify(given.passkeys),
  ]);
  if (given.mail) await loadMail(client, given.mail);
  if (!isDeepStrictEqual(await readSignIns(client), given))
    throw new BackupError(messages.backupProblems.differs('passkeys'));
}

async function loadMail(client: Client, { secrets, sign_ins }: NonNullable<SignIns['mail']>): Promise<void> {
  await client.query(
    `UPDATE mail_settings SET secret = $1::jsonb->>'secret', bounces_secret = $1::jsonb->>'bounces_secret'`,
    [JSON.stringify(secrets)],
  );
  await client.query(
    'INSERT INTO mail_sign_ins SELECT * FROM jsonb_populate_recordset(NULL::mail_sign_ins, $1)',
    [JSON.stringify(sign_ins)],
  );
}

/**
 * Makes invited of people without a way to sign in; they choose their second factors again as well. Without an active
 * owner the shared password opens the site, as it did before there were people.
 */
export async function inviteAgain(client: Client): Promise<void> {
  if (!(await hasPeople(client))) return;
  await client.query(`SET LOCAL belltower.activity = 'off'`);
  await client.query(
    `UPDATE staff SET state = 'invited' WHERE state = 'active' AND password_hash IS NULL
       AND NOT EXISTS (SELECT FROM passkeys WHERE staff_id = staff.id)`,
  );
  for (const table of ['mfa_factors', 'mfa_recovery_codes'])
    await client.query(
      `DELETE FROM ${table} USING staff WHERE staff_id = staff.id AND staff.state = 'invited'`,
    );
  await client.query(
    `UPDATE admin_account SET shared_enabled = true, shared_roles = '{owner}'
     WHERE NOT EXISTS (SELECT FROM staff WHERE state = 'active' AND 'owner' = ANY (roles))`,
  );
}

/** Databases of earlier versions have no people. */
async function hasPeople(client: Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('passkeys') IS NOT NULL AS there`);
  return rows[0].there;
}
