import { expect, test } from 'vitest';
import { spokenClosing } from '#lib/closings/spoken-closing.ts';
import { db } from '#lib/core/database/db.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();

/** Translates the title of a row. */
const translate = (table_name: string, row_id: string, [original, translation]: [string, string]) =>
  createTranslation(db(), {
    table_name,
    row_id,
    texts: { [table_name === 'announcements' ? 'message' : 'title']: [original, translation] },
  });

const inSpanish = (call: `GET /api/${string}`) => inSecondLanguage(() => callApi(call));

test('every public read of rows answers in the language that was asked for, and says what is translated', async () => {
  const event = await createEvent(db(), { title: 'Supper', date: '2027-06-05', show_in_banner: true });
  await translate('events', event.id, ['Supper', 'Cena']);
  const service = await createService(db(), { title: 'Vespers' });
  await translate('events', service.id, ['Vespers', 'Vísperas']);
  const ministry = await createMinistry(db(), { title: 'Choir' });
  await translate('ministries', ministry.id, ['Choir', 'Coro']);
  const sermon = await createSermon(db(), { title: 'Hope', series: 'Ruth' });
  await translate('sermons', sermon.id, ['Hope', 'Esperanza']);
  await translate('series', 'ruth', ['Ruth', 'Rut']);
  const document = await createDocument(db(), { title: 'Bulletin' });
  await translate('documents', document.id, ['Bulletin', 'Boletín']);
  const announcement = await createAnnouncement(db(), { message: 'Come.' });
  await translate('announcements', announcement.id, ['Come.', 'Vengan.']);

  const spoken = { language: 'es', translated: expect.stringMatching(/^(partly|whole)$/) };
  const named = (title: string) => expect.objectContaining({ ...spoken, title });
  expect((await inSpanish('GET /api/events')).body).toEqual([named('Cena')]);
  expect((await inSpanish('GET /api/events?from=2027-06-05&to=2027-06-05')).body).toEqual([named('Cena')]);
  expect((await inSpanish(`GET /api/events/${event.id}`)).body).toEqual(named('Cena'));
  expect((await inSpanish('GET /api/services')).body).toEqual([named('Vísperas')]);
  expect((await inSpanish(`GET /api/services/${service.id}`)).body).toEqual(named('Vísperas'));
  expect((await inSpanish('GET /api/services/next?count=1')).body).toEqual([named('Vísperas')]);
  expect((await inSpanish('GET /api/service-status')).body.service).toEqual(named('Vísperas'));
  expect((await inSpanish('GET /api/ministries')).body).toEqual([named('Coro')]);
  expect((await inSpanish('GET /api/sermons?series=Ruth')).body).toMatchObject([
    { ...spoken, title: 'Esperanza', series: 'Ruth', series_title: 'Rut' },
  ]);
  expect((await inSpanish(`GET /api/sermons/${sermon.id}`)).body).toEqual(named('Esperanza'));
  expect((await inSpanish('GET /api/series')).body).toEqual([named('Rut')]);
  expect((await inSpanish('GET /api/documents')).body).toEqual([named('Boletín')]);
  const [said] = (await inSpanish('GET /api/announcements')).body;
  expect(said).toMatchObject({ language: 'es', translated: 'whole', message: 'Vengan.' });
  const [item] = (await inSpanish('GET /api/banner')).body;
  expect(item).toMatchObject({ language: 'es', translated: 'whole', message: 'Vengan.' });
  const first = await onBilingualSite(() => callApi('GET /api/sermons'));
  expect(first.body[0]).toMatchObject({ language: 'en', translated: 'whole', title: 'Hope' });
  expect(first.body[0]).not.toHaveProperty('series_title');
  const { body } = await callApi('GET /api/sermons');
  expect(Object.keys(body[0])).not.toEqual(expect.arrayContaining(['language']));
  expect(Object.keys(body[0])).not.toEqual(expect.arrayContaining(['series_title']));
});

test('a closing names dates by their translated titles, and its message is that of its announcement', async () => {
  const event = await createEvent(db(), { title: 'Choir', date: '2031-06-01' });
  const left = await createEvent(db(), { title: 'Supper', date: '2031-06-01' });
  await translate('events', event.id, ['Choir', 'Coro']);
  const announcement = await createAnnouncement(db(), { message: 'Snow.' });
  await translate('announcements', announcement.id, ['Snow.', 'Nieve.']);
  const occurrence = (row: typeof event) => ({
    ...{ id: row.id, title: row.title, date: row.date, time: row.time, kind: 'event' },
  });
  const after = {
    ...{ id: event.id, event_id: event.id, date: event.date, kind: 'cancelled', new_date: null, title: null },
    ...{ time: null, length_minutes: null, location: null, is_offsite: null, description: null },
    ...{ image_url: null, is_featured: null, show_in_banner: null, is_streamed: null, day_only: false },
    ...{ created_at: event.created_at.toISOString(), updated_at: event.updated_at.toISOString() },
  };
  const row = await createClosing(db(), {
    message: 'Snow.',
    announcement_id: announcement.id,
    touched: [{ occurrence: occurrence(event), event_id: event.id, date: event.date, before: null, after }],
    left_on: [occurrence(left)],
  });
  expect(await inSecondLanguage(() => spokenClosing(row))).toMatchObject({
    message: 'Nieve.',
    translated: 'whole',
    occurrences: [{ title: 'Coro' }],
    left_on: [{ title: 'Supper', untranslated: ['title'] }],
  });
  expect(await onBilingualSite(() => spokenClosing(row))).toMatchObject({
    message: 'Snow.',
    occurrences: [{ title: 'Choir' }],
  });
});
