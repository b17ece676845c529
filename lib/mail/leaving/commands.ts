import 'server-only';
import { type Database, db } from '#lib/core/database/db.ts';
import { MailError } from '#lib/core/messaging/email.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import { wordsOf } from './advice.ts';
import { environmentSettings } from './environment-settings.ts';
import { beginSignIn } from './microsoft/device-code.ts';
import { usualTenant } from './microsoft/microsoft-api.ts';
import {
  carrierOf,
  deviceCodeInput,
  type MailSettings,
  type MailTest,
  mailSettingsInput,
  mailTestInput,
  type NewDeviceCode,
} from './schema.ts';
import { presentSettings, type StoredSettings, storedSettings, theRow } from './settings-rows.ts';
import { sendTestMail } from './test-mail.ts';
import { missingOf, presentWayOut } from './way-out.ts';
import { columnsOf, endsSignIn, serverOf } from './written-settings.ts';

/**
 * Changes how mail leaves. Without a port, those of mail are tried. A secret that is absent is kept for the same host and
 * user only.
 * @throws AppError `conflict` where the environment says how, or with the present settings when they changed since they
 * were read; `invalid`
 */
export const updateMailSettings = command({
  name: 'updateMailSettings',
  access: 'settings',
  input: mailSettingsInput,
  changes: 'settings',
  isOffInDemo: true,
  run: async ({ if_match, ...input }, { write }): Promise<MailSettings> => {
    assertOwnSettings();
    const server = await serverOf(input);
    return write(async (database) => {
      const stored = await lockSettings(database, if_match);
      const written = { ...input, ...server };
      const data = columnsOf(written, stored.row);
      await database.mailSettings.upsert({ where: theRow, create: { ...theRow, ...data }, update: data });
      if (endsSignIn(written, stored.row)) await database.mailSignIn.deleteMany();
      return presentSettings(await storedSettings(database));
    });
  },
});

/**
 * Forgets how mail leaves, secrets included: mails wait again.
 * @throws AppError `conflict` where the environment says how
 */
export const removeMailSettings = command({
  name: 'removeMailSettings',
  access: 'settings',
  input: noInput,
  changes: 'settings',
  isOffInDemo: true,
  run: async (_input, { write }): Promise<void> => {
    assertOwnSettings();
    await write(async (database) => {
      await lockSettings(database, '*');
      await database.mailSettings.deleteMany();
      await database.mailSignIn.deleteMany();
    });
  },
});

/**
 * Sends one mail now and returns how it went.
 * @throws AppError `conflict` while mail is not set up, `invalid` on the setting that the server's answer points at,
 * `too_many_requests`
 */
export const testMailSettings = command({
  name: 'testMailSettings',
  access: 'settings',
  input: mailTestInput,
  changes: null,
  isOffInDemo: true,
  run: async ({ to }): Promise<MailTest> => {
    const way = await presentWayOut();
    const missing = missingOf(way);
    if (missing === 'settings') throw new AppError('conflict', messages.mail.notSetUp);
    if (missing === 'secret') throw fieldError('secret', messages.mailSettings.secretMissing);
    await spendTry('mailTests', 'all');
    const begun = performance.now();
    const seconds = () => Math.max(0.1, Math.round((performance.now() - begun) / 100) / 10);
    try {
      const { server, words } = await sendTestMail(way, to);
      await db().mailSlot.create({ data: { at: new Date() } });
      return { accepted: true, seconds: seconds(), server, words };
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const took = seconds();
      const words = await wordsOf(error, way.settings);
      if (error.field) throw fieldError(error.field, words);
      return { accepted: false, seconds: took, server: carrierOf(way.settings), words };
    }
  },
});

/**
 * Begins the sign-in at Microsoft: a person types the code there.
 * @throws AppError `conflict` where the environment says how mail leaves; `invalid`, also where Microsoft cannot be reached
 */
export const askDeviceCode = command({
  name: 'askDeviceCode',
  access: 'settings',
  input: deviceCodeInput,
  changes: 'settings',
  isOffInDemo: true,
  run: async ({ client_id, tenant }, { write }): Promise<NewDeviceCode> => {
    assertOwnSettings();
    try {
      return await beginSignIn({ client_id, tenant: tenant ?? usualTenant }, write);
    } catch (error) {
      if (error instanceof MailError)
        throw new AppError('invalid', messages.mailSettings.silent('Microsoft', error.code));
      throw error;
    }
  },
});

/** Waits its turn, and returns what is stored. @throws AppError `conflict` when it has changed since it was read */
async function lockSettings(database: Database, if_match: string | undefined): Promise<StoredSettings> {
  const name = 'mail settings';
  const read = async () => (await storedSettings(database)).row;
  const { signIn } = await storedSettings(database);
  const present = (row: StoredSettings['row']) => presentSettings({ row, signIn });
  await lockUnchanged(database, { name, if_match, read, present });
  return storedSettings(database);
}

function assertOwnSettings(): void {
  if (environmentSettings()) throw new AppError('conflict', messages.mailSettings.fromEnvironment);
}
