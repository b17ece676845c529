import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { seenBy, toMail } from './queries.ts';
import { resumeMail } from './queue.ts';
import { knownMail, type Mail } from './schema.ts';
import { mailsWaitFor } from './sender.ts';

/**
 * Queues a stopped or waiting mail to be sent now, with all of its attempts again.
 * @throws AppError `not_found`; `not_permitted`; `conflict` when it was sent
 */
export const retryMail = command({
  name: 'retryMail',
  access: 'admin',
  input: knownMail,
  changes: 'mail',
  run: ({ id }, { actor }): Promise<Mail> =>
    db().$transaction(async (transaction) => {
      existing(await transaction.mail.count({ where: { id, ...seenBy(actor) } }));
      await resumeMail(transaction, id);
      const mail = existing(await transaction.mail.findUnique({ where: { id } }));
      const shown = toMail(mail, await mailsWaitFor());
      if (mail.sent_at) throw new AppError('conflict', messages.mail.wasSent, { current: shown });
      return shown;
    }),
});

/**
 * Deletes a mail that was not sent: it never will be.
 * @throws AppError `not_found`; `not_permitted`; `conflict` when it was sent
 */
export const forgetMail = command({
  name: 'forgetMail',
  access: 'admin',
  input: knownMail,
  changes: 'mail',
  run: async ({ id }, { actor, write }): Promise<void> => {
    await write(async (database) => {
      const { count } = await database.mail.deleteMany({ where: { id, sent_at: null, ...seenBy(actor) } });
      if (count > 0) return;
      existing(await database.mail.count({ where: { id, ...seenBy(actor) } }));
      throw new AppError('conflict', messages.mail.wasSent);
    });
  },
});
