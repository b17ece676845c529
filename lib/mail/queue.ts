import { currentChurch } from '#lib/core/church/current-church.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { addJob } from '#lib/core/process/jobs.ts';
import { wakeBulk } from './bulk/bulk-job.ts';
import { minutesAtPace } from './bulk/bulk-pace.ts';
import type { MailKind } from './define-mail.ts';
import { presentWayOut } from './leaving/way-out.ts';

export const mailTask = 'send_mail';

/** The back-off grows from seconds to six hours, so that fourteen attempts take more than a day. */
export const maxAttempts = 14;

/** The priority of a letter's mails; what has a lower number, such as an alert, passes them and their share of the pace. */
export const letterPriority = 10;

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

/**
 * Creates the mails of a letter, or of what leaves as letters do, in the caller's transaction, by one statement however many
 * there are, and wakes what sends them. A mail of the kind that is about the same is not created again. Returns how many
 * were created.
 */
export async function queueLetterMails(
  database: Database,
  { kind, priority = letterPriority }: Pick<MailKind, 'kind' | 'priority'>,
  letterId: string | null,
  mails: readonly Pick<QueuedMail, 'about' | 'to'>[],
): Promise<number> {
  const added = await database.$executeRaw`
    INSERT INTO mails (kind, about, "to", priority, lane, letter_id)
    SELECT ${kind}, about, "to", ${priority}::integer, 'bulk', ${letterId}::uuid
    FROM unnest(${mails.map(({ about }) => about)}::text[], ${mails.map(({ to }) => to)}::text[])
      AS reader (about, "to")
    ON CONFLICT (kind, about) DO NOTHING`;
  if (added > 0) await wakeBulk(database);
  return added;
}

/** Deletes the mails of a letter that wait or were stopped: they never leave. Returns how many. */
export async function dropLetterMails(database: Database, letterId: string): Promise<number> {
  const { count } = await database.mail.deleteMany({ where: { letter_id: letterId, sent_at: null } });
  return count;
}

/** Returns how many minutes so many mails of a letter take at the pace that is set; at least one. */
export async function minutesFor(count: number): Promise<number> {
  return minutesAtPace(count, (await presentWayOut()).settings);
}

/** Queues an unsent mail to be sent now, with all of its attempts again. */
export async function resumeMail(database: Database, id: string): Promise<void> {
  const data = {
    ...{ stopped_at: null, bounced_at: null, last_error: null },
    ...{ attempts: 0, send_after: new Date() },
  };
  await database.mail.updateMany({ where: { id, sent_at: null }, data });
  const mail = await database.mail.findUnique({ where: { id, sent_at: null } });
  if (mail) await queueDelivery(database, mail);
}

/** Queues the job of a mail; one of the lane `bulk` has none, and what sends them all is woken. */
export function queueDelivery(
  database: Database,
  mail: { id: string; priority: number; send_after: Date; lane?: string },
): Promise<void> {
  const { id, priority, send_after: runAt, lane } = mail;
  if (lane === 'bulk') return wakeBulk(database, runAt);
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

/** A mail that was due longer ago than this when mails can leave is not sent by itself. */
export const longestWaitDays = 7;

/** The recipient in the place of a person's id: the church's own address, where the site has no owners. */
const church = 'church';

/**
 * Queues a mail about `subject` to each owner, without owners to the church: once for each of them. The mail is about the
 * subject and, behind a space, the recipient (ownerAddress()).
 */
export async function queueOwnerMails(
  database: Database,
  kind: Pick<MailKind, 'kind' | 'priority'>,
  subject: string,
): Promise<void> {
  const owners = await database.staff.findMany({
    where: { state: 'active', roles: { has: 'owner' } },
    select: { id: true, email: true },
  });
  const told = owners.length > 0 ? owners : [{ id: church, email: currentChurch().email }];
  for (const { id, email } of told)
    if (email) await queueMail(database, kind, { about: `${subject} ${id}`, to: email });
}

/** Returns the present address of a recipient of queueOwnerMails(); null once the person is not active. */
export async function ownerAddress(database: Database, recipient: string): Promise<string | null> {
  if (recipient === church) return currentChurch().email;
  const owner = await database.staff.findUnique({ where: { id: recipient } });
  return owner?.state === 'active' ? owner.email : null;
}
