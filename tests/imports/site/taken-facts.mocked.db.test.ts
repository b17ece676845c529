import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findChurch } from '#lib/church/queries.ts';
import { db } from '#lib/core/database/db.ts';
import type { ImportFact } from '#lib/imports/site/facts.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { seedDemoContent } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { bringIn, runNow, workHere } from '../bring-in.ts';
import { eventRecord, fake } from '../fake-source.ts';

vi.mock('#lib/uploads/keep-picture.ts', async (actual) => ({
  ...(await actual<object>()),
  keepPictureFrom: async (address: string, bucket: string) => {
    if (address.endsWith('.svg')) {
      const { AppError } = await import('#lib/core/operations/errors.ts');
      throw new AppError('unsupported_type', 'It is no picture.');
    }
    return `/uploads/${bucket}/logo.webp`;
  },
}));

const { sql } = useDatabase({ as: staff });

beforeEach(() => {
  Object.assign(fake, { items: [], error: null, asked: [] });
});

function fact(field: string, value: unknown, words = String(value)): { fact: ImportFact } {
  return { fact: { field, value, found_at: 'https://grace.test/visit', words } };
}

const sundays = ['9:00 AM', '11:00 AM'].map((time) => ({
  title: 'Worship',
  time,
  length_minutes: 75,
  target_weekday: 0,
  is_recurring: true,
  recurrence_frequency: 'weekly',
}));

const found = [
  { builder: 'squarespace' as const },
  { reading: 'https://grace.test/visit' },
  fact('name', 'Grace Lutheran Church'),
  fact('name', 'Grace Church'),
  fact('phone', '(512) 555-0188'),
  fact('email', 'office@grace.test'),
  fact('social.facebook', 'https://www.facebook.com/gracelutheran'),
  fact('live.youtube', 'UCabcdefghijklmnopqrstuv'),
  fact('logo', 'https://grace.test/logo.png'),
  fact('colours', ['#1a2b3c', '#d0a020']),
  fact('services', sundays, 'Sundays 9:00 & 11:00'),
  eventRecord('a'),
];

const factsOf = (run: { facts: ImportFact[] }) => run.facts.map(({ field, value }) => [field, value]);
const take = (id: string, fields: unknown[]) =>
  callApi(`POST /api/imports/${id}/facts`, { body: { fields } });
const church = () => findChurch({});

async function undo(id: string) {
  expect(await callApi(`POST /api/imports/${id}/undo`)).toMatchObject({ status: 202 });
  await workHere();
  return runNow(id);
}

async function services() {
  const rows = await db().event.findMany({ where: { kind: 'service' }, orderBy: [{ time: 'asc' }] });
  return rows.map(({ title, time }) => `${title} ${time}`);
}

describe('what a source says about the church', () => {
  test('is stored with the run, and changes nothing', async () => {
    fake.items = found;
    const before = await church();
    const run = await bringIn({});
    expect(run).toMatchObject({ state: 'ready', builder: 'squarespace', reading: null });
    expect(factsOf(run)).toHaveLength(9);
    expect(run.facts[0]).toEqual(found[2] && 'fact' in found[2] ? found[2].fact : null);
    expect(await church()).toEqual(before);
  });

  test('is enough for a run that has no rows', async () => {
    fake.items = [fact('phone', '(512) 555-0188')];
    expect(await bringIn({})).toMatchObject({ state: 'ready', problems: [] });
  });

  test('of an earlier attempt is gone once the source is read again', async () => {
    fake.items = found;
    const { id } = await bringIn({});
    await sql(
      `UPDATE import_runs SET state = 'running', phase = 'reading', worker = NULL, lease_until = NULL, tries = 0`,
    );
    fake.items = [eventRecord('a')];
    await workHere();
    expect(await runNow(id)).toMatchObject({ state: 'ready', builder: null, facts: [] });
  });
});

