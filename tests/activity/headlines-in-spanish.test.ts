import { expect, test } from 'vitest';
import { timeAgo } from '#components/activity/time-ago.ts';
import { changedFields } from '#lib/activity/changed-fields.ts';
import { contentTables, loggedKinds } from '#lib/activity/content-tables.ts';
import type { LoggedChange } from '#lib/activity/entry.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { inSpanish } from '#tests/support/church.ts';

let rows = 0;
const change = (overrides: Partial<LoggedChange>): LoggedChange => ({
  table_name: 'sermons',
  row_id: `row ${rows++}`,
  action: 'updated',
  title: 'Esperanza',
  before: null,
  after: null,
  ...overrides,
});
const deleted = { action: 'deleted', before: {} } as const;

test.each<[string, LoggedChange[]]>([
  ['Agregó el sermón «Esperanza»', [change({ action: 'created', after: {} })]],
  [
    'Agregó el acceso de «Ana»',
    [change({ table_name: 'staff', action: 'created', title: 'Ana', after: {} })],
  ],
  ['Cambió el ministerio «Coro»', [change({ table_name: 'ministries', title: 'Coro' })]],
  [
    'Cambió los ajustes de la transmisión',
    [change({ table_name: 'site_settings', after: { rtmp_url: '' } })],
  ],
  [
    'Abrió la iglesia de nuevo: domingo, 6 de diciembre, «Nieve»',
    [
      change({
        table_name: 'closings',
        title: 'Nieve',
        after: { mode: 'cancelled', from_date: '2026-12-06', to_date: '2026-12-06', reopened_at: 'now' },
      }),
    ],
  ],
  [
    'Eliminó 2 sermones y 1 anuncio, cambió 1 ministerio',
    [
      change(deleted),
      change({ ...deleted, title: 'Fe' }),
      change({ ...deleted, table_name: 'announcements' }),
      change({ table_name: 'ministries' }),
    ],
  ],
])('%s', (sentence, changes) => {
  const entry = { changes, change_count: changes.length, restores: null };
  expect(inSpanish(() => headlineOf(entry))).toBe(sentence);
});

test('fields have their names and values in Spanish', () => {
  const after = { title: 'Coro', has_fixed_time: true };
  const fields = inSpanish(() =>
    changedFields(change({ table_name: 'ministries', action: 'created', after })),
  );
  const date = inSpanish(() => changedFields(change({ after: { date: '2031-06-01' } })));
  const podcast = inSpanish(() =>
    changedFields(
      change({
        table_name: 'podcast',
        after: { category: 'Religion & Spirituality/Christianity', language: 'ko' },
      }),
    ),
  );
  expect([...fields, ...date, ...podcast].map(({ label, after: value }) => [label, value])).toEqual([
    ['Título', 'Coro'],
    ['Horario del ministerio de mujeres', 'sí'],
    ['Fecha', 'domingo, 1 de junio de 2031'],
    ['Categoría', 'Religión y espiritualidad › Cristianismo'],
    ['Idioma', 'coreano'],
  ]);
});

test('how long ago it was', () => {
  const ago = (minutes: number) => inSpanish(() => timeAgo(new Date(0), new Date(minutes * 60_000)));
  expect([0, 5, 180].map(ago)).toEqual(['ahora mismo', 'hace 5 minutos', 'hace 3 horas']);
});

test('a table that has no sentences of its own says its rows with their article', () => {
  const bare = contentTables.filter(
    ({ headline, subject, words, isAside }) => !headline && !subject && !words().subject && !isAside,
  );
  expect(bare.map(({ table }) => table)).toEqual([]);
});

test('the filter lists every table that is no part of another', () => {
  const named = contentTables.filter(({ words }) => words().kind !== null).map(({ table }) => table);
  expect(loggedKinds).toEqual(named);
});
