import { db } from '#lib/core/database/db.ts';
import type { Mail } from '#lib/core/generated/prisma/client.ts';
import { mailKinds } from '../kinds.ts';
import { holdMails } from '../lease.ts';
import { returnSlots, takeSlots } from '../leaving/pace.ts';
import { presentWayOut } from '../leaving/way-out.ts';
import { letterPriority } from '../queue.ts';
import { isMailSetUp } from '../sender.ts';
import { awaitsSetUp } from '../unsent-reasons.ts';
import { wakeBulk } from './bulk-job.ts';
import { dueBulk } from './due-bulk.ts';
import { type Round, sendOne } from './send-one.ts';
import { waitAfter } from './waits.ts';

interface BulkRun {
  clock?: () => Date;
  /** Ends the work between two mails. */
  signal?: AbortSignal | undefined;
  /** How often in a row the server would take nothing. */
  failures?: number;
}

/** Few enough that what is urgent waits for no more than these, many enough that taking them costs little. */
const batchSize = 10;

/** A slow server has fewer of them at once. */
const longestBatchMilliseconds = 5_000;

/** A run makes way for other work, and goes on as the next job. */
const longestRunMilliseconds = 60_000;

/** When to go on; null: when a mail is queued. */
type Next = { at: Date; failures: number } | null;

/**
 * Sends the mails of the lane `bulk` that are due, one after the other, at the pace of all mails; then queues itself for the
 * next ones. In one process at a time.
 */
export async function sendBulkMails(run: BulkRun = {}): Promise<void> {
  const next = await sendDue(run);
  if (next) await wakeBulk(db(), next.at, { keepsEarlier: true, failures: next.failures });
}

async function sendDue({ clock = () => new Date(), signal, failures = 0 }: BulkRun): Promise<Next> {
  const began = performance.now();
  const round: Round = { clock, failures, refusals: 0, until: null };
  const isOver = () => signal?.aborted || performance.now() - began > longestRunMilliseconds;
  while (!isOver()) {
    if (!(await isMailSetUp())) return awaitSetUp(clock());
    const [first] = await db().$queryRaw<Pick<Mail, 'priority'>[]>`
      SELECT priority FROM mails WHERE ${dueBulk(clock())} ORDER BY priority, send_after LIMIT 1`;
    if (!first) return nextDue(clock(), round.failures);
    const until = await sendBatch(round, first.priority < letterPriority, isOver);
    if (until) return { at: until, failures: round.failures };
  }
  return { at: clock(), failures: round.failures };
}

/** Sends a batch. Returns when to go on, where that is not at once. */
async function sendBatch(round: Round, isUrgent: boolean, isOver: () => unknown): Promise<Date | null> {
  const now = round.clock();
  const way = await presentWayOut();
  const wanted = { count: batchSize, isOfLetter: !isUrgent };
  const slots = await db().$transaction((database) => takeSlots(database, way.settings, wanted, now), {
    maxWait: 30_000,
    timeout: 30_000,
  });
  if (slots.ids.length === 0) return slots.until;
  const held = await holdMails(dueBulk(now), slots.ids.length);
  const unused = [...slots.ids];
  const began = performance.now();
  const isEnough = () => performance.now() - began > longestBatchMilliseconds || !held.isHeld() || isOver();
  try {
    for (const mail of held.mails) {
      if (round.until || isEnough() || mail.priority < letterPriority !== isUrgent) break;
      const kind = mailKinds.find((each) => each.kind === mail.kind);
      if (kind && (await sendOne(round, { mail, kind, way, held }))) unused.pop();
    }
  } finally {
    await held.end();
    await returnSlots(db(), unused);
  }
  // Those that are left are held by another process for a moment.
  if (held.mails.length === 0) return waitAfter(1, now);
  return round.until;
}

async function awaitSetUp(now: Date): Promise<null> {
  await db().$executeRaw`UPDATE mails SET last_error = ${awaitsSetUp} WHERE ${dueBulk(now)}`;
  return null;
}

async function nextDue(now: Date, failures: number): Promise<Next> {
  const { _min } = await db().mail.aggregate({
    where: { lane: 'bulk', sent_at: null, stopped_at: null, send_after: { gt: now } },
    _min: { send_after: true },
  });
  return _min.send_after && { at: _min.send_after, failures };
}