describe('facts that are ticked', () => {
  test('are taken over as one entry of the log, each with the checks of its setting', async () => {
    fake.items = found;
    const { id } = await bringIn({ dry_run: false });
    const before = await db().activityLog.findMany({ select: { batch: true } });
    const name = { field: 'name', value: 'Grace Lutheran Church' };
    const { status } = await take(id, [
      ...[name, 'phone', 'email', 'social.facebook', 'live.youtube', 'logo', 'colours', 'services'],
    ]);
    expect(status).toBe(200);
    expect(await church()).toMatchObject({
      name: 'Grace Lutheran Church',
      phone: '(512) 555-0188',
      email: 'office@grace.test',
      facebook_url: 'https://www.facebook.com/gracelutheran',
      logo_url: '/uploads/logos/logo.webp',
      accent_color: '#1a2b3c',
      second_color: '#d0a020',
    });
    expect(await findSettings({})).toMatchObject({ youtube_channel_id: 'UCabcdefghijklmnopqrstuv' });
    expect(await services()).toEqual(expect.arrayContaining(['Worship 9:00 AM', 'Worship 11:00 AM']));
    const known = new Set(before.map(({ batch }) => batch));
    const rows = await db().activityLog.findMany({ select: { batch: true } });
    expect(new Set(rows.map(({ batch }) => batch).filter((batch) => !known.has(batch))).size).toBe(1);
  });

  test('of streams, hours and gifts become their settings', async () => {
    const hours = [{ day: 1, opens: '09:00', closes: '12:00' }];
    fake.items = [
      fact('live.vimeo', 'https://vimeo.com/event/987654'),
      fact('live.facebook', 'https://www.facebook.com/grace/live'),
      fact('opening_hours', hours),
      fact('giving_url', 'https://tithe.ly/give?c=1'),
    ];
    const { id } = await bringIn({});
    const before = await stateNow();
    expect((await take(id, ['live.vimeo', 'live.facebook', 'opening_hours', 'giving_url'])).status).toBe(200);
    expect(await findSettings({})).toMatchObject({
      vimeo_embed_code: expect.stringContaining('https://vimeo.com/event/987654/embed'),
      facebook_live_url: 'https://www.facebook.com/grace/live',
    });
    expect(await church()).toMatchObject({ opening_hours: hours, giving_url: 'https://tithe.ly/give?c=1' });
    await undo(id);
    expect(await stateNow()).toEqual(before);
  });

  test('with one name and different values need the value', async () => {
    fake.items = found;
    const { id } = await bringIn({});
    const before = await church();
    const bare = await take(id, ['phone', 'name']);
    expect(bare.status).toBe(422);
    expect(bare.body.detail).toContain('“Name” was found with different values');
    const both = ['Grace Church', 'Grace Lutheran Church'].map((value) => ({ field: 'name', value }));
    expect((await take(id, both)).status).toBe(422);
    expect(await church()).toEqual(before);
    expect((await take(id, both.slice(0, 1))).status).toBe(200);
    expect((await church()).name).toBe('Grace Church');
  });

  test('that the source did not say are refused', async () => {
    fake.items = found;
    const { id } = await bringIn({});
    for (const fields of [
      ['street'],
      [{ field: 'phone', value: '(512) 555-9999' }],
      ['constructor'],
      ['phone', 'set_up_at'],
      [],
      ['logo', { field: 'phone' }],
    ])
      expect((await take(id, fields)).status).toBe(422);
    expect((await church()).phone).not.toBe('(512) 555-0188');
    expect(
      (await callApi(`POST /api/imports/${crypto.randomUUID()}/facts`, { body: { fields: ['phone'] } }))
        .status,
    ).toBe(404);
  });

  test('that a setting refuses take nothing over', async () => {
    fake.items = [
      fact('phone', '12'),
      fact('email', 'office@grace.test'),
      fact('logo', 'https://grace.test/a.svg'),
    ];
    const { id } = await bringIn({});
    const refused = await take(id, ['email', 'phone']);
    expect(refused).toMatchObject({ status: 422, body: { errors: { phone: [expect.any(String)] } } });
    expect((await church()).email).not.toBe('office@grace.test');
    expect((await take(id, ['logo', 'email'])).body.detail).toContain('The logo could not be taken over.');
    expect((await church()).email).not.toBe('office@grace.test');
  });

  test('are refused while the run is read, and once it is undone', async () => {
    fake.items = found;
    const { id } = await bringIn({ dry_run: false });
    for (const state of ['running', 'failed', 'undone']) {
      await sql(`UPDATE import_runs SET state = '${state}'`);
      expect((await take(id, ['phone'])).status).toBe(409);
    }
  });

  test('of a moment at which a service is held add none', async () => {
    fake.items = found;
    const { id } = await bringIn({});
    await take(id, ['services']);
    const once = await services();
    await take(id, ['services']);
    expect(await services()).toEqual(once);
  });
});

