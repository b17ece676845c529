import { subDays } from 'date-fns';
import { beforeEach, expect, test, vi } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { formNote } from '#lib/forms/mailing/mail.tsx';
import { writeMail } from '#lib/mail/frame.tsx';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

useDatabase({ as: visitor });
beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
});

const notes = () => db().mail.findMany({ where: { kind: 'form_note' }, orderBy: [{ created_at: 'asc' }] });
const office = 'office@example.org';
const toOffice = { roles: [], emails: [office] };

async function textOf(about: string): Promise<string[] | null> {
  const data = await formNote.load(about, db());
  if (!data) return null;
  const { subject, text } = await writeMail(formNote, data);
  return [subject, ...text.split('\n\n').slice(0, -1)];
}

test('leaders, roles and addresses that a form names get a note, each once, and no one else', async () => {
  const [own, other] = [await createMinistry(db()), await createMinistry(db())];
  const person = (email: string, roles: string[], more = {}) => createStaff(db(), { email, roles, ...more });
  await person('leader@example.org', ['leader'], { ministry_ids: [own.id] });
  await person('stranger@example.org', ['leader'], { ministry_ids: [other.id] });
  await person('editor@example.org', ['editor', 'events']);
  await person('gone@example.org', ['editor'], { state: 'suspended' });
  await person('owner@example.org', ['owner']);
  await person('pastor@xn--mnchen-3ya.example', ['editor']);
  const emails = [office, 'editor@example.org', 'pastor@münchen.example'];
  const notify = { roles: ['editor', 'leader'], emails };
  const { id } = await createForm(db(), { ministry_id: own.id, notify });
  await signUp(id);
  expect((await notes()).map(({ to }) => to).toSorted()).toEqual([
    'editor@example.org',
    'leader@example.org',
    office,
    'pastor@münchen.example',
  ]);
});

test('where no one holds the roles of a form, the church itself is told, except on the demo', async () => {
  const church = { ...defaultChurch, email: 'church@example.org' };
  const answer = async (notify: object, facts: object) => {
    const { id } = await createForm(db(), { notify });
    await runWithChurch({ ...church, ...facts }, () => signUp(id));
    return (await notes()).filter(({ about }) => about.startsWith(id)).map(({ to }) => to);
  };
  const toOwners = { roles: ['owner'], emails: [] };
  expect(await answer(toOwners, { is_demo: false })).toEqual(['church@example.org']);
  expect(await answer(toOwners, { is_demo: false, email: '' })).toEqual([]);
  expect(await answer(toOwners, { is_demo: true })).toEqual([]);
  expect(await answer({ roles: [], emails: [] }, { is_demo: false })).toEqual([]);
  await createStaff(db(), { email: 'owner@example.org', roles: ['owner'] });
  expect(await answer(toOwners, { is_demo: false })).toEqual(['owner@example.org']);
});

test('a note says that somebody answered, and for which date, never what', async () => {
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01' });
  const question = { id: event_id, kind: 'text', label: 'Diet', help: null, choices: [], is_required: false };
  const questions = [{ ...question, is_sensitive: false }];
  const { id } = await createForm(db(), { event_id, title: 'Picnic', notify: toOffice, questions });
  await signUp(id, { name: 'Ruth Zebrafinch', answers: { [event_id]: 'zebrafinch' } });
  const [note] = await notes();
  expect(await textOf(note?.about ?? '')).toEqual([
    'Somebody answered: Picnic',
    'Somebody answered: Picnic.',
    'Sunday, June 1, 2031: 1 person',
    'What they answered is only on the site.',
    expect.stringMatching(/^Read the answers: http.*\/church-forms\?form=[\w-]{36}&view=answers$/),
  ]);
});

