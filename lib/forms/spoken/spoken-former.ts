import type { Database } from '#lib/core/database/db.ts';
import { rowLanguage } from '#lib/core/translations/row-language.ts';
import { readEvent } from '#lib/events/event-rows.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { spokenEvent } from '#lib/events/presented/spoken-event.ts';

const names = ['title', 'short_title', 'location', 'description'] as const;

/**
 * Returns dates as they were, in the language of the current request: a text that the event still has is said as the event
 * says it there.
 */
export async function spokenFormer(
  database: Database,
  former: readonly Occurrence[],
): Promise<readonly Occurrence[]> {
  if (!rowLanguage()?.translations) return former;
  return Promise.all(
    former.map(async (date) => {
      const event = await readEvent(database, date.parent_event_id ?? date.id);
      return event ? withTexts(date, event, spokenEvent(event)) : date;
    }),
  );
}

function withTexts(date: Occurrence, stored: EventWithExceptions, spoken: EventWithExceptions): Occurrence {
  const pairs = [
    [stored, spoken] as const,
    ...stored.exceptions.map((each, at) => [each, spoken.exceptions[at]] as const),
  ];
  const texts = names.flatMap((name) => {
    const found = pairs.find(([row]) => (row as Partial<Occurrence>)[name] === date[name]);
    const text = (found?.[1] as Partial<Occurrence> | undefined)?.[name];
    return text ? [[name, text] as const] : [];
  });
  return { ...date, ...Object.fromEntries(texts) };
}
