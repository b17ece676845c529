import 'server-only';
import type { z } from 'zod';
import { isPasswordOf } from '#lib/core/auth/password.ts';
import { countPasswordTry } from '#lib/core/auth/password-try.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import type { Staff } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorizeRecent, staffOf } from '#lib/core/operations/access.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { messages } from '#lib/language/messages.ts';
import { chosenPasswordHash } from '../chosen-password.ts';
import { type Me, ownChange, ownRow } from '../schema.ts';
import { personOf } from './person-of.ts';

/**
 * Changes the own name or password. A new password ends the person's other sessions.
 * @throws AppError `not_permitted` for the shared password; `forbidden` on `current_password` for a wrong one;
 * `too_many_requests`; `recent_sign_in_required` for a first password; `invalid`
 */
export const updateMe = command({
  name: 'updateMe',
  access: 'admin',
  input: ownChange,
  changes: 'staff',
  isOffInDemo: true,
  run: async (input, { actor, write }): Promise<Me> => {
    const { sessionId } = staffOf(actor);
    const person = await personOf(actor);
    const password_hash = await newHash(person, input, actor);
    const data = { ...(input.name && { name: input.name }), ...(password_hash && { password_hash }) };
    const row = await write(async (database) => {
      if (password_hash) await endSessions(database, person.id, sessionId);
      return database.staff.update({ where: { id: person.id }, data });
    });
    return presentRow(ownRow, { ...row, has_password: row.password_hash !== null });
  },
});

async function newHash(
  person: Staff,
  { password, current_password: current = '' }: z.output<typeof ownChange>,
  actor: Actor,
): Promise<string | null> {
  if (password === undefined) return null;
  if (person.password_hash === null) authorizeRecent(actor);
  else await assertCurrent(person, current);
  return chosenPasswordHash(password);
}

async function assertCurrent({ password_hash }: Staff, current: string): Promise<void> {
  const { result: isRight } = await countPasswordTry(() => isPasswordOf(password_hash, current), Boolean);
  if (!isRight) throw fieldError('current_password', messages.staff.passwordWrong, 'forbidden');
}
