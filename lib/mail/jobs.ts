import { siteUrl } from '#lib/core/addresses/urls.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { longestSendingMilliseconds, MailError, sendMail } from '#lib/core/messaging/email.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { writeMail } from './frame.tsx';
import { mailKinds } from './kinds.ts';
import { awaitsSetUp, holdMail, mailTask, recoverMails } from './queue.ts';
import { isMailSetUp } from './sender.ts';

/** Sends the site's mails, and recovers those that a crash interrupted. */
export const mailJobs: DomainJobs = {
  tasks: {
    [mailTask]: async (payload, { job }) => {
      await deliverMail((payload as { id: string }).id, job.attempts >= job.max_attempts);
    },
  },
  repeated: [{ name: 'recovering mails', everyMilliseconds: 10_000, run: recoverMails }],
};

/**
 * Sends one mail unless it was sent. A lock that ends with the process prevents concurrent sending, and the result is
 * recorded at once. A kill between handing over and recording sends it again with the same Message-ID; none is lost.
 * @throws Error for a retry; it contains nothing of the mail
 */
async function deliverMail(id: string, isLastAttempt: boolean): Promise<void> {
  const failure = await db().$transaction(
    async (transaction) => {
      if (!(await holdMail(transaction, id))) return 'another process is sending it';
      return deliver(transaction, id, isLastAttempt);
    },
    { maxWait: 30_000, timeout: longestSendingMilliseconds },
  );
  if (failure) throw new Error(`the mail was not sent: ${failure}`);
}

/** Returns the reason for a retry, or null when nothing is left to do. */
async function deliver(database: Database, id: string, isLastAttempt: boolean): Promise<string | null> {
  const mail = await database.mail.findUnique({ where: { id } });
  if (!mail || mail.sent_at || mail.stopped_at) return null;
  const kind = mailKinds.find((each) => each.kind === mail.kind);
  if (!kind) return 'this version of the site does not know its kind';
  const data = await kind.load(mail.about, database);
  if (!data) {
    await database.mail.deleteMany({ where: { id } });
    return null;
  }
  const { to } = data;
  if (!(await isMailSetUp())) {
    await record(database, id, { to, last_error: awaitsSetUp });
    return null;
  }
  const tried = { to, attempts: { increment: 1 } };
  const messageId = `${mail.kind}.${id}@${new URL(siteUrl()).hostname}`;
  try {
    await sendMail({ to, ...(await writeMail(kind, data)), messageId });
    await record(database, id, { ...tried, sent_at: new Date(), last_error: null });
    return null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const isStopped = error.isPermanent || isLastAttempt;
    await record(database, id, {
      ...tried,
      last_error: error.message,
      ...(isStopped && { stopped_at: new Date() }),
    });
    log.warn({ mail: id, kind: mail.kind, code: error.code, isStopped }, 'a mail was not delivered');
    return isStopped ? null : error.code;
  }
}

/** If the row was deleted during sending, there is nothing to record. */
async function record(
  database: Database,
  id: string,
  data: Parameters<Database['mail']['updateMany']>[0]['data'],
): Promise<void> {
  await database.mail.updateMany({ where: { id }, data });
}
