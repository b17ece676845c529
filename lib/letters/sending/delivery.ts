import type { Database } from '#lib/core/database/db.ts';
import type { Letter } from '#lib/core/generated/prisma/client.ts';
import { isHolding } from '../alerts/new-alert.ts';
import { letterMailKind } from './letter-mail-kind.ts';

/** A letter and one of its readers. */
export interface Delivery {
  letter: Letter;
  reader: { id: string; email: string; topics: readonly string[] };
}

/**
 * Returns what one mail delivers now; null when the letter was stopped or tells of a closing that is over or was taken
 * back, and when its reader left, was stopped, or no longer wants any of its topics.
 */
export async function readDelivery(database: Database, about: string): Promise<Delivery | null> {
  const [letterId = '', readerId = ''] = about.split(' ');
  const letter = await database.letter.findUnique({ where: { id: letterId } });
  if (!letter || (letter.state !== 'sending' && letter.state !== 'sent')) return null;
  if (await isOver(database, letter)) return null;
  const reader = await database.subscriber.findUnique({
    where: { id: readerId, state: 'confirmed' },
    select: {
      ...{ id: true, email: true },
      subscriptions: { where: { is_confirmed: true, topic: { in: letter.topics } }, select: { topic: true } },
    },
  });
  if (!reader || reader.subscriptions.length === 0) return null;
  if (letter.corrects && !(await wasTold(database, letter.corrects, readerId))) return null;
  const topics = reader.subscriptions.map(({ topic }) => topic);
  return { letter, reader: { id: reader.id, email: reader.email, topics } };
}

/** A correction tells how it is now. */
async function isOver(database: Database, { closing_id, corrects }: Letter): Promise<boolean> {
  if (closing_id === null || corrects !== null) return false;
  const closing = await database.closing.findUnique({ where: { id: closing_id } });
  return closing !== null && !isHolding(closing, new Date());
}

/** Who never got the letter, because it was stopped, has nothing to correct. */
async function wasTold(database: Database, letterId: string, readerId: string): Promise<boolean> {
  const about = `${letterId} ${readerId}`;
  return (await database.mail.count({ where: { kind: letterMailKind, about } })) > 0;
}
