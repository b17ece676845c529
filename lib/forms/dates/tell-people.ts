import { randomUUID } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { FormAnswer, Prisma } from '#lib/core/generated/prisma/client.ts';
import { occurrenceUid } from '#lib/events/feeds/calendar-feed.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { queueMails } from '#lib/mail/queue.ts';
import { signUpBack, signUpCancelled, signUpChanged } from '../mail.tsx';
import type { Turn } from './date-turn.ts';
import { oncePerAddress } from './once-per-address.ts';

const dateMails = { changed: signUpChanged, cancelled: signUpCancelled, back: signUpBack };

interface Change {
  /** In order of arrival. */
  people: readonly Pick<FormAnswer, 'id' | 'email'>[];
  /** The date as it was. */
  before: Occurrence | null;
}

/**
 * Queues a mail about a date to each address. It takes the place of one about an earlier change that was not sent yet.
 */
export async function tellPeople(database: Database, turn: Turn, { people, before }: Change): Promise<void> {
  if (people.length === 0) return;
  const once = oncePerAddress(people);
  const unsent = await withdraw(
    database,
    once.map(({ id }) => id),
  );
  const notices = once.map(({ id, email }) => {
    const former = [...(unsent.get(id) ?? []), ...(before ? [before] : [])];
    return { id: randomUUID(), answer_id: id, email, former: byUid(former) };
  });
  await database.formNotice.createMany({
    data: notices.map(({ email: _, former, ...notice }) => ({
      ...notice,
      former: former as Prisma.InputJsonValue,
    })),
  });
  const mails = notices.map(({ id, email }) => ({ about: id, to: email }));
  await queueMails(database, dateMails[turn], mails);
}

/** Deletes the mails about changes that were not sent yet. Returns the former dates of each by the answer's id. */
async function withdraw(database: Database, ids: string[]): Promise<Map<string, Occurrence[]>> {
  const notices = await database.formNotice.findMany({ where: { answer_id: { in: ids }, day: null } });
  const kind = { in: Object.values(dateMails).map((mail) => mail.kind) };
  const about = { in: notices.map(({ id }) => id) };
  const unsent = { kind, about, sent_at: null, stopped_at: null };
  const mails = await database.mail.findMany({ where: unsent, select: { about: true } });
  await database.mail.deleteMany({ where: unsent });
  const open = notices.filter(({ id }) => mails.some((mail) => mail.about === id));
  await database.formNotice.deleteMany({ where: { id: { in: open.map(({ id }) => id) } } });
  return new Map(open.map(({ answer_id, former }) => [answer_id, former as unknown as Occurrence[]]));
}

/** One of each UID: the latest. */
function byUid(occurrences: readonly Occurrence[]): Occurrence[] {
  return [...new Map(occurrences.map((occurrence) => [occurrenceUid(occurrence), occurrence])).values()];
}
