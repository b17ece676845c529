import 'server-only';
import { raiseSession } from '#lib/core/auth/actor.ts';
import { endSessions } from '#lib/core/auth/session-rows.ts';
import { db } from '#lib/core/database/db.ts';
import { staffOf } from '#lib/core/operations/access.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { openChallenge } from './challenge.ts';
import { enrollNewFactor, removeKnownFactor } from './enrollment.ts';
import { replaceRecoveryCodes } from './recovery.ts';
import {
  factorChallenge,
  factorInput,
  factorRemoval,
  factorVerification,
  type NewFactor,
  type SentChallenge,
} from './schema.ts';
import { answerChallenge } from './verification.ts';

/**
 * Adds a second factor, unverified until its first code is confirmed. For an authenticator app, returns its secret
 * once, as text and QR code.
 * @throws AppError `conflict` when the name is taken or there are ten
 */
export const enrollFactor = command({
  name: 'enrollFactor',
  access: 'admin',
  input: factorInput,
  changes: null,
  isOffInDemo: true,
  run: (input, { actor }): Promise<NewFactor> => enrollNewFactor(input, staffOf(actor).staffId),
});

/**
 * Removes a factor; sessions that it raised fall back to aal1. With the last verified one the recovery codes are
 * removed, too, and the password alone is enough.
 * @throws AppError `not_found`; `conflict` where owners must keep theirs
 */
export const removeFactor = command({
  name: 'removeFactor',
  access: 'admin',
  input: factorRemoval,
  changes: null,
  isOffInDemo: true,
  run: ({ id }, { actor }): Promise<void> => removeKnownFactor(id, staffOf(actor).staffId),
});

/**
 * Opens a challenge of the factor for this browser session, for five minutes; a phone receives a code.
 * @throws AppError `not_found`; `mfa_required` for a factor that only a full session may confirm; `too_many_requests`;
 * `unavailable` when the code could not be sent
 */
export const challengeFactor = command({
  name: 'challengeFactor',
  access: 'session',
  input: factorChallenge,
  changes: null,
  isOffInDemo: true,
  run: (input, { actor }): Promise<SentChallenge> => openChallenge(input, actor),
});

/**
 * Checks the code, or a recovery code, and raises this browser session to aal2. A new factor becomes verified. Returns
 * the session's lifetime in seconds.
 * @throws AppError `not_found`, `mfa_required`, `invalid` on `code`, `too_many_requests`
 */
export const verifyFactor = command({
  name: 'verifyFactor',
  access: 'session',
  input: factorVerification,
  changes: null,
  run: async (input, { actor }): Promise<{ expires_in: number }> => {
    await answerChallenge(input, actor);
    return { expires_in: await raiseSession(input.id) };
  },
});

/**
 * Makes ten new recovery codes; the old ones end. They are shown this once.
 * @throws AppError `conflict` while no factor is verified
 */
export const renewRecoveryCodes = command({
  name: 'renewRecoveryCodes',
  access: 'admin',
  input: noInput,
  changes: null,
  isOffInDemo: true,
  run: async (_input, { actor }): Promise<{ codes: string[] }> => ({
    codes: await db().$transaction((transaction) =>
      replaceRecoveryCodes(transaction, staffOf(actor).staffId),
    ),
  }),
});

/** Ends every session of the person, or of the shared password, on every device, including this one. */
export const signOutEverywhere = command({
  name: 'signOutEverywhere',
  access: 'admin',
  input: noInput,
  changes: null,
  isOffInDemo: true,
  run: (_input, { actor }) => endSessions(db(), staffOf(actor).staffId),
});
