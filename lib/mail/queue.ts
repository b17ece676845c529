import { type Database, db } from '#lib/core/database/db.ts';
import { addJob } from '#lib/core/process/jobs.ts';
import type { MailKind } from './define-mail.ts';
import { isMailSetUp } from './sender.ts';

export const mailTask = 'send_mail';

/** The back-off grows from seconds to six hours, so that fourteen attempts take more than a day. */
export const maxAttempts = 14;

interface QueuedMail {
  /** The id of its subject row. */
  about: string;
  to: string;
  /** The earliest moment to send it. */
  sendAfter?: Date;
}

/**
 * Creates a mail and its job in the caller's transaction: one mail per kind and subject row, on repeated calls too. A
 * stopped one is queued again. Returns the mail's id.
 */
export async function queueMail(
  database: Database,
  { kind, priority = 0 }: Pick<MailKind, 'kind' | 'priority'>,
  { about, to, sendAfter = new Date() }: QueuedMail,
): Promise<string> {
  await database.mail.createMany({
    data: [{ kind, about, to, priority, send_after: sendAfter }],
    skipDuplicates: true,
  });
  const mail = await database.mail.findUniqueOrThrow({ where: { kind_about: { kind, about } } });
  if (mail.stopped_at) await resumeMail(database, mail.id);
  else if (!mail.sent_at) await queueDelivery(database, mail);
  return mail.id;
}

/**
 * Creates new mails of one kind and their jobs in the caller's transaction, with few statements however many there are.
 * No mail of the kind may be about one of the rows yet.
 */
export async function queueMails(
  database: Database,
  { kind, priority = 0 }: Pick<MailKind, 'kind' | 'priority'>,
  mails: readonly Pick<QueuedMail, 'about' | 'to'>[],
): Promise<void> {
  const data = mails.map(({ about, to }) => ({ kind, about, to, priority, send_after: new Date() }));
  const made = await database.mail.createManyAndReturn({ data, select: { id: true } });
  await database.$executeRaw`
    SELECT graphile_worker.add_job(
      ${mailTask}, json_build_object('id', id), job_key := ${mailJobPrefix} || id, max_attempts := ${maxAttempts},
      priority := ${priority}::integer)
    FROM unnest(${made.map(({ id }) => id)}::text[]) AS id`;
}

/** Queues an unsent mail to be sent now, with all of its attempts again. */
export async function resumeMail(database: Database, id: string): Promise<void> {
  const data = { stopped_at: null, last_error: null, attempts: 0, send_after: new Date() };
  await database.mail.updateMany({ where: { id, sent_at: null }, data });
  const mail = await database.mail.findUnique({ where: { id, sent_at: null } });
  if (mail) await queueDelivery(database, mail);
}

/** Queues the job of a mail. */
export function queueDelivery(
  database: Database,
  mail: { id: string; priority: number; send_after: Date },
): Promise<void> {
  const { id, priority, send_after: runAt } = mail;
  return addJob(database, {
    task: mailTask,
    payload: { id },
    key: mailJobKey(id),
    maxAttempts,
    runAt,
    priority,
  });
}

/**
 * Puts a mail and all others that are due off until then, in the order in which they would have left. An urgent one that
 * comes meanwhile is ahead of them.
 */
export async function postponeMails(mail: { id: string; priority: number }, until: Date): Promise<void> {
  await db().$transaction(async (transaction) => {
    await transaction.$executeRaw`
      SELECT graphile_worker.reschedule_jobs(
        ARRAY(SELECT id FROM graphile_worker.jobs
          WHERE task_identifier = ${mailTask} AND locked_at IS NULL AND run_at < ${until}),
        run_at := ${until})`;
    await queueDelivery(transaction, { ...mail, send_after: new Date(until.getTime() - 1) });
  });
}

/** The prefix of a mail's job key. A trigger uses it too, to remove the job of a deleted mail. */
export const mailJobPrefix = 'mail:';

function mailJobKey(id: string): string {
  return mailJobPrefix + id;
}

/** A job taken longer ago than this, whose mail no process has locked, belongs to a dead process. */
const abandonedSeconds = 5;

/** The `last_error` of a mail that could not leave when it was due; staff read a sentence. */
export const awaitsSetUp = 'not_set_up';

/** A mail that was due longer ago than this when mails can leave is not sent by itself. */
export const longestWaitDays = 7;

/**
 * Recovers after a crash: jobs that a dead process seems to hold, and mails without a job. Mails that could not leave
 * get their job once they can. Safe at any time and in several processes at once.
 */
export async function recoverMails(): Promise<void> {
  const held = await db().$queryRaw<{ id: string; locked_by: string }[]>`
    SELECT substring(key from ${mailJobPrefix.length + 1}::integer) AS id, locked_by FROM graphile_worker.jobs
    WHERE task_identifier = ${mailTask} AND key IS NOT NULL
      AND locked_at < now() - make_interval(secs => ${abandonedSeconds})`;
  for (const job of held) await release(job);
  const lost = await db().$queryRaw<{ id: string; priority: number; send_after: Date }[]>`
    SELECT id::text, priority, send_after FROM mails
    WHERE sent_at IS NULL AND stopped_at IS NULL AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs
      WHERE key = ${mailJobPrefix} || mails.id AND (attempts < max_attempts OR locked_at IS NOT NULL))
    AND (last_error IS DISTINCT FROM ${awaitsSetUp}
      OR ${await isMailSetUp()} AND send_after > now() - make_interval(days => ${longestWaitDays}))
    ORDER BY send_after`;
  for (const mail of lost) await queueDelivery(db(), mail);
}

/** The row is locked first: no process takes the mail at that moment. */
async function release({ id, locked_by }: { id: string; locked_by: string }): Promise<void> {
  await db().$transaction(async (transaction) => {
    const [mail] = await transaction.$queryRaw<{ held: boolean }[]>`
      SELECT held_until > now() AS held FROM mails WHERE id = ${id}::uuid FOR UPDATE`;
    if (mail?.held) return;
    await transaction.$executeRaw`SELECT graphile_worker.force_unlock_workers(ARRAY[${locked_by}])`;
  });
}
