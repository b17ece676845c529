import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { seenBy, toMail } from './queries.ts';
import { resumeMail } from './queue.ts';
import { type Mail, mailRetry } from './schema.ts';
import { mailsWaitFor } from './sender.ts';

/**
 * Queues a stopped or waiting mail to be sent now, with all of its attempts again.
 * @throws AppError `not_found`; `not_permitted`; `conflict` when it was sent
 */
export const retryMail = command({
  name: 'retryMail',
  access: 'admin',
  input: mailRetry,
  changes: 'mail',
  run: ({ id }, { actor }): Promise<Mail> =>
    db().$transaction(async (transaction) => {
      const seen = await transaction.mail.count({ where: { id, ...seenBy(actor) } });
      if (seen === 0) throw new AppError('not_found', messages.errors.notFound);
      await resumeMail(transaction, id);
      const mail = await transaction.mail.findUnique({ where: { id } });
      if (!mail) throw new AppError('not_found', messages.errors.notFound);
      const shown = toMail(mail, await mailsWaitFor());
      if (mail.sent_at) throw new AppError('conflict', messages.mail.wasSent, { current: shown });
      return shown;
    }),
});
