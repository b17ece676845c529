import { db } from '#lib/core/database/db.ts';
import type { Mail } from '#lib/core/generated/prisma/client.ts';
import type { MailError } from '#lib/core/messaging/email.ts';
import { log } from '#lib/core/process/log.ts';
import { messages } from '#lib/language/messages.ts';
import type { MailData, MailKind } from '../define-mail.ts';
import { handOver, reachedServer } from '../hand-over.ts';
import type { HeldMails } from '../lease.ts';
import type { WayOut } from '../leaving/way-out.ts';
import { maxAttempts } from '../queue.ts';
import { inReaderLanguage } from '../reader-language.ts';
import { noteRefusal } from '../refusals/record-refusal.ts';
import { verdictOf } from '../refusals/verdict.ts';
import { mostFailures, waitAfter } from './waits.ts';

/** How a run goes. */
export interface Round {
  clock: () => Date;
  /** Runs in a row in which the server took nothing. */
  failures: number;
  /** Mails in a row that the server refused, other than for an unknown mailbox. */
  refusals: number;
  /** The server takes nothing before. */
  until: Date | null;
}

interface Sending {
  mail: Mail;
  kind: MailKind;
  way: WayOut;
  held: HeldMails;
}

/** So many refusals in a row are taken for the server's, not the readers'. */
const refusalsOfServer = 3;

/** The job library's longest wait: six hours. */
const longestExponent = 10;

/** Sends one mail and records what came of it. Returns whether it counts in the pace. */
export async function sendOne(round: Round, sending: Sending): Promise<boolean> {
  const { mail, held } = sending;
  const tries = await tryOne(sending).catch((fault: unknown) => ({ fault }));
  if ('fault' in tries) {
    await postponeFaulty(round, sending, tries.fault);
    return false;
  }
  const { data, error } = tries;
  if (!data) {
    await held.letGo(mail.id);
    await db().mail.deleteMany({ where: { id: mail.id, sent_at: null } });
    return false;
  }
  const tried = { to: data.to, attempts: { increment: 1 } };
  if (!error) {
    await held.letGo(mail.id, { ...tried, sent_at: round.clock(), last_error: null });
    Object.assign(round, { failures: 0, refusals: 0 });
    return true;
  }
  await recordFailure(round, { ...sending, mail: { ...mail, to: data.to } }, error);
  return reachedServer(error);
}

interface Tried {
  /** Null: it is obsolete. */
  data: MailData | null;
  error: MailError | null;
}

function tryOne({ mail, kind, way }: Sending): Promise<Tried> {
  return inReaderLanguage(kind, mail.about, async () => {
    const data = await kind.load(mail.about, db());
    return { data, error: data && (await handOver(mail, way, kind, data)) };
  });
}

/** A mail that this site fails to write does not keep others back. */
async function postponeFaulty(round: Round, { mail, held }: Sending, fault: unknown): Promise<void> {
  log.error({ err: fault, mail: mail.id, kind: mail.kind }, 'a mail could not be written');
  await held.letGo(mail.id, putOff(mail, round.clock(), messages.mail.notWritten));
}

async function recordFailure(round: Round, sending: Sending, error: MailError): Promise<void> {
  const { mail, held } = sending;
  const verdict = verdictOf(error);
  const now = round.clock();
  log.warn({ mail: mail.id, kind: mail.kind, code: error.code, verdict }, 'a mail was not delivered');
  if (verdict === 'closed') return closeRound(round, sending, error);
  if (verdict === 'later') await held.letGo(mail.id, putOff(mail, now, error.message));
  else await refuse(sending, error, { isUnknown: verdict === 'unknown', now });
  round.refusals = verdict === 'unknown' ? 0 : round.refusals + 1;
  if (round.refusals >= refusalsOfServer) await beginWait(round, error);
}

/** Stops a mail that was refused for good, and tells its kind. */
function refuse(
  { mail, held }: Sending,
  error: MailError,
  { isUnknown, now }: { isUnknown: boolean; now: Date },
): Promise<void> {
  return db().$transaction(async (transaction) => {
    await held.letGo(mail.id, { ...failed(mail, error.message), stopped_at: now }, transaction);
    if (!(await transaction.mail.count({ where: { id: mail.id } }))) return;
    await noteRefusal(transaction, mail.id, { isUnknown, words: error.message });
  });
}

/** The server takes nothing at present. This mail goes to the end, so that it does not keep others back. */
async function closeRound(round: Round, { mail, held }: Sending, error: MailError): Promise<void> {
  await beginWait(round, error);
  const isTried = reachedServer(error);
  const isLast = isTried && mail.attempts + 1 >= maxAttempts;
  await held.letGo(mail.id, {
    ...(isTried ? failed(mail, error.message) : { last_error: error.message }),
    send_after: round.until ?? round.clock(),
    ...(isLast && { stopped_at: round.clock() }),
  });
}

async function beginWait(round: Round, error: MailError): Promise<void> {
  round.failures += 1;
  round.until = waitAfter(round.failures, round.clock());
  if (round.failures < mostFailures) return;
  await db().mail.updateMany({
    where: { lane: 'bulk', sent_at: null, stopped_at: null, send_after: { lte: round.clock() } },
    data: { stopped_at: round.clock(), last_error: error.message || messages.mail.noAnswer('', error.code) },
  });
}

/** Tries a mail again later, or gives it up after the last attempt. */
function putOff(mail: Mail, now: Date, words: string) {
  const tries = mail.attempts + 1;
  const isLast = tries >= maxAttempts && { stopped_at: now };
  return { ...failed(mail, words), send_after: waitAfter(tries, now, longestExponent), ...isLast };
}

function failed({ to }: Mail, words: string) {
  return { to, attempts: { increment: 1 }, last_error: words };
}
