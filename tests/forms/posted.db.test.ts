import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { answerVisitorForm, cancelSignUpForm, changeSignUpForm } from '#lib/forms/posted/commands.ts';
import english from '#lib/language/generated/en.ts';
import { createForm } from '#prisma/factories/form.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
const diet = '7b0cf0d4-2a73-4f51-a7a5-6d4dbb1ab001';
const question = {
  ...{
    id: diet,
    kind: 'text',
    label: 'Diet',
    help: null,
    choices: [],
    is_required: true,
    is_sensitive: false,
  },
};

/** A sum that was drawn ten seconds ago, answered. */
function sum() {
  const { a, b, token } = issueCaptcha(new Date(Date.now() - 10_000));
  return { captcha_answer: String(a + b), captcha_token: token };
}

const post = (texts: Record<string, unknown>) => answerVisitorForm.execute(visitor, texts);
const ruth = { name: 'Ruth', email: 'ruth@example.org' };

describe('a form that is posted without scripts', () => {
  test('asks for the sum in the answer to the first post, and names all mistakes with it', async () => {
    const { id } = await createForm(db(), { questions: [question] });
    const first = await post({ id, ...ruth, seats: '2', 'names.1': 'Naomi', $ACTION_REF_1: '' });
    expect(first).toMatchObject({
      isSent: false,
      typed: { name: 'Ruth', seats: '2', 'names.1': 'Naomi' },
      fields: { [`answers.${diet}`]: [english.signUps.required] },
    });
    const typed = { id, ...ruth, [`answers.${diet}`]: 'none' };
    expect(await post(typed)).toMatchObject({ isSent: false, fields: {}, message: null });
    expect(await db().formAnswer.count()).toBe(0);
  });

  test('signs three people up with their names; posted again, it is the same sign-up', async () => {
    const { id } = await createForm(db(), { capacity: 3 });
    const texts = { id, ...ruth, seats: '3', 'names.1': 'Naomi', 'names.2': 'Boaz', ...sum() };
    const first = await post(texts);
    expect(first).toMatchObject({ isSent: true, receipt: { state: 'confirmed' }, typed: ruth });
    expect(first).not.toHaveProperty('typed.captcha_token');
    expect(await post(texts)).toMatchObject({ receipt: { state: 'confirmed' } });
    expect(await db().formAnswer.findMany()).toMatchObject([{ seats: 3, names: ['Naomi', 'Boaz'] }]);
  });

  test('keeps what was typed when it is full, too large, wrong or gone', async () => {
    const { id } = await createForm(db(), { capacity: 2, has_waiting_list: false });
    const full = await post({ id, ...ruth, seats: '3', ...sum() });
    expect(full).toMatchObject({
      isSent: false,
      typed: ruth,
      fields: { seats: ['Only 2 places are left.'] },
    });
    const wrong = await post({ id, ...ruth, ...sum(), captcha_answer: '99' });
    expect(wrong).toMatchObject({ fields: { captcha_answer: [english.visitorForm.wrongAnswer] } });
    const large = await post({ id, ...ruth, [`answers.${diet}`]: 'x'.repeat(41_000), ...sum() });
    expect(large).toMatchObject({ isSent: false, fields: {}, typed: ruth });
    await db().form.delete({ where: { id } });
    expect(await post({ id, ...ruth, ...sum() })).toMatchObject({ isSent: false, typed: ruth });
    expect(await post({})).toMatchObject({ isSent: false, typed: {} });
  });
});

test('the page of a sign-up, posted without scripts, changes it to two and cancels it, however often it is posted', async () => {
  const { id } = await createForm(db(), { capacity: 3 });
  const sent = await post({ id, ...ruth, seats: '3', 'names.1': 'Naomi', ...sum() });
  const token = (sent.isSent && sent.receipt?.manage_url?.split('/s/')[1]) || '';
  const change = (texts: object) => changeSignUpForm.execute(visitor, { token, ...texts });
  expect(await change({ seats: '9' })).toMatchObject({
    isSent: false,
    fields: { seats: [expect.anything()] },
  });
  const changed = await change({ seats: '2', 'names.1': 'Naomi' });
  expect(changed).toMatchObject({ isSent: true, receipt: { seats: 2, names: ['Naomi'] } });
  for (let time = 0; time < 2; time += 1)
    expect(await cancelSignUpForm.execute(visitor, { token })).toMatchObject({
      isSent: true,
      receipt: { state: 'cancelled' },
    });
  expect(await change({ seats: '1' })).toMatchObject({
    isSent: false,
    message: english.signUps.alreadyCancelled,
  });
  expect(await cancelSignUpForm.execute(visitor, { token: 'guessed' })).toMatchObject({ isSent: false });
});
