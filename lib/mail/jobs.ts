import { type Database, db } from '#lib/core/database/db.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import { readBounces, readBouncesTask } from './bounces/read-mailbox.ts';
import { bulkTask } from './bulk/bulk-job.ts';
import { sendBulkMails } from './bulk/send-bulk.ts';
import type { MailData, MailKind } from './define-mail.ts';
import { handOver, reachedServer } from './hand-over.ts';
import { mailKinds } from './kinds.ts';
import { type HeldMail, holdMail } from './lease.ts';
import { renewalTask, renewSignIn } from './leaving/microsoft/access-token.ts';
import { askForToken, deviceCodeTask } from './leaving/microsoft/device-code.ts';
import { returnSlots, takeSlot } from './leaving/pace.ts';
import { presentWayOut, type WayOut } from './leaving/way-out.ts';
import { mailTask, maxAttempts, postponeMails } from './queue.ts';
import { inReaderLanguage } from './reader-language.ts';
import { recoverMails } from './recover.ts';
import { recordRefusal } from './refusals/record-refusal.ts';
import { verdictOf } from './refusals/verdict.ts';
import { isMailSetUp } from './sender.ts';
import { awaitsSetUp } from './unsent-reasons.ts';

/** Sends the site's mails, and recovers those that a crash interrupted. */
export const mailJobs: DomainJobs = {
  tasks: {
    [mailTask]: async (payload, { job }) => {
      await deliverMail((payload as { id: string }).id, job.attempts >= job.max_attempts);
    },
    [bulkTask]: (payload, { abortSignal: signal }) =>
      sendBulkMails({ signal, failures: (payload as { failures?: number }).failures ?? 0 }),
    [readBouncesTask]: readBounces,
    [deviceCodeTask]: askForToken,
    [renewalTask]: renewSignIn,
  },
  crontab: [
    // A sign-in at Microsoft that is not used for 90 days ends.
    `17 4 * * 1 ${renewalTask}`,
    `*/5 * * * * ${readBouncesTask} ?max=1&jobKey=${readBouncesTask}&jobKeyMode=preserve_run_at`,
  ],
  repeated: [{ name: 'recovering mails', everyMilliseconds: 10_000, run: recoverMails }],
};

/**
 * Sends one mail unless it was sent. A lease prevents concurrent sending, no transaction stands open while a server
 * answers, and the result is recorded at once. A kill between handing over and recording sends it again with the same
 * Message-ID; none is lost.
 * @throws Error for a retry; it contains nothing of the mail
 */
async function deliverMail(id: string, isLastAttempt: boolean): Promise<void> {
  const held = await holdMail(id);
  if (held === null) return;
  const failure =
    held === 'held'
      ? 'another process is sending it'
      : await deliver(held, isLastAttempt).catch(async (error: unknown) => {
          await held.letGo();
          throw error;
        });
  if (failure) throw new Error(`the mail was not sent: ${failure}`);
}

/** Returns the reason for a retry, or null when nothing is left to do. */
async function deliver(held: HeldMail, isLastAttempt: boolean): Promise<string | null> {
  const { mail } = held;
  const kind = mailKinds.find((each) => each.kind === mail.kind);
  if (!kind) {
    await held.letGo();
    return 'this version of the site does not know its kind';
  }
  return inReaderLanguage(kind, mail.about, () => deliverOf(held, kind, isLastAttempt));
}

async function deliverOf(held: HeldMail, kind: MailKind, isLastAttempt: boolean): Promise<string | null> {
  const { mail } = held;
  const data = await kind.load(mail.about, db());
  if (!data) {
    await held.letGo();
    await db().mail.deleteMany({ where: { id: mail.id } });
    return null;
  }
  if (!(await isMailSetUp())) {
    await held.letGo({ to: data.to, last_error: awaitsSetUp });
    return null;
  }
  const way = await presentWayOut();
  const take = (transaction: Database) => takeSlot(transaction, way.settings, new Date());
  // Mails of all processes take their places in turn.
  const slot = await db().$transaction(take, { maxWait: 30_000, timeout: 30_000 });
  if (slot.until) {
    await held.letGo();
    await postponeMails(mail, slot.until);
    return null;
  }
  const isLast = isLastAttempt || mail.attempts + 1 >= maxAttempts;
  return handOverHeld(held, { way, kind, data, slot: slot.id, isLast });
}

interface HandingOver {
  way: WayOut;
  kind: MailKind;
  data: MailData;
  /** Its place in the pace. */
  slot: bigint;
  isLast: boolean;
}

async function handOverHeld(
  held: HeldMail,
  { way, kind, data, slot, isLast }: HandingOver,
): Promise<string | null> {
  const { mail } = held;
  const tried = { to: data.to, attempts: { increment: 1 } };
  const error = await handOver(mail, way, kind, data);
  if (!error) {
    await held.letGo({ ...tried, sent_at: new Date(), last_error: null });
    return null;
  }
  if (!reachedServer(error)) await returnSlots(db(), [slot]);
  const isStopped = error.isPermanent || isLast;
  await held.letGo({ ...tried, last_error: error.message, ...(isStopped && { stopped_at: new Date() }) });
  log.warn({ mail: mail.id, kind: mail.kind, code: error.code, isStopped }, 'a mail was not delivered');
  if (error.isPermanent) await tellKind(mail.id, error.message);
  return isStopped ? null : error.code;
}

/** A limit of the sender's, or what a server does not like about the sender, is no fault of the mailbox. */
async function tellKind(id: string, words: string): Promise<void> {
  const verdict = verdictOf({ message: words, isPermanent: true, isOfRecipient: true });
  const isHard = verdict === 'unknown' || verdict === 'refused';
  await recordRefusal(id, { isUnknown: verdict === 'unknown', words }, isHard);
}
