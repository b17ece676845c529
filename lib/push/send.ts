import { db } from '#lib/core/database/db.ts';
import type { PushSubscription } from '#lib/core/generated/prisma/client.ts';
import { log } from '#lib/core/process/log.ts';
import { type Delivery, deliverPush } from './deliver.ts';
import { messageIn, type PushMessage, pushMessage } from './message.ts';
import { queueAgain, queuePart } from './queue.ts';

/** So many are written to at the same time, and by one job. */
const partSize = 25;

/** Returns whether an address is one of a push service; given by tests alone. */
type IsKnown = (endpoint: string) => boolean;

/** Sends a message to the next browsers of its topic, and queues the rest. */
export async function sendPart(
  { topic, after, message: text }: { topic: string; after: string; message: string },
  isKnown?: IsKnown,
): Promise<void> {
  const message = pushMessage.parse(JSON.parse(text));
  if (isOver(message)) return;
  const rows = await db().pushSubscription.findMany({
    where: { topics: { has: topic }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: partSize,
  });
  const last = rows.at(-1);
  // The rest is queued first: others may begin with it.
  if (last && rows.length === partSize) await queuePart(db(), { topic, message, after: last.id });
  await Promise.all(
    rows.map(async (row) => {
      if ((await sendTo(row, message, isKnown)) === 'later') await queueAgain(db(), row.id, message);
    }),
  );
}

/**
 * Sends a message to one browser that did not get it.
 * @throws Error for another try
 */
export async function sendAgain(
  { to, message: text }: { to: string; message: string },
  isKnown?: IsKnown,
): Promise<void> {
  const message = pushMessage.parse(JSON.parse(text));
  const row = await db().pushSubscription.findUnique({ where: { id: to } });
  if (!row || isOver(message)) return;
  if ((await sendTo(row, message, isKnown)) === 'later') throw new Error('a push service did not answer');
}

async function sendTo(row: PushSubscription, message: PushMessage, isKnown?: IsKnown): Promise<Delivery> {
  const delivery = await deliverPush(row, messageIn(row.language, message), isKnown);
  if (delivery === 'gone') await db().pushSubscription.deleteMany({ where: { id: row.id } });
  if (delivery === 'refused') log.warn({ subscription: row.id }, 'a push service refused a message');
  return delivery;
}

function isOver({ until }: PushMessage): boolean {
  return Date.parse(until) <= Date.now();
}
