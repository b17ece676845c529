import { db } from '#lib/core/database/db.ts';
import { MailError } from '#lib/core/messaging/email.ts';
import { messages } from '#lib/language/messages.ts';
import { openToken, sealToken, theRow } from '../settings-rows.ts';
import { askMicrosoft, mailScope, refusalOf } from './microsoft-api.ts';

interface AccessToken {
  token: string;
  /** Unix milliseconds. */
  until: number;
}

/** By the sealed refresh token that it was made of. */
let held: (AccessToken & { sealed: string }) | undefined;

/** A token that ends within this time is replaced. */
const marginMilliseconds = 2 * 60_000;

/**
 * Returns an access token of the stored sign-in. A refresh token that Microsoft has replaced is stored; one that it refuses is
 * forgotten, so that the office asks for it again.
 * @throws MailError
 */
export async function microsoftToken(): Promise<AccessToken> {
  const row = await db().mailSignIn.findUnique({ where: theRow });
  const refreshToken = row?.token ? openToken(row.token, row) : null;
  if (!row?.token || refreshToken === null) throw signInNeeded();
  if (held?.sealed === row.token && Date.now() < held.until) return held;
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: mailScope };
  const answer = await askMicrosoft(row.tenant, 'token', { client_id: row.client_id, ...form });
  const change = (data: { token: string | null; state?: string }) =>
    db().mailSignIn.updateMany({ where: { token: row.token }, data });
  if (typeof answer.access_token !== 'string') {
    if (answer.error !== 'invalid_grant') throw new MailError(refusalOf(answer), false, 'EOAUTH2', 'secret');
    await change({ token: null, state: 'expired' });
    throw signInNeeded();
  }
  const renewed = typeof answer.refresh_token === 'string' ? answer.refresh_token : refreshToken;
  const sealed = renewed === refreshToken ? row.token : sealToken(renewed, row);
  if (sealed !== row.token) await change({ token: sealed });
  const until = Date.now() + Number(answer.expires_in ?? 3600) * 1000 - marginMilliseconds;
  held = { sealed, token: answer.access_token, until };
  return held;
}

export const renewalTask = 'renew_mail_token';

/** Uses the stored sign-in, if there is one. @throws MailError */
export async function renewSignIn(): Promise<void> {
  if (await db().mailSignIn.count({ where: { token: { not: null } } })) await microsoftToken();
}

/** Runs what signs in with the access token; where that is refused, once more with a new one. @throws MailError */
export async function withFreshToken<Result>(send: () => Promise<Result>): Promise<Result> {
  const used = held;
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof MailError) || error.code !== 'EAUTH' || !used) throw error;
    held = undefined;
    return send();
  }
}

function signInNeeded(): MailError {
  return new MailError(messages.mailSettings.signInAgain, false, 'EOAUTH2', 'secret');
}
