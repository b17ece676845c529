import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { toMail } from './queries.ts';
import { resumeMail } from './queue.ts';
import { type Mail, mailRetry } from './schema.ts';

/**
 * Queues a stopped or waiting mail to be sent now, with all of its attempts again.
 * @throws AppError `not_found`; `conflict` when it was sent
 */
export const retryMail = command({
  name: 'retryMail',
  access: 'admin',
  input: mailRetry,
  changes: 'mail',
  run: ({ id }): Promise<Mail> =>
    db().$transaction(async (transaction) => {
      await resumeMail(transaction, id);
      const mail = await transaction.mail.findUnique({ where: { id } });
      if (!mail) throw new AppError('not_found', messages.errors.notFound);
      if (mail.sent_at) throw new AppError('conflict', messages.mail.wasSent, { current: toMail(mail) });
      return toMail(mail);
    }),
});
