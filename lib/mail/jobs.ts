import { siteUrl } from '#lib/core/addresses/urls.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Mail } from '#lib/core/generated/prisma/client.ts';
import { MailError } from '#lib/core/messaging/email.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { log } from '#lib/core/process/log.ts';
import type { MailData, MailKind } from './define-mail.ts';
import { writeMail } from './frame.tsx';
import { mailKinds } from './kinds.ts';
import { type HeldMail, holdMail } from './lease.ts';
import { renewalTask, renewSignIn } from './leaving/microsoft/access-token.ts';
import { askForToken, deviceCodeTask } from './leaving/microsoft/device-code.ts';
import { returnSlot, takeSlot } from './leaving/pace.ts';
import { presentWayOut, sendMail, type WayOut } from './leaving/way-out.ts';
import { awaitsSetUp, mailTask, maxAttempts, postponeMails, recoverMails } from './queue.ts';
import { isMailSetUp } from './sender.ts';

/** Sends the site's mails, and recovers those that a crash interrupted. */
export const mailJobs: DomainJobs = {
  tasks: {
    [mailTask]: async (payload, { job }) => {
      await deliverMail((payload as { id: string }).id, job.attempts >= job.max_attempts);
    },
    [deviceCodeTask]: askForToken,
    [renewalTask]: renewSignIn,
  },
  // A sign-in at Microsoft that is not used for 90 days ends.
  crontab: [`17 4 * * 1 ${renewalTask}`],
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
  return handOver(held, { way, kind, data, slot: slot.id, isLast });
}

interface HandingOver {
  way: WayOut;
  kind: MailKind;
  data: MailData;
  /** Its place in the pace. */
  slot: bigint;
  isLast: boolean;
}

async function handOver(
  held: HeldMail,
  { way, kind, data, slot, isLast }: HandingOver,
): Promise<string | null> {
  const { mail } = held;
  const tried = { to: data.to, attempts: { increment: 1 } };
  try {
    await sendMail(way, { to: data.to, ...(await writeMail(kind, data)), messageId: messageIdOf(mail) });
    await held.letGo({ ...tried, sent_at: new Date(), last_error: null });
    return null;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (!reachedServer(error)) await returnSlot(db(), slot);
    const isStopped = error.isPermanent || isLast;
    await held.letGo({ ...tried, last_error: error.message, ...(isStopped && { stopped_at: new Date() }) });
    log.warn({ mail: mail.id, kind: mail.kind, code: error.code, isStopped }, 'a mail was not delivered');
    return isStopped ? null : error.code;
  }
}

function messageIdOf({ kind, id }: Mail): string {
  return `${kind}.${id}@${new URL(siteUrl()).hostname}`;
}

/** Whether a server may have counted the mail: it refused it, or did not say what became of it. */
function reachedServer({ code, field }: MailError): boolean {
  return field === 'to' || field === 'from_address' || code === 'EMESSAGE' || code.startsWith('HTTP');
}
