import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { person } from './person.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

useDatabase({ as: visitor });

const plain = { help: null, choices: [], is_sensitive: false };
const pray = { id: randomUUID(), kind: 'prayer', label: 'Pray for me', is_required: true, ...plain };
const diet = { id: randomUUID(), kind: 'text', label: 'Diet', is_required: false, ...plain };
const card = () => createForm(db(), { kind: 'connect', questions: [pray, diet] });
const stored = async () => (await db().formAnswer.findFirstOrThrow()).answers;

test('what is asked to be prayed for becomes a prayer request, is mailed to the team and kept nowhere else', async () => {
  await createPrayerTeamEmail(db(), { email: 'team@example.org' });
  const { id } = await card();
  const request = 'Please pray for my zebrafinch\nand for me.';
  const body = person({
    email: 'ruth@example.org',
    answers: { [pray.id]: request, [diet.id]: 'Salad' },
    request_key: randomUUID(),
  });
  const answer = await signUp(id, body);
  expect((await signUp(id, body)).body).toEqual(answer.body);
  expect(await db().prayerRequest.findMany()).toMatchObject([
    {
      name: 'Ruth',
      email: 'ruth@example.org',
      request,
      source: 'connect',
      status: 'new',
      is_anonymous: false,
    },
  ]);
  expect(await db().mail.findMany()).toMatchObject([{ kind: 'prayer_notice', to: 'team@example.org' }]);
  expect(await stored()).toEqual({ [diet.id]: 'Salad' });
  session.actor.mockResolvedValue(staff);
  const listed = await callApi(`GET /api/forms/${id}/answers`);
  expect(JSON.stringify(listed.body)).not.toContain('zebrafinch');
});

test('an empty one makes no request, one of an older page does', async () => {
  const optional = { ...pray, is_required: false };
  const { id } = await createForm(db(), { kind: 'connect', questions: [optional] });
  expect((await signUp(id, { answers: { [pray.id]: ' \n ' } })).status).toBe(201);
  expect(await db().prayerRequest.count()).toBe(0);
  await db().form.update({ where: { id }, data: { questions: [diet], removed_questions: [pray] } });
  await signUp(id, { answers: { [pray.id]: 'For rain' } });
  expect(await db().prayerRequest.findMany()).toMatchObject([{ request: 'For rain' }]);
});

test('the link neither shows nor changes it, and does not ask for it', async () => {
  const { id } = await card();
  const { body } = await signUp(id, { answers: { [pray.id]: 'For rain' } });
  expect((await byLink.find(tokenIn(body))).body.answers).toEqual({});
  const answers = { [pray.id]: 'For snow', [diet.id]: 'Soup' };
  expect((await byLink.change(tokenIn(body), { answers })).body.answers).toEqual({ [diet.id]: 'Soup' });
  expect(await stored()).toEqual({ [diet.id]: 'Soup' });
  expect(await db().prayerRequest.findMany()).toMatchObject([{ request: 'For rain' }]);
});

test('only a connect card asks for it; a question that ceases to is another one', async () => {
  session.actor.mockResolvedValue(staff);
  const questions = [diet, pray];
  const refused = await callApi('POST /api/forms', { body: { title: 'Camp', questions } });
  const sentence = 'Only a connect card asks for prayer. Please choose another kind.';
  expect([refused.status, refused.body.errors]).toEqual([422, { 'questions.1.kind': [sentence] }]);
  const { id } = await card();
  const change = (body: object) => callApi(`PATCH /api/forms/${id}`, { body });
  expect((await change({ kind: 'contact' })).body.errors).toEqual({ kind: [sentence] });
  const { body } = await change({ questions: [{ ...pray, kind: 'text' }] });
  expect(body.questions[0].id).not.toBe(pray.id);
  expect(body.removed_questions).toMatchObject([pray, diet]);
});
