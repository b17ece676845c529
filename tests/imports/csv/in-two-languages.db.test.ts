import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';
import { guessColumns } from '#lib/imports/csv/column-match.ts';
import { staff } from '#tests/support/actors.ts';
import { onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { runNow, sendFile, workHere } from '../bring-in.ts';

useDatabase({ as: staff });

const list = [
  'Title,Date,Description,Title (Spanish),description_es,Lugar:es',
  'Supper,2031-03-02,Bring a dish,"Cena, de todos",Traigan un plato,',
  'Picnic,2031-03-03,,Día de campo,,',
  'Choir,2031-03-04,,,,',
].join('\n');

async function bring(file: string, fields: Record<string, string> = {}, table = 'events') {
  newDataFolder();
  return onBilingualSite(async () => {
    const sent = await sendFile(new File([file], 'list.csv'), { source: 'csv', table, ...fields });
    expect(sent.status).toBe(202);
    await workHere();
    return runNow(sent.body.id);
  });
}

const translations = () =>
  db().translation.findMany({
    select: { table_name: true, row_id: true, language: true, fields: true, made_from: true },
    orderBy: { id: 'asc' },
  });

test('headers with a language mean the column in that language', () => {
  expect(guessColumns('events', ['Title', 'Título (Español)', 'Date', 'title_xx', 'location (es)'])).toEqual({
    Title: 'title',
    'Título (Español)': 'title_es',
    Date: 'date',
    title_xx: '',
    'location (es)': 'location_es',
  });
});

test('a list brings what its rows say in the second language, in one entry of the log', async () => {
  const run = await bring(list);
  expect(run).toMatchObject({
    problems: [],
    counts: { events: { added: 3 }, translations: { added: 2 } },
  });
  const events = await db().event.findMany({ orderBy: { date: 'asc' } });
  const written = await translations();
  expect(written).toHaveLength(2);
  expect(written).toEqual(
    expect.arrayContaining([
      {
        table_name: 'events',
        row_id: events[0]?.id,
        language: 'es',
        fields: { title: 'Cena, de todos', description: 'Traigan un plato' },
        made_from: { title: textDigest('Supper'), description: textDigest('Bring a dish') },
      },
      {
        table_name: 'events',
        row_id: events[1]?.id,
        language: 'es',
        fields: { title: 'Día de campo' },
        made_from: { title: textDigest('Picnic') },
      },
    ]),
  );
  expect((await callApi('GET /api/activity')).body).toHaveLength(1);

  const again = await bring(list.replace('Día de campo', 'Comida campestre'));
  expect(again.counts).toMatchObject({
    events: { unchanged: 3 },
    translations: { updated: 1, unchanged: 1 },
  });
  expect((await translations()).map(({ fields }) => fields)).toContainEqual({ title: 'Comida campestre' });
});

test('the undo takes both away', async () => {
  const run = await bring(list);
  await callApi(`POST /api/imports/${run.id}/undo`);
  await workHere();
  expect([await db().event.count(), await db().translation.count()]).toEqual([0, 0]);
});

test('the preview counts them and writes nothing', async () => {
  const run = await bring(list, { dry_run: 'true' });
  expect(run.counts).toMatchObject({ translations: { added: 2 } });
  expect(await db().translation.count()).toBe(0);
});

test('a text that does not fit is named, and its row is brought', async () => {
  const run = await bring(`Title,Date,Title (Spanish)\nSupper,2031-03-02,${'a'.repeat(300)}`);
  expect(run.problems).toEqual([expect.stringContaining('line 2')]);
  expect([await db().event.count(), await db().translation.count()]).toEqual([1, 0]);
});

test('ministries have HTML cleaned, and announcements their message', async () => {
  await bring(
    'Title,Description,Description (Spanish)\nChoir,Sing,"<p onclick=""a"">Cante</p>"',
    {},
    'ministries',
  );
  await bring(
    'Message,Start,End,Message (Spanish)\nClosed,2031-03-02,2031-03-03,Cerrado',
    {},
    'announcements',
  );
  expect((await translations()).map(({ fields }) => fields)).toEqual(
    expect.arrayContaining([{ description: '<p>Cante</p>' }, { message: 'Cerrado' }]),
  );
});
