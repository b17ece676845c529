import type { Database } from '#lib/core/database/db.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';

interface Taken {
  event_id: string;
  later_event_ids: string[];
  date: string;
  taken: number;
}

/**
 * Reads how many people are signed up on these dates, as the rules give them. Returns a function of an occurrence's id and
 * its date; null: the event has no sign-ups, or none for the date.
 */
export async function readTaken(
  database: Database,
  dates: readonly string[],
): Promise<(id: string, date: string) => number | null> {
  const rows = await database.$queryRaw<Taken[]>`
    SELECT event_id::text, later_event_ids::text[], date, sum(seats)::int AS taken
    FROM form_answers JOIN forms ON forms.id = form_id
    WHERE date = ANY(${[...new Set(dates)]}::text[]) AND event_id IS NOT NULL AND state = 'confirmed'
    GROUP BY forms.id, date`;
  return (id, date) => {
    const event = parseOccurrenceId(id)?.baseId ?? id;
    const found = rows.filter(
      (row) => row.date === date && [row.event_id, ...row.later_event_ids].includes(event),
    );
    return found.length > 0 ? found.reduce((sum, { taken }) => sum + taken, 0) : null;
  };
}
