import { createHash } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { Days } from '#lib/events/times/date-text.ts';
import type { MailData } from '#lib/mail/define-mail.ts';
import { occurrenceOfForm, readEventsOf } from '../form-dates.ts';

/** The kind of the mail that mail.tsx defines. */
export const noteKind = 'form_note';

export interface AnswerNote extends MailData {
  /** The form's. */
  id: string;
  title: string;
  people: NotedPeople;
  /** Of a form with dates: when they take place, in the calendar. */
  dates: (Days & NotedPeople)[];
}

/** How many answers arrived, for how many people, and how many people cancelled: a party is as many as its seats. */
export interface NotedPeople {
  answers: number;
  count: number;
  cancelled: number;
}

/** Returns what a note is about: a form, the first arrival that it tells of, and its recipient. */
export function aboutNote(form: string, arrival: number, to: string): string {
  const recipient = createHash('sha256').update(to).digest('base64url').slice(0, 12);
  return `${form}/${arrival}/${recipient}`;
}

/**
 * Returns how many people have answered, or cancelled by their link, since the last note to the recipient, as it is when
 * the note is sent; null when all of it is deleted or spam.
 */
export async function countNote(about: string, database: Database): Promise<AnswerNote | null> {
  const [id = '', first = '', recipient = ''] = about.split('/');
  // An answer that arrives from now on finds the note taken, and gets another one.
  const [mail] = await database.$queryRaw<{ to: string }[]>`
    SELECT "to" FROM mails WHERE kind = ${noteKind} AND about = ${about} FOR UPDATE`;
  const form = await database.form.findUnique({ where: { id } });
  if (!mail || !form) return null;
  const next = await nextNote(database, { id, first: Number(first), recipient });
  const counts = await database.$queryRaw<(NotedPeople & { date: string | null })[]>`
    SELECT date, (count(*) FILTER (WHERE is_new))::int AS answers,
      coalesce(sum(seats) FILTER (WHERE is_new), 0)::int AS count,
      coalesce(sum(seats) FILTER (WHERE is_off), 0)::int AS cancelled
    FROM form_answers,
      LATERAL (SELECT int4range(${Number(first)}::int, ${next}::int) AS told) AS note,
      LATERAL (SELECT arrival <@ told AS is_new, state = 'cancelled' AND cancellation <@ told AS is_off) AS answer
    WHERE form_id = ${id}::uuid AND state <> 'spam' AND (is_new OR is_off) GROUP BY date`;
  if (counts.length === 0) return null;
  const events = await readEventsOf(database, form);
  const dates = new Map<string, Days & NotedPeople>();
  for (const { date: given, ...people } of counts) {
    const {
      date,
      end_date = null,
      is_multi_day = false,
    } = occurrenceOfForm(events, given) ?? { date: given ?? '' };
    const sum = sumOf([dates.get(date) ?? none, people]);
    if (date) dates.set(date, { date, end_date, is_multi_day, ...sum });
  }
  return {
    to: mail.to,
    id,
    title: form.title,
    people: sumOf(counts),
    dates: [...dates.values()].sort((one, other) => (one.date < other.date ? -1 : 1)),
  };
}

const none: NotedPeople = { answers: 0, count: 0, cancelled: 0 };

function sumOf(counts: readonly NotedPeople[]): NotedPeople {
  return counts.reduce(
    (sum, { answers, count, cancelled }) => ({
      answers: sum.answers + answers,
      count: sum.count + count,
      cancelled: sum.cancelled + cancelled,
    }),
    none,
  );
}

interface Note {
  id: string;
  first: number;
  recipient: string;
}

/** Returns the first arrival of the note to the same recipient that follows; null: this is the last one. */
async function nextNote(database: Database, { id, first, recipient }: Note): Promise<number | null> {
  const [row] = await database.$queryRaw<{ next: number | null }[]>`
    SELECT min(split_part(about, '/', 2)::int) AS next FROM mails
    WHERE kind = ${noteKind} AND about LIKE ${`${id}/%/${recipient}`} AND split_part(about, '/', 2)::int > ${first}`;
  return row?.next ?? null;
}
