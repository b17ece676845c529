import { type Database, db } from '#lib/core/database/db.ts';
import { type AppError, fieldError } from '#lib/core/operations/errors.ts';
import { addJob } from '#lib/core/process/jobs.ts';
import type { NewDeviceCode } from '../schema.ts';
import { openToken, sealToken, theRow } from '../settings-rows.ts';
import { askMicrosoft, type MicrosoftAnswer, mailScope, refusalOf } from './microsoft-api.ts';

export const deviceCodeTask = 'ask_for_mail_token';

interface App {
  client_id: string;
  tenant: string;
}

/**
 * Begins a sign-in at Microsoft (RFC 8628), in place of an earlier one. A job asks for the token until the code was typed or
 * has expired.
 * @throws AppError `invalid` for an application or an organization that Microsoft does not know; MailError
 */
export async function beginSignIn(
  app: App,
  write: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>,
): Promise<NewDeviceCode> {
  const answer = await askMicrosoft(app.tenant, 'devicecode', { client_id: app.client_id, scope: mailScope });
  const { device_code, user_code, verification_uri, expires_in, interval } = answer;
  if (typeof device_code !== 'string' || typeof user_code !== 'string') throw refusedApp(answer);
  const expires_at = new Date(Date.now() + Number(expires_in ?? 900) * 1000);
  const row = {
    ...app,
    state: 'waiting',
    device_code: sealToken(device_code, app),
    user_code,
    verification_url: String(verification_uri ?? 'https://microsoft.com/devicelogin'),
    interval_seconds: Number(interval ?? 5),
    expires_at,
  };
  await write(async (database) => {
    await database.mailSignIn.upsert({ where: theRow, create: { ...theRow, ...row }, update: row });
    await askLater(database, row.interval_seconds);
  });
  return { user_code, verification_url: row.verification_url, expires_at: expires_at.toISOString() };
}

/** AADSTS90002 and AADSTS900023 are of an unknown organization. */
function refusedApp(answer: MicrosoftAnswer): AppError {
  const words = refusalOf(answer);
  return fieldError(/AADSTS9000?2/.test(words) ? 'tenant' : 'client_id', words);
}

/** Asks once whether the code was typed, and queues the next time while it may still be. */
export async function askForToken(): Promise<void> {
  const row = await db().mailSignIn.findUnique({ where: theRow });
  if (row?.state !== 'waiting' || row.device_code === null) return;
  const { device_code: sealed } = row;
  const end = (state: string, token?: string) =>
    db().mailSignIn.updateMany({
      where: { device_code: sealed },
      data: { state, device_code: null, user_code: null, ...(token && { token: sealToken(token, row) }) },
    });
  const code = openToken(sealed, row);
  if (code === null || (row.expires_at ?? 0) < new Date()) return void (await end('expired'));
  const grant_type = 'urn:ietf:params:oauth:grant-type:device_code';
  const answer = await askMicrosoft(row.tenant, 'token', {
    grant_type,
    client_id: row.client_id,
    device_code: code,
  });
  if (typeof answer.refresh_token === 'string') return void (await end('signed_in', answer.refresh_token));
  if (answer.error === 'authorization_pending') return askLater(db(), row.interval_seconds);
  if (answer.error === 'slow_down') return askLater(db(), row.interval_seconds + 5);
  await end(answer.error === 'expired_token' ? 'expired' : 'refused');
}

function askLater(database: Database, seconds: number): Promise<void> {
  return addJob(database, {
    task: deviceCodeTask,
    payload: {},
    key: deviceCodeTask,
    maxAttempts: 5,
    runAt: new Date(Date.now() + seconds * 1000),
  });
}
