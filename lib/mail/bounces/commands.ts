import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import { storedSettings } from '../leaving/settings-rows.ts';
import { MailboxError, mailboxOf, withMailbox } from './mailbox.ts';
import { recordNotice } from './record-notice.ts';
import { type MailboxTest, postedBounces } from './schema.ts';
import { webhookNotices } from './webhook-notice.ts';
import { isWebhookSecret } from './webhook-secret.ts';

const longestTestMilliseconds = 40_000;

/**
 * Opens the mailbox of mails that came back, and changes nothing in it.
 * @throws AppError `conflict` without one, `invalid` on the setting that its server's answer points at, `too_many_requests`
 */
export const testBounceMailbox = command({
  name: 'testBounceMailbox',
  access: 'settings',
  input: noInput,
  changes: null,
  isOffInDemo: true,
  run: async (): Promise<MailboxTest> => {
    const { row } = await storedSettings(db());
    const words = messages.mailSettings.bounces;
    if (!row?.bounces_host) throw new AppError('conflict', words.notSet);
    const mailbox = mailboxOf(row);
    if (!mailbox) throw fieldError('bounces.secret', words.secretMissing);
    await spendTry('mailTests', 'all');
    try {
      const count = await withMailbox(
        mailbox,
        async (client) => (client.mailbox ? client.mailbox.exists : 0),
        longestTestMilliseconds,
      );
      return { count };
    } catch (error) {
      if (!(error instanceof MailboxError)) throw error;
      throw fieldError(error.field ?? 'bounces.host', error.message);
    }
  },
});

/** Takes what a provider tells of mails that came back. What is not its business changes nothing. */
export const receiveBounces = command({
  name: 'receiveBounces',
  access: 'anyone',
  input: postedBounces,
  changes: 'mail',
  run: async ({ secret, body }): Promise<void> => {
    if (!isWebhookSecret(secret)) return;
    for (const notice of webhookNotices(body)) await recordNotice(notice);
  },
});
