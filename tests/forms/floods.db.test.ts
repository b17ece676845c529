import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const plain = { help: null, choices: [], is_required: false, is_sensitive: false };
const text = { id: randomUUID(), kind: 'long_text', label: 'Message', ...plain };
const diet = { id: randomUUID(), kind: 'text', label: 'Diet', ...plain };
const flood = 'Buy our cheap watches today';

test('a flood is deleted at once: of one address, or with one text, and who waits comes in', async () => {
  const { id: form_id } = await createForm(db(), { capacity: 3, questions: [text, diet] });
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  const give = (name: string, more: object) =>
    createFormAnswer(db(), { form_id, name, email: `${name}@example.org`, ...more });
  const spam = await give('spam', {
    email: 'spam@münchen.example',
    answers: { [text.id]: flood, [diet.id]: 'Vegetarian' },
  });
  await give('address', { email: 'spam@xn--mnchen-3ya.example', state: 'cancelled' });
  await give('text', { answers: { [diet.id]: `${flood.toUpperCase()} ` } });
  await give('long-ago', { email: spam.email, created_at: days(8) });
  await give('eats-the-same', { answers: { [diet.id]: 'Vegetarian' }, state: 'waiting' });
  await give('cleared', { email: '', cleared_at: days(0) });
  await createMail(db(), { kind: 'sign_up_confirmation', about: spam.id });
  await createMail(db(), { kind: 'form_message', about: `${randomUUID()}/${spam.id}` });
  const remove = () => callApi(`DELETE /api/forms/${form_id}/answers/${spam.id}?like=true`);
  const answer = await remove();
  expect([answer.status, answer.body]).toEqual([200, { count: 3 }]);
  const left = await db().formAnswer.findMany({ orderBy: { arrival: 'asc' } });
  expect(left.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'long-ago confirmed',
    'eats-the-same confirmed',
    'cleared confirmed',
  ]);
  expect(await db().mail.findMany()).toMatchObject([
    { kind: 'sign_up_place', to: 'eats-the-same@example.org' },
  ]);
  expect((await remove()).status).toBe(404);
});

test('an answer of another form is not found, and one alone is deleted without those like it', async () => {
  const [one, other] = [await createForm(db()), await createForm(db())];
  const [first] = [
    await createFormAnswer(db(), { form_id: one.id }),
    await createFormAnswer(db(), { form_id: one.id }),
  ];
  const remove = (id: string, like: boolean) =>
    callApi(`DELETE /api/forms/${id}/answers/${first.id}?like=${like}`);
  expect((await remove(other.id, true)).status).toBe(404);
  expect((await remove(one.id, false)).status).toBe(204);
  expect(await db().formAnswer.count()).toBe(1);
});
