import 'server-only';
import { closeSession, openSession } from '#lib/core/auth/actor.ts';
import { isAdminPassword } from '#lib/core/auth/password.ts';
import { countPasswordTry } from '#lib/core/auth/password-try.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { passwordMessages } from './messages.ts';
import { passwordForm } from './schema.ts';

/**
 * Opens a session by the password, for browsers without scripts: all others ask next-auth, with the same limits.
 * @throws AppError `unauthenticated` for a wrong one, `too_many_requests`
 */
export const signIn = command({
  name: 'signIn',
  access: 'anyone',
  input: passwordForm,
  changes: null,
  run: async ({ password }): Promise<void> => {
    const { result: isRight, isNewDevice } = await countPasswordTry(
      () => isAdminPassword(password),
      (right) => right,
    );
    if (!isRight) throw new AppError('unauthenticated', passwordMessages.wrong);
    await openSession({ isNewDevice });
  },
});

/** Ends the session of this browser, for those without scripts. */
export const signOut = command({
  name: 'signOut',
  access: 'anyone',
  input: noInput,
  changes: null,
  run: () => closeSession(),
});

/** Ends every admin session there is, on every device, the asking one included. */
export const signOutEverywhere = command({
  name: 'signOutEverywhere',
  access: 'admin',
  input: noInput,
  changes: null,
  run: async () => {
    await db().adminAccount.upsert({
      where: { id: 1 },
      create: { id: 1, session_generation: 2 },
      update: { session_generation: { increment: 1 }, updated_at: new Date() },
    });
  },
});