/** All that facts change. */
async function stateNow() {
  return {
    church: { ...(await church()), updated_at: null },
    own: (await db().ownFact.findMany()).map(({ name }) => name).sort(),
    services: await services(),
    settings: { ...(await findSettings({})), updated_at: null },
  };
}

describe('undo', () => {
  test('brings the services of the demo back, which give way to those of the church', async () => {
    await seedDemoContent(db(), new Date().toISOString().slice(0, 10));
    const before = await services();
    expect(before).not.toHaveLength(0);
    fake.items = found;
    const { id } = await bringIn({});
    await take(id, ['services']);
    expect(await services()).toEqual(['Worship 11:00 AM', 'Worship 9:00 AM']);
    await undo(id);
    expect(await services()).toEqual(before);
  });

  test('brings the services of a new site back, which give way as long as nobody changed them', async () => {
    await fillChurch(db(), { isEmpty: true });
    const before = await services();
    expect(before).not.toHaveLength(0);
    fake.items = found;
    const { id } = await bringIn({});
    await take(id, ['services']);
    expect(await services()).toEqual(['Worship 11:00 AM', 'Worship 9:00 AM']);
    await undo(id);
    expect(await services()).toEqual(before);
    await db().event.updateMany({ where: { kind: 'service' }, data: { location: 'Chapel' } });
    const { id: again } = await bringIn({});
    await take(again, ['services']);
    expect(await services()).toEqual(expect.arrayContaining(before));
  });

  test('takes back every fact that stands as it was set', async () => {
    fake.items = found;
    const before = await stateNow();
    const { id } = await bringIn({ dry_run: false });
    await take(id, ['phone', { field: 'name', value: 'Grace Church' }]);
    await take(id, [
      'colours',
      'live.youtube',
      'services',
      { field: 'name', value: 'Grace Lutheran Church' },
    ]);
    expect(await undo(id)).toMatchObject({ state: 'undone', problems: [] });
    expect(await stateNow()).toEqual(before);
    expect(await db().event.count({ where: { kind: 'event' } })).toBe(0);
  });

  test('of a run of which facts alone were taken over has these', async () => {
    fake.items = found;
    const { id } = await bringIn({});
    expect((await callApi(`POST /api/imports/${id}/undo`)).status).toBe(409);
    const { phone } = await church();
    await take(id, ['phone']);
    expect(await undo(id)).toMatchObject({ state: 'undone' });
    expect((await church()).phone).toBe(phone);
  });

  test('leaves what staff have changed since, and names it', async () => {
    fake.items = found;
    const { id } = await bringIn({ dry_run: false });
    const { email } = await church();
    await take(id, ['phone', 'email', 'services']);
    await callApi('PATCH /api/church', { body: { phone: '(512) 555-0199' } });
    await sql(`UPDATE events SET title = 'Early' WHERE time = '9:00 AM' AND kind = 'service'`);
    const run = await undo(id);
    expect(run.problems).toEqual([
      '“Worship” was changed since the import, and stays as it is now.',
      '“Phone” was changed since it was taken over, and stays as it is now.',
    ]);
    expect(await church()).toMatchObject({ phone: '(512) 555-0199', email });
    expect(await services()).toContain('Early 9:00 AM');
    expect(await services()).not.toContain('Worship 11:00 AM');
  });

  test('restores the language that a fact has changed', async () => {
    fake.items = [fact('language', 'es')];
    const { id } = await bringIn({});
    await take(id, ['language']);
    expect((await church()).language).toBe('es');
    await undo(id);
    expect((await church()).language).toBe('en');
  });
});
