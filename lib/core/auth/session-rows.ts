import { randomBytes } from 'node:crypto';
import { type Database, db } from '#lib/core/database/db.ts';
import { passwordMark } from './password.ts';
import { knownRoles, type Role } from './permissions.ts';
import { readSharedPassword } from './shared-password.ts';
import { tokenHash } from './signing.ts';

/** The absolute lifetime of a session: after it the person signs in again. */
export const longestSessionSeconds = 7 * 24 * 60 * 60;

/** A session that is open. */
export interface Session {
  id: string;
  aal: 'aal1' | 'aal2';
  /** The level that it must reach. */
  nextLevel: 'aal1' | 'aal2';
  /** When the person signed in, in Unix seconds. */
  since: number;
  /** Null: the shared password. */
  staffId: string | null;
  name: string | null;
  roles: Role[];
  ministryIds: string[];
}

/** How a session was opened: by the shared password (`staffId` null) or as a person, and by which passkey. */
export interface SignIn {
  staffId: string | null;
  passkeyId?: string;
  label?: string;
}

/** Opens a session and returns its token, whose hash alone is kept. Deletes the rows of sessions that are long over. */
export async function openSession(
  { staffId, passkeyId, label = '' }: SignIn,
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const over = new Date(now.getTime() - longestSessionSeconds * 1000);
  await db().staffSession.deleteMany({ where: { since: { lt: over } } });
  await db().staffSession.create({
    data: {
      token_hash: tokenHash(token),
      staff_id: staffId,
      label,
      since: now,
      last_used_at: now,
      ...(staffId === null && { password_mark: passwordMark((await readSharedPassword(db())).chosen) }),
      ...(passkeyId && { aal: 'aal2', factor: passkeyId }),
    },
  });
  if (staffId) await noteSeen(staffId, now);
  return token;
}

interface FoundRow {
  id: string;
  staff_id: string | null;
  password_mark: string | null;
  chosen: string | null;
  aal: 'aal1' | 'aal2';
  since: Date;
  is_raised: boolean;
  has_factor: boolean;
  name: string | null;
  roles: string[];
  ministry_ids: string[];
}

/**
 * Returns the session of a token, or null when it has ended: signed out, too old, its person suspended or deleted, the
 * shared password changed or switched off. One question of the database.
 */
export async function findSession(token: string, now = new Date()): Promise<Session | null> {
  const oldest = new Date(now.getTime() - longestSessionSeconds * 1000);
  const [row] = await db().$queryRaw<FoundRow[]>`
    SELECT s.id::text, s.staff_id::text, s.password_mark, a.password_hash AS chosen, s.aal, s.since, p.name,
      CASE WHEN s.staff_id IS NULL THEN coalesce(a.shared_roles, '{owner}') ELSE p.roles END AS roles,
      coalesce(p.ministry_ids::text[], '{}') AS ministry_ids,
      s.aal = 'aal2' AND (s.factor = ANY (f.ids)
        OR EXISTS (SELECT FROM passkeys k WHERE k.id::text = s.factor AND k.staff_id = s.staff_id)) AS is_raised,
      cardinality(f.ids) > 0 AS has_factor
    FROM staff_sessions s
    LEFT JOIN staff p ON p.id = s.staff_id
    LEFT JOIN admin_account a ON s.staff_id IS NULL
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT id::text FROM mfa_factors
      WHERE status = 'verified' AND staff_id IS NOT DISTINCT FROM s.staff_id)) AS f (ids)
    WHERE s.token_hash = ${tokenHash(token)} AND s.ended_at IS NULL AND s.since > ${oldest}
      AND CASE WHEN s.staff_id IS NULL THEN coalesce(a.shared_enabled, true) ELSE p.state = 'active' END`;
  if (!row || (row.staff_id === null && row.password_mark !== passwordMark(row.chosen))) return null;
  const { id, staff_id: staffId, name, is_raised, has_factor } = row;
  return {
    id,
    staffId,
    name,
    aal: is_raised ? 'aal2' : 'aal1',
    nextLevel: is_raised || has_factor ? 'aal2' : 'aal1',
    since: Math.floor(row.since.getTime() / 1000),
    roles: knownRoles(row.roles),
    ministryIds: row.ministry_ids,
  };
}

/** Returns whether the session of a token was one of a person who is suspended now. */
export async function isOfSuspended(token: string): Promise<boolean> {
  const state = 'suspended';
  const where = { token_hash: tokenHash(token), staff: { state } };
  return (await db().staffSession.count({ where })) > 0;
}

/** Notes that a session is in use, for its person, too. */
export async function touchSession({ id, staffId }: Session, now = new Date()): Promise<void> {
  await db().staffSession.updateMany({ where: { id }, data: { last_used_at: now } });
  if (staffId) await noteSeen(staffId, now);
}

/** Returns when the person of a session last used an earlier one; null without one, and for the shared password. */
export async function lastUseBefore(id: string, staffId: string | null): Promise<Date | null> {
  const session = staffId && (await db().staffSession.findUnique({ where: { id } }));
  if (!session) return null;
  const { _max } = await db().staffSession.aggregate({
    where: { staff_id: staffId, since: { lt: session.since } },
    _max: { last_used_at: true },
  });
  return _max.last_used_at;
}

/** Not a change of the person: nothing is logged or announced. */
async function noteSeen(id: string, now: Date): Promise<void> {
  await db().$executeRaw`UPDATE staff SET last_seen_at = ${now} WHERE id = ${id}::uuid`;
}

/** Raises a session to aal2: its person has confirmed this second factor. */
export async function raiseRow(id: string, factor: string): Promise<void> {
  await db().staffSession.updateMany({ where: { id }, data: { aal: 'aal2', factor } });
}

/** Ends the session of a token, copies of its cookie and what renewed it included. */
export async function endSession(token: string, now = new Date()): Promise<void> {
  await db().staffSession.updateMany({
    where: { token_hash: tokenHash(token), ended_at: null },
    data: { ended_at: now },
  });
}

/** Ends all sessions of a person, or of the shared password (null), but `except`. */
export async function endSessions(
  database: Database,
  staffId: string | null,
  except?: string,
  now = new Date(),
): Promise<void> {
  await database.staffSession.updateMany({
    where: { staff_id: staffId, ended_at: null, ...(except && { id: { not: except } }) },
    data: { ended_at: now },
  });
}
