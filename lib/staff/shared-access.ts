import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { assertOwnersBeside } from '#lib/core/auth/owners.ts';
import { isStartedWithPassword } from '#lib/core/auth/password.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import { readSharedPassword, type SharedPassword } from '#lib/core/auth/shared-password.ts';
import type { Database } from '#lib/core/database/db.ts';
import { type Actor, staffOf } from '#lib/core/operations/access.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenPasswordHash } from './chosen-password.ts';
import { assertMayGive } from './giving-roles.ts';
import type { SharedAccess, sharedAccessChange } from './schema.ts';

/** Returns what the shared password opens: everything, until an owner says otherwise. */
export async function readSharedAccess(database: Database): Promise<SharedAccess> {
  const { isOpen, isThere, isAsked, roles } = await readSharedPassword(database);
  return {
    enabled: isOpen,
    roles,
    ...(!isThere && { needs_password: true as const }),
    ...(isAsked && { is_asked: true as const }),
  };
}

/**
 * Changes it; the caller holds the lock of the staff. A person who was asked whether it stays may turn it off alone.
 * @throws AppError `conflict`, `not_permitted`, `invalid`
 */
export async function changeSharedAccess(
  database: Database,
  input: z.output<typeof sharedAccessChange>,
  actor: Actor,
): Promise<SharedAccess> {
  if (input.roles) assertMayGive(actor, input.roles);
  const before = await readSharedPassword(database);
  const { enabled = before.isOpen, roles = before.roles, password } = input;
  const isAnswer = before.isAsked && staffOf(actor).staffId !== null;
  const isSame = enabled === before.isOpen && isDeepStrictEqual(roles, before.roles);
  if (!isSame || isAnswer || password !== undefined) {
    const password_hash = await hashToKeep(before, { enabled, password });
    const isTurnedOff = before.isOpen && !enabled;
    await assertOwnersBeside(database, { enabled: !isTurnedOff || isAnswer, roles });
    const data = { shared_enabled: enabled, shared_roles: roles, password_hash };
    const all = isAnswer ? { ...data, is_asked: false } : data;
    await database.adminAccount.upsert({ where: { id: 1 }, create: { id: 1, ...all }, update: all });
    if (!enabled || password !== undefined) await endSessions(database, null);
  }
  return readSharedAccess(database);
}

/**
 * Returns the hash of the shared password to keep: a new one, the one that is there, or none where the site was started
 * with one or it is turned off.
 * @throws AppError `invalid` on `password` when one is missing, too common, or cannot be chosen here
 */
async function hashToKeep(
  { isThere, chosen }: SharedPassword,
  { enabled, password }: { enabled: boolean; password: string | undefined },
): Promise<string | null> {
  if (password !== undefined && isStartedWithPassword())
    throw fieldError('password', messages.staff.sharedPasswordGiven);
  if (!enabled) return null;
  if (password !== undefined) return chosenPasswordHash(password);
  if (!isThere) throw fieldError('password', messages.staff.sharedPasswordMissing);
  return chosen;
}
