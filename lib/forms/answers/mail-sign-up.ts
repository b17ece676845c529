import type { Database } from '#lib/core/platform/db.ts';
import { env } from '#lib/core/platform/env.ts';
import type { MailKind } from '#lib/mail/define-mail.ts';
import { queueMail } from '#lib/mail/queue.ts';

/** Queues a mail to the person of an answer, where a mail server is set. */
export async function mailSignUp(
  database: Database,
  kind: Pick<MailKind, 'kind'>,
  id: string,
): Promise<void> {
  if (env().SMTP_URL === undefined) return;
  const { email } = await database.formAnswer.findUniqueOrThrow({ where: { id }, select: { email: true } });
  await queueMail(database, kind, { about: id, to: email });
}
