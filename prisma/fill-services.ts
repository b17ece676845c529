import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { Event } from '#lib/core/generated/prisma/client.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { allServiceTitles } from '#prisma/demo/demo-rows.ts';

/**
 * Creates the services of a new site: those of the church's file, not listed; the demo's weekly events at the same time
 * become services and stay listed. Runs in the transaction that creates the church's row, so that services which staff
 * delete do not come back.
 * @param today the church's date
 * @param isStreamed false on a site without the demo, which streams nothing until staff set it
 */
export async function fillServices(
  database: Database,
  today: DateText,
  { isStreamed = true, language = 'en' }: { isStreamed?: boolean; language?: Language } = {},
): Promise<void> {
  for (const [index, service] of defaultServiceRows(today, language).entries()) {
    const ofDemo = await database.event.findMany({
      where: {
        title: { in: allServiceTitles.map((titles) => titles[index] ?? '') },
        is_recurring: true,
        recurrence_frequency: 'weekly',
      },
      orderBy: [{ date: 'asc' }, { created_at: 'asc' }],
    });
    const [first] = ofDemo;
    if (first?.kind === 'service') continue;
    if (first && isSameTime(first, service)) await becomeServices(database, ofDemo, service);
    else await insertService(database, { ...service, is_streamed: isStreamed && service.is_streamed });
  }
}

/** The church's file may have been edited since the demo was created. */
function isSameTime(event: Event, service: EventWithExceptions): boolean {
  return parseTimeRange(event.time)?.start === parseTimeRange(service.time)?.start;
}

async function becomeServices(
  database: Database,
  events: Event[],
  service: EventWithExceptions,
): Promise<void> {
  // Without the triggers no version rises.
  await database.$executeRaw`ALTER TABLE events DISABLE TRIGGER USER`;
  for (const { id, time } of events) {
    const range = parseTimeRange(time);
    await database.event.update({
      where: { id },
      data: {
        kind: 'service',
        short_title: service.title,
        length_minutes: range?.end ? range.end - range.start : service.length_minutes,
        is_streamed: service.is_streamed,
      },
    });
  }
  await database.$executeRaw`ALTER TABLE events ENABLE TRIGGER USER`;
}

async function insertService(
  database: Database,
  { exceptions: _, created_at: _created, updated_at: _updated, ...service }: EventWithExceptions,
): Promise<void> {
  const data = [{ ...service, weekday_occurrences: service.weekday_occurrences ?? [] }];
  await database.event.createMany({ data, skipDuplicates: true });
}
