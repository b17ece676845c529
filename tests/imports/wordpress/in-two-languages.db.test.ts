import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { staff } from '#tests/support/actors.ts';
import { onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { runNow, sendFile, workHere } from '../bring-in.ts';
import { wxr } from '../support/wxr.ts';

useDatabase({ as: staff });

async function bring(text: string) {
  newDataFolder();
  const { body } = await sendFile(new File([text], 'church.xml', { type: 'text/xml' }), {
    source: 'wordpress',
  });
  await workHere();
  return runNow(body.id);
}

const event = (id: number, title: string, more: object) => ({
  id,
  type: 'ctc_event',
  title,
  meta: { _ctc_event_start_date: '2031-01-05', _ctc_event_start_time: '18:30' },
  ...more,
});
const polylang = [
  event(7, 'Coro', { terms: { language: ['Español'], post_translations: ['pll_5f'] } }),
  event(8, 'Choir', { terms: { language: ['English'], post_translations: ['pll_5f'] } }),
  event(9, 'Retiro', { terms: { language: ['Español'] } }),
] as const;
const wpml = (id: number, title: string, code: string) => {
  const { meta, ...row } = event(id, title, {});
  const pair = { _wpml_import_language_code: code, _wpml_import_translation_group: '31' };
  return { ...row, meta: { ...meta, ...pair } };
};

test.each([
  ['Polylang', polylang, ['Choir', 'Retiro']],
  ['WPML', [wpml(8, 'Choir', 'en'), wpml(7, 'Coro', 'es')], ['Choir']],
])('a pair of %s becomes one row with its translation', async (_name, items, titles) => {
  const run = await onBilingualSite(() => bring(wxr(...items)));
  expect(run).toMatchObject({ state: 'done', counts: { translations: { added: 1 } } });
  const events = await db().event.findMany({ orderBy: { title: 'asc' } });
  expect(events.map(({ title }) => title)).toEqual(titles);
  expect(await db().translation.findMany()).toMatchObject([
    { table_name: 'events', row_id: events[0]?.id, language: 'es', fields: { title: 'Coro' } },
  ]);
});

test('on a site with one language each is a row of its own, as before', async () => {
  await bring(wxr(...polylang));
  expect([await db().event.count(), await db().translation.count()]).toEqual([3, 0]);
});
