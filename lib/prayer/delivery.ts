import { type Database, db } from '#lib/core/platform/db.ts';
import { longestSendingMilliseconds, MailError, sendMail } from '#lib/core/platform/email.ts';
import { log } from '#lib/core/platform/log.ts';
import { siteUrl } from '#lib/core/site/urls.ts';
import { notificationMail } from './notification-mail.ts';
import { notificationJobKey } from './notifications.ts';

/**
 * Mails one notification, unless that has been done. Whoever works on it holds a lock that ends with its
 * process, so no second mail leaves while a first is on its way, and what was sent is recorded at once.
 * @throws Error when it is to be tried again later; it tells nothing of the mail
 */
export async function deliverNotification(id: string, isLastAttempt: boolean): Promise<void> {
  const failure = await db().$transaction(
    async (transaction) => {
      if (!(await holdNotification(transaction, id))) return 'another process is sending it';
      return deliver(transaction, id, isLastAttempt);
    },
    { maxWait: 30_000, timeout: longestSendingMilliseconds },
  );
  if (failure) throw new Error(`the notification was not sent: ${failure}`);
}

/** Holds the notification until the transaction ends. False when someone else does. */
export async function holdNotification(database: Database, id: string): Promise<boolean> {
  const [row] = await database.$queryRaw<{ held: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${notificationJobKey(id)}, 0)) AS held`;
  return row?.held ?? false;
}

/** Gives why it must be tried again, or null when there is nothing left to do. */
async function deliver(database: Database, id: string, isLastAttempt: boolean): Promise<string | null> {
  const notification = await database.prayerNotification.findUnique({
    where: { id },
    include: { request: true, member: true },
  });
  if (!notification || notification.sent_at || notification.stopped_at) return null;
  const { request, member } = notification;
  if (!member.active) {
    await database.prayerNotification.deleteMany({ where: { id } });
    return null;
  }
  const attempts = { increment: 1 };
  try {
    await sendMail({
      to: member.email,
      ...(await notificationMail(request)),
      messageId: `prayer.${id}@${new URL(siteUrl()).hostname}`,
    });
    await record(database, id, { attempts, sent_at: new Date(), last_error: null });
    return null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isStopped = error.isPermanent || isLastAttempt;
    await record(database, id, {
      attempts,
      last_error: error.message,
      ...(isStopped && { stopped_at: new Date() }),
    });
    log.warn({ notification: id, code: error.code, isStopped }, 'a prayer notification was not delivered');
    return isStopped ? null : error.code;
  }
}

/** The row may have been deleted while the mail was on its way: then there is nothing to write down. */
async function record(
  database: Database,
  id: string,
  data: Parameters<Database['prayerNotification']['updateMany']>[0]['data'],
): Promise<void> {
  await database.prayerNotification.updateMany({ where: { id }, data });
}
