import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listUnreadableFactsAction } from '#lib/church/actions.ts';
import { ensureRow } from '#lib/church/church-rows.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { findChurch } from '#lib/church/queries.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { publishChange } from '#lib/core/cache/change-bus.ts';
import { church } from '#lib/core/church/church.ts';
import { noteChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import english from '#lib/language/generated/en.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { tellUnreadable } from '#server/backups/tell-unreadable.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { session } from '#tests/support/session.ts';

const { sql, url } = useDatabase();

async function write(assignment: string): Promise<void> {
  await ensureRow(db());
  await sql(`UPDATE church SET ${assignment}`);
  publishChange('church');
}

test.each([
  [`accent_color = 'nonsense'`, { accent_color: null }],
  [`second_color = '#12345'`, { second_color: null }],
  [`time_zone = 'Mars/Phobos'`, { time_zone: defaultChurch.time_zone }],
  [`country = 'Texas'`, { country: defaultChurch.country }],
  [`hero = 'zebra'`, { hero: defaultChurch.hero }],
  [`opening_hours = '[{"day": 9}]'`, { opening_hours: [] }],
  [`resources = '{"a": 1}'`, { resources: [] }],
  [`latitude = 'NaN'`, { latitude: null }],
])(
  'a fact that cannot be read has something readable in its place, and staff are told: %s',
  async (bad, good) => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => {});
    await write(bad);
    expect(await readChurch()).toMatchObject({ name: defaultChurch.name, ...good });
    expect(error).toHaveBeenCalledWith({ unreadable: Object.keys(good) }, expect.anything());
    session.actor.mockResolvedValue(staff);
    expect(await listUnreadableFactsAction({})).toMatchObject({ ok: true, data: [expect.any(String)] });
  },
);

test('a restore says what of its rows cannot be read', async () => {
  await write(`accent_color = 'nonsense', time_zone = 'Mars/Phobos'`);
  await createEvent(db(), { title: 'Supper', date: '2026-13-45' });
  const lines: string[] = [];
  await tellUnreadable(url, (line) => lines.push(line));
  expect(lines).toEqual([
    expect.stringContaining('(Time zone, First color)'),
    expect.stringContaining(`'Supper' in events cannot be read (2026-13-45)`),
  ]);
});

test('a church whose facts can all be read is told of to nobody', async () => {
  await write(`accent_color = '#2D4A94'`);
  const lines: string[] = [];
  await tellUnreadable(url, (line) => lines.push(line));
  session.actor.mockResolvedValue(staff);
  expect([lines, await listUnreadableFactsAction({})]).toEqual([[], { ok: true, data: [] }]);
});

test('a language that this version does not speak is that of a new site', async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    noteChurch(defaultChurch);
  });
  vi.stubEnv('SITE_LANGUAGE', 'es');
  await write(`language = 'qu'`);
  expect(await readChurch()).toMatchObject({ language: 'es' });
});

describe('the church’s facts', () => {
  test('are those of its file until staff state some, and what is not named stays', async () => {
    expect(await findChurch({})).toEqual(defaultChurch);
    const { updated_at } = await findChurch({});
    const saved = await updateChurch.execute(staff, { name: 'Saint Ann’s', if_match: updated_at });
    expect(saved).toEqual({ ...defaultChurch, name: 'Saint Ann’s', updated_at: saved.updated_at });
    expect(await findChurch({})).toEqual(saved);
  });

  test('are checked with those that stay, and a refusal changes nothing', async () => {
    await updateChurch.execute(staff, { country: 'NZ', phone: '09 555 0155' });
    const refused = updateChurch.execute(staff, { name: 'Saint Ann’s', phone: '555' });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { phone: [english.church.invalidPhone] } },
    });
    expect(await findChurch({})).toMatchObject({ name: church.name, phone: '09 555 0155' });
  });

  test('stay one row', async () => {
    await Promise.all([
      updateChurch.execute(staff, { city: 'Round Rock' }),
      updateChurch.execute(staff, { kind: 'Lutheran church' }),
    ]);
    expect(await db().church.findMany()).toMatchObject([{ city: 'Round Rock', kind: 'Lutheran church' }]);
  });
});
