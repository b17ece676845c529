import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askApi, callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const make = (body: object) => callApi('POST /api/forms', { body });
const change = (id: string, body: object, headers = {}) =>
  callApi(`PATCH /api/forms/${id}`, { body, headers });
const read = (id: string) => callApi(`GET /api/forms/${id}`);

describe('a form', () => {
  test('is made with ids, a slug of its title and what is usual', async () => {
    const answer = await make({
      title: 'Youth Camp',
      questions: [{ kind: 'text', label: 'Diet' }],
      slots: [{ label: 'Soup' }],
    });
    expect(answer.status).toBe(201);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(answer.body).toEqual({
      ...{ id, kind: 'sign_up', slug: 'youth-camp', title: 'Youth Camp', intro: '', thanks: '' },
      questions: [
        { id, kind: 'text', label: 'Diet', help: null, choices: [], is_required: false, is_sensitive: false },
      ],
      removed_questions: [],
      slots: [{ id, label: 'Soup', capacity: null }],
      ...{
        event_id: null,
        capacity: null,
        party_max: 10,
        has_waiting_list: true,
        opens_at: null,
        closes_minutes: 0,
      },
      ...{ keep_days: 90, notify: { roles: [], emails: [] }, ministry_id: null, is_open: false },
      ...{ is_contact: false, is_visit: false },
      updated_at: expect.any(String),
    });
    expect((await make({ title: 'Youth camp!' })).body.slug).toBe('youth-camp-2');
    expect((await make({ title: '夏のキャンプ' })).body.slug).toMatch(/^form-[a-z\d]{6}$/);
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ kind: 'poll' }, 'kind'],
    [{ party_max: 21 }, 'party_max'],
    [{ capacity: -1 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ keep_days: 0 }, 'keep_days'],
    [{ closes_minutes: -5 }, 'closes_minutes'],
    [{ opens_at: 'tomorrow' }, 'opens_at'],
    [{ event_id: randomUUID() }, 'event_id'],
    [{ ministry_id: randomUUID() }, 'ministry_id'],
    [{ notify: { emails: ['nobody'] } }, 'notify.emails.0'],
    [{ questions: [{ kind: 'choice', label: 'Color' }] }, 'questions.0.choices'],
    [{ questions: [{ kind: 'text', label: '' }] }, 'questions.0.label'],
  ])('made of %o is refused on %s', async (wrong, field) => {
    const answer = await make({ title: 'Camp', ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await db().form.count()).toBe(0);
  });

  test('changes, and keeps a question that is gone for its answers', async () => {
    const { body } = await make({ title: 'Camp', questions: [{ kind: 'text', label: 'Diet' }] });
    const stale = { 'if-match': '2020-01-01T00:00:00.000Z' };
    expect((await change(body.id, { title: 'Retreat' }, stale)).status).toBe(409);
    const asked = await change(
      body.id,
      { questions: [{ kind: 'yes_no', label: 'Swims?' }] },
      { 'if-match': body.updated_at },
    );
    expect(asked.body).toMatchObject({ slug: 'camp', questions: [{ kind: 'yes_no' }] });
    const stored = await db().form.findUniqueOrThrow({ where: { id: body.id } });
    expect(stored.removed_questions).toMatchObject([{ id: body.questions[0].id, label: 'Diet' }]);
    await change(body.id, { questions: body.questions });
    expect((await db().form.findUniqueOrThrow({ where: { id: body.id } })).removed_questions).toMatchObject([
      { label: 'Swims?' },
    ]);
  });

  test('keeps its event and its slots while people are signed up, and is not deleted', async () => {
    const [{ id: event_id }, other] = [await createEvent(db()), await createEvent(db())];
    const slot = { id: randomUUID(), label: 'Soup', capacity: null };
    const { id } = await createForm(db(), { event_id, slots: [slot] });
    const { id: answer } = await createFormAnswer(db(), {
      form_id: id,
      date: '2031-06-01',
      slot_id: slot.id,
      seats: 3,
    });
    for (const [body, field] of [
      [{ event_id: other.id }, 'event_id'],
      [{ kind: 'other' }, 'kind'],
      [{ slots: [] }, 'slots'],
    ] as const)
      expect(await change(id, body)).toMatchObject({
        status: 409,
        body: { errors: { [field]: [expect.stringContaining('3 people')] } },
      });
    const refused = await callApi(`DELETE /api/forms/${id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      '3 people are signed up. Please close the form, or cancel them first.',
    ]);
    await db().formAnswer.update({ where: { id: answer }, data: { state: 'cancelled' } });
    expect((await callApi(`DELETE /api/forms/${id}`)).status).toBe(204);
    expect(await db().formAnswer.count()).toBe(0);
  });
});

describe('a visitor', () => {
  test('gets the open forms without what is for staff', async () => {
    await createForm(db(), {
      title: 'Open',
      notify: { roles: ['owner'], emails: ['zebrafinch@example.org'] },
    });
    await createForm(db(), { title: 'Closed', is_open: false });
    await createForm(db(), { title: 'Later', opens_at: '2040-01-01T08:00' });
    expect((await callApi('GET /api/forms')).body).toHaveLength(3);
    session.actor.mockResolvedValue(visitor);
    const { body } = await callApi('GET /api/forms');
    expect(body).toMatchObject([{ title: 'Open', is_open: true }]);
    for (const name of ['ministry_id', 'notify', 'removed_questions'])
      expect(Object.keys(body[0])).not.toContain(name);
    expect(JSON.stringify(body)).not.toContain('zebrafinch');
  });

  test('sees a closed one only where it stands on an event or a page', async () => {
    const { id: event_id } = await createEvent(db());
    const onEvent = await createForm(db(), { is_open: false, event_id });
    const onPage = await createForm(db(), { opens_at: '2040-01-01T08:00' });
    await createSitePage(db(), { blocks: [{ kind: 'form', form_id: onPage.id }] });
    const nowhere = await createForm(db(), { is_open: false });
    session.actor.mockResolvedValue(visitor);
    for (const { id } of [onEvent, onPage])
      expect(await read(id)).toMatchObject({ status: 200, body: { is_open: false } });
    expect((await read(nowhere.id)).status).toBe(404);
    expect((await callApi(`GET /api/forms/${nowhere.id}/seats`)).status).toBe(404);
  });

  test('reads the seats of a date', async () => {
    const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };
    const { id: event_id } = await createEvent(db(), weekly);
    const { id } = await createForm(db(), { event_id, capacity: 5 });
    const given = { form_id: id, date: '2031-06-08' };
    await createFormAnswer(db(), { ...given, seats: 3 });
    await createFormAnswer(db(), { ...given, seats: 4, state: 'waiting' });
    await createFormAnswer(db(), { ...given, seats: 2, state: 'cancelled' });
    session.actor.mockResolvedValue(visitor);
    const of = (date?: string) => callApi(`GET /api/forms/${id}/seats${date ? `?date=${date}` : ''}`);
    const answer = await of('2031-06-08');
    expect(answer.body).toEqual({ capacity: 5, taken: 3, left: 2, waiting: 1, is_open: true });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await of('2031-06-15')).body).toEqual({
      capacity: 5,
      taken: 0,
      left: 5,
      waiting: 0,
      is_open: true,
    });
    for (const wrong of [undefined, '2031-06-09', 'never']) expect((await of(wrong)).status).toBe(422);
  });

  test('reads that there is no capacity, and the seats of each slot', async () => {
    const free = await createForm(db());
    const slots = [
      { id: randomUUID(), label: 'Soup', capacity: 2 },
      { id: randomUUID(), label: 'Bread', capacity: 3 },
    ];
    const { id } = await createForm(db(), { slots });
    await createFormAnswer(db(), { form_id: id, slot_id: slots[0]?.id ?? null });
    session.actor.mockResolvedValue(visitor);
    expect((await callApi(`GET /api/forms/${free.id}/seats`)).body).toEqual({
      ...{ capacity: null, taken: 0, left: null, waiting: 0, is_open: true },
    });
    expect((await callApi(`GET /api/forms/${id}/seats`)).body).toMatchObject({
      ...{ capacity: 5, taken: 1, left: 4, waiting: 0 },
      slots: [{ left: 1 }, { left: 3, taken: 0 }],
    });
  });
});

describe('what a form was answered', () => {
  test('is a list in order of arrival, for one date or all, with places in the waiting list', async () => {
    const { id } = await createForm(db());
    const rows = [
      { date: '2031-06-01', state: 'waiting' },
      { date: '2031-06-08', state: 'waiting' },
      { date: '2031-06-01', state: 'waiting' },
      { date: '2031-06-01', state: 'cancelled' },
    ];
    for (const row of rows) await createFormAnswer(db(), { form_id: id, ...row });
    const all = await callApi(`GET /api/forms/${id}/answers`);
    expect(all.body.map(({ position }: { position: number }) => position)).toEqual([1, 1, 2, null]);
    expect(all.headers.get('x-total-count')).toBe('4');
    const one = await callApi(`GET /api/forms/${id}/answers?date=2031-06-08`);
    expect(one.body).toMatchObject([{ date: '2031-06-08', position: 1, has_come: false }]);
  });

  test('is a file that no spreadsheet runs, with sensitive answers only when they are asked for', async () => {
    const question = (label: string, is_sensitive: boolean) => ({
      ...{ id: randomUUID(), kind: 'text', label, help: null, choices: [], is_required: false, is_sensitive },
    });
    const [diet, health, gone] = [
      question('Diet', false),
      question('Health', true),
      question('Shirt', false),
    ];
    const { id } = await createForm(db(), {
      questions: [diet, health],
      removed_questions: [gone],
      slug: 'camp',
    });
    const answers = { [diet.id]: '=1+1', [health.id]: 'Asthma', [gone.id]: 'L' };
    await createFormAnswer(db(), { form_id: id, name: '@Ruth', answers });
    const ask = async (query: string) => {
      const answer = await askApi(`GET /api/forms/${id}/answers.csv${query}`);
      const [row] = parse(await answer.text(), { bom: true, columns: true }) as Record<string, string>[];
      return { answer, row };
    };
    const { answer, row } = await ask('');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="camp.csv"');
    expect(row).toMatchObject({
      name: "'@Ruth",
      Diet: "'=1+1",
      'Shirt (removed)': 'L',
      seats: '1',
      state: 'confirmed',
    });
    expect(row).not.toHaveProperty('Health');
    expect((await ask('?sensitive=true')).row).toMatchObject({ Health: 'Asthma' });
  });

  test('is read by the leader of the ministry alone, who changes no other form', async () => {
    const [own, other] = [await createMinistry(db()), await createMinistry(db())];
    const forms = [
      await createForm(db(), { ministry_id: own.id }),
      await createForm(db(), { ministry_id: other.id }),
    ];
    const theirEvent = await createEvent(db(), { ministry_id: other.id });
    session.actor.mockResolvedValue({ ...(staff as StaffActor), roles: ['leader'], ministryIds: [own.id] });
    const [mine = { id: '' }, theirs = { id: '' }] = forms;
    expect((await callApi('GET /api/forms')).body).toMatchObject([{ id: mine.id }]);
    expect((await callApi(`GET /api/forms/${mine.id}/answers`)).status).toBe(200);
    expect((await change(mine.id, { capacity: 3 })).status).toBe(200);
    expect((await change(mine.id, { ministry_id: other.id })).status).toBe(403);
    expect((await change(mine.id, { event_id: theirEvent.id })).status).toBe(403);
    expect((await callApi(`GET /api/forms/${theirs.id}/answers`)).status).toBe(403);
    expect((await change(theirs.id, { capacity: 3 })).status).toBe(403);
    expect((await make({ title: 'Camp' })).status).toBe(403);
    expect((await make({ title: 'Camp', ministry_id: own.id })).status).toBe(201);
  });
});
