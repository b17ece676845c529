import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { updateChurchAction } from '#lib/church/actions.ts';
import { updateChurch } from '#lib/church/commands.ts';
import { findChurch } from '#lib/church/queries.ts';
import { currentChurch, currentServices, runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { emptyChurchIn } from '#lib/core/church/empty-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { db } from '#lib/core/database/db.ts';
import { churchTimestamp, churchToday } from '#lib/core/dates/church-time.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { messages } from '#lib/language/messages.ts';
import { findPageTexts, pageTexts } from '#lib/page-texts/queries.ts';
import { saveServiceAction } from '#lib/setup/actions.ts';
import { confirmOwn, finishSetup, saveService } from '#lib/setup/commands.ts';
import { changeOf } from '#lib/setup/facts.ts';
import { findSetup } from '#lib/setup/queries.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { withChurch } from '#server/http/with-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase({ as: staff });
beforeEach(() => fillChurch(db()));

const serviceOf = (event: { title: string; short_title: string; date: string }) => ({
  ...event,
  kind: 'service',
  time: '9:00 AM - 10:30 AM',
  length_minutes: 90,
  is_recurring: true,
  recurrence_frequency: 'weekly',
});

const send = async (form: Parameters<typeof changeOf>[0]) =>
  updateChurch.execute(staff, changeOf(form, await findSetup.execute(staff, {})));
const sendService = (form: Parameters<typeof saveService.execute>[1]) => saveService.execute(staff, form);

test('a form that is sent saves the church’s own facts and leaves the rest for later', async () => {
  await send({ name: 'New Hope Church', time_zone: 'america/new_york', phone: '' });
  expect(await findChurch({})).toMatchObject({
    name: 'New Hope Church',
    time_zone: 'America/New_York',
    phone: defaultChurch.phone,
    set_up_at: null,
  });
});

test('a new church is called by its name in short, too, until it says otherwise', async () => {
  const { name, short_name } = emptyChurchIn('en');
  await db().church.updateMany({ data: { name, short_name } });
  const renamed = async (change: Parameters<typeof send>[0]) => {
    await send(change);
    return (await findChurch({})).short_name;
  };
  expect(await renamed({ name: 'Stone Bridge Chapel' })).toBe('Stone Bridge Chapel');
  const { checks } = await findSetup.execute(staff, {});
  expect(checks.find(({ label }) => label === messages.checklist.name)?.detail).not.toContain(short_name);
  expect(await renamed({ name: 'Stone Bridge Church' })).toBe('Stone Bridge Church');
  expect(await renamed({ short_name: 'Stone Bridge' })).toBe('Stone Bridge');
  expect(await renamed({ name: 'The Church at Stone Bridge' })).toBe('Stone Bridge');
});

test('a long name leaves the short one as it is', async () => {
  const { name, short_name } = emptyChurchIn('en');
  await db().church.updateMany({ data: { name, short_name } });
  await send({ name: `Church ${'of the brook '.repeat(5)}` });
  expect(await findChurch({})).toMatchObject({ short_name });
});

test('the language that is saved counts as chosen, also where it is the demo’s', async () => {
  await send({ language: defaultChurch.language });
  expect((await findSetup.execute(staff, {})).ownFacts).toContain('language');
  await send({ language: 'es' });
  expect((await findChurch({})).language).toBe('es');
});

test('what is wrong is told beside its field, and nothing is saved', async () => {
  const typed = {
    name: 'New Hope',
    time_zone: 'Mars/Olympus',
    welcome: 'One line\nand another',
    latitude: 'by the river',
    longitude: '',
  };
  await expect(send(typed)).rejects.toMatchObject({
    code: 'invalid',
    more: {
      fields: {
        time_zone: [expect.stringMatching(/time zone/)],
        welcome: [expect.any(String)],
        latitude: [expect.any(String)],
      },
    },
  });
  expect((await findChurch({})).name).toBe(defaultChurch.name);
});

test('somebody else’s change meanwhile is a conflict, and the form sent over it is saved', async () => {
  const { updated_at: if_match } = await findChurch({});
  const theirs = await updateChurch.execute(staff, { name: 'Theirs' });
  await expect(updateChurch.execute(staff, { name: 'Ours', if_match })).rejects.toMatchObject({
    code: 'conflict',
    more: { current: { name: 'Theirs', updated_at: theirs.updated_at } },
  });
  await updateChurch.execute(staff, { name: 'Ours', if_match: theirs.updated_at });
  expect((await findChurch({})).name).toBe('Ours');
});

test('the main service is moved to another day and time as it was typed, and all that tells of it follows', async () => {
  await db().event.deleteMany();
  await createEvent(db(), serviceOf({ title: 'Sunday Worship', short_title: 'Worship', date: '2026-11-01' }));
  const { service } = await findSetup.execute(staff, {});
  expect(service).toMatchObject({ title: 'Worship', weekday: 0, time: '09:00' });
  const form = {
    ...service,
    title: 'Vigil',
    weekday: 6,
    time: '17:30',
    if_match: String(service.updated_at),
  };
  await sendService(form);
  expect(await db().event.findMany()).toMatchObject([
    { title: 'Vigil', short_title: null, date: '2026-11-07', time: '5:30 PM', length_minutes: 90 },
  ]);
  // Sent once more over what is no longer there, it is refused with the service as it is now.
  await expect(sendService({ ...form, time: '18:00' })).rejects.toMatchObject({
    code: 'conflict',
    more: { current: { title: 'Vigil', weekday: 6, time: '17:30', updated_at: expect.any(String) } },
  });
});

test.each([
  ['every other week', { recurrence_frequency: 'biweekly' }, 'Every other Sunday'],
  [
    'once a month',
    {
      recurrence_frequency: 'advanced_monthly',
      recurrence_pattern: 'nth_weekday',
      target_weekday: 0,
      weekday_occurrences: ['1'],
    },
    '1st Sunday of every month',
  ],
])('a main service that is %s keeps its rhythm, whatever else is changed', async (_often, rule, rhythm) => {
  await db().event.deleteMany();
  await createService(db(), { title: 'Holy Mass', date: '2026-11-01', time: '10:00 AM', ...rule });
  const before = await db().event.findFirst();
  const { service } = await findSetup.execute(staff, {});
  expect(service).toMatchObject({ title: 'Holy Mass', time: '10:00', length_minutes: '60', rhythm });
  expect(service).not.toHaveProperty('weekday');
  const form = {
    ...service,
    time: '09:30',
    length_minutes: '90',
    location: 'Chapel',
    if_match: String(service.updated_at),
  };
  await expect(sendService({ ...form, length_minutes: 'an hour' })).rejects.toMatchObject({
    code: 'invalid',
    more: { fields: { length_minutes: [expect.any(String)] } },
  });
  await sendService(form);
  expect(await db().event.findFirst()).toEqual({
    ...before,
    time: '9:30 AM',
    length_minutes: 90,
    location: 'Chapel',
    sequence: expect.any(Number),
    updated_at: expect.any(Date),
  });
});

test('a church without services gets its first, and a time that is none is refused in words', async () => {
  await db().event.deleteMany();
  const form = { id: '', title: 'Holy Mass', weekday: 0, time: 'after breakfast', if_match: '*' };
  await expect(sendService(form)).rejects.toMatchObject({
    code: 'invalid',
    more: { fields: { time: [expect.any(String)] } },
  });
  await expect(sendService({ ...form, time: '25:99' })).rejects.toMatchObject({
    more: { fields: { time: [expect.any(String)] } },
  });
  await sendService({ ...form, time: '10:00' });
  const { service, checks } = await findSetup.execute(staff, {});
  expect(service).toMatchObject({ title: 'Holy Mass', weekday: 0, time: '10:00' });
  expect(checks.find(({ label }) => label === 'Services')).toMatchObject({
    isOwn: true,
    detail: 'Holy Mass: Sunday 10:00 AM',
  });
});

test('the site counts as set up once staff say so, by nothing else, and the checklist stays to be read', async () => {
  await updateChurch.execute(staff, { set_up_at: '2020-01-01T00:00:00Z' } as object);
  expect((await findChurch({})).set_up_at).toBeNull();
  const { set_up_at } = await finishSetup.execute(staff, {});
  expect((await finishSetup.execute(staff, {})).set_up_at).toBe(set_up_at);
  const { church, checks } = await findSetup.execute(staff, {});
  expect(church.set_up_at).toEqual(expect.any(String));
  expect(checks.find(({ label }) => label === 'Name and kind')?.isOwn).toBe(false);
});

test('a church in Auckland, set up on the other side of the world, lives by its own clock', async () => {
  await send({
    name: 'Harbour Light Chapel',
    short_name: 'Harbour Light',
    street: '14 Pier Road',
    city: 'Auckland',
    region: '',
    country: 'NZ',
    phone: '09 555 0143',
    time_zone: 'Pacific/Auckland',
  });
  await createEvent(db(), { date: '2031-06-01', time: '9:00 AM - 10:00 AM' });
  const church = await findChurch({});
  expect(church).toMatchObject({ region: null, region_name: null, latitude: null, phone: '09 555 0143' });
  await runWithChurch(church, async () => {
    expect(churchToday(new Date('2031-05-31T12:30:00Z'))).toBe('2031-06-01');
    expect(churchTimestamp('2031-06-01T10:30:00')).toBe('2031-06-01T10:30:00+12:00');
    expect(churchTimestamp('2031-01-05T10:30:00')).toBe('2031-01-05T10:30:00+13:00');
    const feed = calendarFeed(await listEventsWithExceptions());
    expect(feed).toContain('X-WR-CALNAME:Harbour Light Chapel');
    expect(feed).toContain('DTSTART;TZID=Pacific/Auckland:20310601T090000');
    expect(feed).not.toMatch(/Chicago|Belltower/);
  });
});

test('what staff typed or confirmed is the church’s own, also where it equals the demo’s', async () => {
  const label = async (wanted: string) =>
    (await findSetup.execute(staff, {})).checks.find((check) => check.label === wanted);
  await updateChurch.execute(staff, { founded_year: defaultChurch.founded_year });
  expect((await label('Years'))?.confirmable).toEqual(['building_year']);
  expect(await label('Resources')).toMatchObject({ isOwn: false, detail: expect.stringContaining(', ') });
  await confirmOwn.execute(staff, { names: ['building_year', 'visit.parking'] });
  expect((await label('Years'))?.isOwn).toBe(true);
  expect((await label('Words on Plan Your Visit'))?.confirmable).not.toContain('visit.parking');
  expect((await findPageTexts({}))['visit.parking']).toMatchObject({ is_original: false });
  await expect(confirmOwn.execute(staff, { names: ['set_up_at'] })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('once staff say that the site is theirs, it promises nothing that they have not written', async () => {
  await confirmOwn.execute(staff, { names: ['visit.parking'] });
  const before = await findPageTexts({});
  const { is_demo } = await finishSetup.execute(staff, {});
  expect(is_demo).toBe(false);
  await runWithChurch(await findChurch({}), async () => {
    const after = await findPageTexts({});
    expect(after['visit.parking']).toEqual(before['visit.parking']);
    expect(after['visit.accessibility']?.value).not.toEqual(before['visit.accessibility']?.value);
    expect(JSON.stringify(after)).not.toMatch(
      /screened|hearing loop|Automatic doors|blue apron|repair crew|food pantry/i,
    );
    expect(JSON.stringify(after)).not.toMatch(/smaller and slower|no wider organization|bell tower/i);
    expect(JSON.stringify(after)).not.toMatch(
      /eight to twelve|clinic|counselors|one another’s tables|partners abroad|we stream to our|nobody will mind/i,
    );
    // Lists that staff make longer or shorter are not counted.
    expect(JSON.stringify(after)).not.toMatch(/six (?:things|short|statements)|four (?:verbs|things)/i);
  });
});

test('what is confirmed on a church’s own site is what its visitors read, and not what the demo says', async () => {
  await finishSetup.execute(staff, {});
  await runWithChurch(await findChurch({}), async () => {
    const { 'visit.accessibility': before } = await findPageTexts({});
    await confirmOwn.execute(staff, { names: ['visit.accessibility'] });
    expect((await findPageTexts({}))['visit.accessibility']).toMatchObject({
      value: before.value,
      is_original: false,
    });
    const { checks } = await findSetup.execute(staff, {});
    const home = checks.find(({ label }) => label === 'Words on Home')?.confirmable ?? [];
    expect(home).toContain('home.letter');
    expect(home).not.toContain('home.doors');
    await confirmOwn.execute(staff, { names: [...home] });
  });
});

test('a state that was typed before the address stays, though it reads like the demo’s', async () => {
  const { region, region_name } = defaultChurch;
  await send({ region: String(region), region_name: String(region_name) });
  const { ownFacts } = await findSetup.execute(staff, {});
  expect(ownFacts).toEqual(expect.arrayContaining(['region', 'region_name']));
  // The form shows what was confirmed, and so sends it again.
  await send({ street: '12 Mesa Street', city: 'El Paso', region: String(region), region_name: '' });
  expect(await findChurch({})).toMatchObject({ region, region_name: null, latitude: null });
});

/** One request as the server answers it: what `send` posts, and then all that the page says. */
async function answerOf(send: () => Promise<unknown>) {
  const said: { before?: Said; after?: Said } = {};
  const application = withChurch(async () => {
    said.before = await say();
    await send();
    said.after = await say();
  });
  await application({} as IncomingMessage, {} as ServerResponse);
  return said;
}

type Said = Awaited<ReturnType<typeof say>>;

async function say() {
  return {
    name: currentChurch().name,
    zone: churchTimeZone(),
    times: serviceLines(currentServices()).map(({ text }) => text),
    words: (await pageTexts())['home.signature'].name,
  };
}

test('a page rendered after an action tells of the service as the action changed it', async () => {
  await db().event.deleteMany();
  await createService(db(), { date: '2026-01-04', time: '10:00 AM' });
  const { service } = await findSetup.execute(staff, {});
  const form = { ...service, time: '09:30', if_match: String(service.updated_at) };
  const { before, after } = await answerOf(() => saveServiceAction(form));
  expect(before?.times).toEqual(['Sunday 10:00 AM']);
  expect(after?.times).toEqual(['Sunday 9:30 AM']);
});

test('it tells of the church by its new facts, in its words and by its clock too', async () => {
  const form = { name: 'Harbor Light', short_name: 'Harbor', time_zone: 'America/New_York' };
  const { before, after } = await answerOf(() => updateChurchAction(form));
  expect(before).toMatchObject({ name: defaultChurch.name, zone: defaultChurch.time_zone });
  expect(after).toMatchObject({
    name: 'Harbor Light',
    zone: 'America/New_York',
    words: 'your friends at Harbor',
  });
});

test('after a refused action it tells what others changed meanwhile', async () => {
  const form = { name: 'Ours', if_match: '2001-01-01T00:00:00.000Z' };
  const { after } = await answerOf(async () => {
    await db().church.update({ where: { id: 1 }, data: { name: 'Theirs' } });
    return updateChurchAction(form);
  });
  expect(after?.name).toBe('Theirs');
});