test('a note counts people, and who cancelled, each time for the date', async () => {
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01' });
  const form = { event_id, title: 'Picnic', notify: toOffice, party_max: 20, has_waiting_list: false };
  const { id } = await createForm(db(), form);
  const ann = tokenIn((await signUp(id, { email: 'ann@example.org', seats: 15 })).body);
  const bea = tokenIn((await signUp(id, { email: 'bea@example.org', seats: 5 })).body);
  const [first] = await notes();
  expect((await textOf(first?.about ?? ''))?.slice(0, 3)).toEqual([
    '2 answers, for 20 people: Picnic',
    '2 answers, for 20 people: Picnic.',
    'Sunday, June 1, 2031: 20 people',
  ]);
  for (const _time of ['once', 'twice']) await byLink.cancel(bea);
  expect(await notes()).toHaveLength(1);
  expect((await textOf(first?.about ?? ''))?.slice(1, 3)).toEqual([
    '2 answers, for 20 people, 5 cancelled: Picnic.',
    'Sunday, June 1, 2031: 20 people, 5 cancelled',
  ]);
  await db().mail.updateMany({ data: { sent_at: new Date() } });
  await byLink.cancel(ann);
  await signUp(id, { email: 'cyd@example.org' });
  const [, second, ...more] = await notes();
  expect(more).toEqual([]);
  expect((await textOf(second?.about ?? ''))?.slice(1, 3)).toEqual([
    'Somebody answered, 15 cancelled: Picnic.',
    'Sunday, June 1, 2031: 1 person, 15 cancelled',
  ]);
  await db().formAnswer.deleteMany({ where: { email: 'cyd@example.org' } });
  expect((await textOf(second?.about ?? ''))?.slice(1, 3)).toEqual([
    '15 people cancelled: Picnic.',
    'Sunday, June 1, 2031: 15 cancelled',
  ]);
  // Staff take it back.
  await db().formAnswer.updateMany({ data: { state: 'confirmed' } });
  expect(await textOf(second?.about ?? '')).toBeNull();
  expect((await textOf(first?.about ?? ''))?.[0]).toBe('2 answers, for 20 people: Picnic');
  await db().formAnswer.deleteMany({ where: { email: 'ann@example.org' } });
  expect((await textOf(first?.about ?? ''))?.[0]).toBe('One answer, for 5 people: Picnic');
});

test('answers of a quarter of an hour are collected in one note', async () => {
  const { id } = await createForm(db(), { kind: 'contact', title: 'Contact', notify: toOffice });
  await signUp(id);
  await signUp(id);
  const [first] = await notes();
  expect(await textOf(first?.about ?? '')).toMatchObject([
    '2 people answered: Contact',
    '2 people answered: Contact.',
    expect.anything(),
    expect.anything(),
  ]);
  const sent_at = new Date();
  await db().mail.updateMany({ data: { sent_at } });
  for (const _each of [3, 4, 5]) await signUp(id);
  const [, second, ...more] = await notes();
  expect(more).toEqual([]);
  expect(second?.send_after.getTime()).toBe(sent_at.getTime() + 15 * 60_000);
  expect((await textOf(second?.about ?? ''))?.[0]).toBe('3 people answered: Contact');
  expect((await textOf(first?.about ?? ''))?.[0]).toBe('2 people answered: Contact');
  await db().formAnswer.updateMany({ data: { state: 'spam' } });
  expect(await textOf(second?.about ?? '')).toBeNull();
});

test('an answer that arrives while a note is being sent is in the next one', async () => {
  const { id } = await createForm(db(), { kind: 'contact', notify: toOffice });
  await signUp(id);
  const [first] = await notes();
  await db().$transaction(async (sending) => {
    expect(await formNote.load(first?.about ?? '', sending)).toMatchObject({ people: { count: 1 } });
    expect((await signUp(id)).status).toBe(201);
  });
  const [, second] = await notes();
  expect(await formNote.load(second?.about ?? '', db())).toMatchObject({ people: { count: 1 } });
  expect((second?.send_after.getTime() ?? 0) - Date.now()).toBeGreaterThan(14 * 60_000);
});

test('a second sign-up of an address and a form that names no one send none', async () => {
  const named = await createForm(db(), { notify: toOffice });
  const unnamed = await createForm(db(), {});
  await signUp(unnamed.id);
  expect(await notes()).toEqual([]);
  for (const _time of ['once', 'twice']) await signUp(named.id, { email: 'ruth@example.org' });
  const [note] = await notes();
  expect(await formNote.load(note?.about ?? '', db())).toMatchObject({ people: { count: 1 } });
});

test('a note that waits for a mail server counts what comes, until it is too old to be sent by itself', async () => {
  vi.stubEnv('SMTP_URL', undefined);
  const { id } = await createForm(db(), { kind: 'contact', notify: toOffice });
  for (const _each of [1, 2]) await signUp(id);
  expect(await notes()).toHaveLength(1);
  await db().mail.updateMany({ data: { send_after: subDays(new Date(), 8) } });
  await signUp(id);
  const [old, next] = await notes();
  expect(await formNote.load(old?.about ?? '', db())).toMatchObject({ people: { count: 2 } });
  expect(await formNote.load(next?.about ?? '', db())).toMatchObject({ people: { count: 1 } });
});
