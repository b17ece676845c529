import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { rowOfTitle } from '#lib/translations/titles/event-title.ts';
import { isTitleTranslated, listTranslatedTitles } from '#lib/translations/titles/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

test('a row counts once its title is translated, in both languages of the site', async () => {
  const [titled, described] = [
    await createEvent(db(), { title: 'Supper' }),
    await createEvent(db(), { title: 'Choir' }),
  ];
  const ofEvent = (id: string, texts: Record<string, [string, string]>) =>
    createTranslation(db(), { table_name: 'events', row_id: id, texts });
  await ofEvent(titled.id, { title: ['Supper', 'Cena'] });
  await ofEvent(described.id, { description: ['Sing.', 'Cante.'] });
  const asked = async () => [
    await listTranslatedTitles({ table: 'events' }),
    await isTitleTranslated({ table: 'events', id: titled.id }),
    await isTitleTranslated({ table: 'events', id: described.id }),
    await isTitleTranslated({ table: 'sermons', id: titled.id }),
  ];
  for (const inLanguage of [onBilingualSite, inSecondLanguage])
    expect(await inLanguage(asked)).toEqual([[titled.id], true, false, false]);
  expect(await asked()).toEqual([[], false, false, false]);
});

test('a date with a title of its own is asked for that', async () => {
  const series = await createEvent(db(), {
    date: '2027-06-01',
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  const own = await createEventException(db(), {
    event_id: series.id,
    date: '2027-06-08',
    kind: 'changed',
    title: 'Night of Prayer',
  });
  const event = await findListedEvent({ id: series.id });
  const rowOn = (date: string) => {
    const occurrence = event && occurrenceOn(event, date);
    return event && occurrence && rowOfTitle(event, occurrence);
  };
  expect(rowOn('2027-06-01')).toEqual({ table: 'events', id: series.id });
  expect(rowOn('2027-06-08')).toEqual({ table: 'event_exceptions', id: own.id });
});
