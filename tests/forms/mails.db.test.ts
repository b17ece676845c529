import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { clearAnswers } from '#lib/forms/jobs.ts';
import { signUpConfirmation, signUpEnded } from '#lib/forms/mail.tsx';
import { writeMail } from '#lib/mail/frame.tsx';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

useDatabase({ as: visitor });

const kinds = async () =>
  (await db().mail.findMany({ orderBy: [{ created_at: 'asc' }] })).map(({ kind, to }) => `${kind} ${to}`);

test('who signs up, comes in or signs up again gets one mail each', async () => {
  const { id } = await createForm(db(), { capacity: 1 });
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  const first = tokenIn((await signUp(id, { email: 'ann@example.org' })).body);
  await signUp(id, { email: 'bea@example.org' });
  for (const _time of ['once', 'twice']) await signUp(id, { email: 'bea@example.org' });
  for (const _time of ['once', 'twice']) await byLink.cancel(first);
  expect(await kinds()).toEqual([
    'sign_up_confirmation ann@example.org',
    'sign_up_confirmation bea@example.org',
    'sign_up_again bea@example.org',
    'sign_up_place bea@example.org',
    'sign_up_ended ann@example.org',
  ]);
});

test('who cancels by the link reads that it is cancelled, with the date and no way to change it', async () => {
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01', title: 'Church Picnic' });
  const { id } = await createForm(db(), { event_id, title: 'Picnic sign-up' });
  const { body } = await signUp(id, { email: 'ann@example.org' });
  const { id: about } = await db().formAnswer.findFirstOrThrow();
  expect(await signUpEnded.load(about, db())).toBeNull();
  await byLink.cancel(tokenIn(body));
  const data = await signUpEnded.load(about, db());
  if (!data) throw new Error('There is no mail.');
  const { subject, text, attachments } = await writeMail(signUpEnded, data);
  expect([data.to, subject]).toEqual(['ann@example.org', 'You have cancelled your sign-up: Picnic sign-up']);
  for (const part of ['Church Picnic', 'Sunday, June 1, 2031', body.manage_url]) expect(text).toContain(part);
  expect(text).not.toMatch(/places?\b|change or cancel/i);
  expect(attachments).toEqual([]);
  await db().formAnswer.updateMany({ data: { state: 'confirmed' } });
  expect(await signUpEnded.load(about, db())).toBeNull();
});

test('a contact form that is taken back by its link is confirmed to no one', async () => {
  const { id } = await createForm(db(), { kind: 'contact' });
  await byLink.cancel(tokenIn((await signUp(id, { email: 'ann@example.org' })).body));
  expect(await kinds()).toEqual([]);
});

test('a mail tells what and when, and the link, never what was answered', async () => {
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01', title: 'Church Picnic' });
  const question = { id: event_id, kind: 'text', label: 'Diet', help: null, choices: [] };
  const questions = [{ ...question, is_required: false, is_sensitive: true }];
  const { id } = await createForm(db(), { event_id, questions, title: 'Picnic sign-up' });
  const answer = await signUp(id, {
    email: 'ann@example.org',
    seats: 2,
    answers: { [event_id]: 'zebrafinch' },
  });
  const row = await db().formAnswer.findFirstOrThrow();
  const data = await signUpConfirmation.load(row.id, db());
  if (!data) throw new Error('There is no mail.');
  const { subject, text } = await writeMail(signUpConfirmation, data);
  expect([data.to, subject]).toEqual(['ann@example.org', 'You are signed up: Picnic sign-up']);
  for (const part of ['Church Picnic', 'Sunday, June 1, 2031', '2 places', answer.body.manage_url])
    expect(text).toContain(part);
  expect(text).not.toContain('zebrafinch');
  await byLink.cancel(tokenIn(answer.body));
  expect(await signUpConfirmation.load(row.id, db())).toBeNull();
});

test('what was said is cleared when the days are over; date, seats and state stay', async () => {
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01', end_date: '2031-06-03' });
  const { id: form_id } = await createForm(db(), { event_id, keep_days: 10 });
  const answers = { x: 'zebrafinch' };
  await createFormAnswer(db(), {
    form_id,
    date: '2031-06-01',
    seats: 3,
    answers,
    token_hash: 'a',
    names: ['Naomi'],
  });
  expect(await clearAnswers(new Date('2031-06-13T18:00:00Z'))).toBe(0);
  expect(await clearAnswers(new Date('2031-06-14T18:00:00Z'))).toBe(1);
  expect(await clearAnswers(new Date('2031-06-15T18:00:00Z'))).toBe(0);
  expect(await db().formAnswer.findMany()).toMatchObject([
    {
      ...{ date: '2031-06-01', seats: 3, state: 'confirmed' },
      ...{ name: '', email: '', phone: null, names: [], answers: {}, token_hash: null },
    },
  ]);
});
