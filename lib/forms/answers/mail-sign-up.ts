import type { Database } from '#lib/core/database/db.ts';
import type { MailKind } from '#lib/mail/define-mail.ts';
import { queueMail } from '#lib/mail/queue.ts';

const hourMilliseconds = 60 * 60_000;
/** Anybody may type another person's address: this many mails about sign-ups go to it within an hour, more come later. */
const mostWithinHour = 5;
/** The kinds that visitors cause. */
const kind = { in: ['sign_up_confirmation', 'sign_up_again', 'sign_up_place', 'sign_up_ended'] };

/** Queues a mail to the person of an answer. */
export async function mailSignUp(
  database: Database,
  mail: Pick<MailKind, 'kind'>,
  id: string,
): Promise<void> {
  const { email: to } = await database.formAnswer.findUniqueOrThrow({
    where: { id },
    select: { email: true },
  });
  // A transaction that gives places may mail many people: it never waits for the mails of another one.
  if (mail.kind !== 'sign_up_place')
    await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-up mails ${to}`}, 0))`;
  const [earlier] = await database.mail.findMany({
    where: { kind, to },
    orderBy: { send_after: 'desc' },
    skip: mostWithinHour - 1,
    take: 1,
  });
  const next = (earlier?.send_after.getTime() ?? 0) + hourMilliseconds;
  await queueMail(database, mail, { about: id, to, sendAfter: new Date(Math.max(Date.now(), next)) });
}
