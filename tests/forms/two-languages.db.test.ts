import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { remindPeople } from '#lib/forms/dates/remind.ts';
import { answerVisitorForm, changeSignUpForm } from '#lib/forms/posted/commands.ts';
import { findSignUpPage } from '#lib/forms/public/queries.ts';
import { listForms } from '#lib/forms/queries.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailJobs } from '#lib/mail/jobs.ts';
import { mailKinds } from '#lib/mail/kinds.ts';
import { inReaderLanguage } from '#lib/mail/reader-language.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { inChurch, inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { readable } from '#tests/support/servers/mail-server.ts';
import { session } from '#tests/support/session.ts';
import { change, closeChurch, remove, seriesWithPeople, sundays } from './dates/changing.ts';
import { person } from './person.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

const { url } = useDatabase({ as: visitor });

const question = '11111111-1111-4111-8111-111111111111';
const slot = '22222222-2222-4222-8222-222222222222';
const questions = [
  {
    ...{
      id: question,
      kind: 'choices',
      label: 'Which meal?',
      help: null,
      choices: ['Soup', 'Salad', 'Cake'],
    },
    ...{ is_required: false, is_sensitive: false },
  },
];

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-20T15:00:00Z') });
});

/** A form with a question and a slot, translated in part. */
async function translatedForm() {
  const form = await createForm(db(), {
    ...{ title: 'Supper sign-up', intro: 'All are welcome.', questions },
    slots: [{ id: slot, label: 'Bread', capacity: null }],
  });
  await createTranslation(db(), {
    ...{ table_name: 'forms', row_id: form.id },
    texts: {
      title: ['Supper sign-up', 'Inscripción a la cena'],
      [`questions.${question}.label`]: ['Which meal?', '¿Qué plato?'],
      [`questions.${question}.choices.0`]: ['Soup', 'Sopa'],
      // What another choice is called in the first language.
      [`questions.${question}.choices.1`]: ['Salad', 'Cake'],
      [`slots.${slot}.label`]: ['Bread', 'Pan'],
    },
  });
  return form;
}

const stored = async () => (await db().formAnswer.findFirstOrThrow()).answers;

describe('a form of a site with two languages', () => {
  test('is said in the second one as far as it is translated', async () => {
    const { id } = await translatedForm();
    const [form] = await inSecondLanguage(() => listForms({}));
    expect(form).toMatchObject({
      ...{ id, title: 'Inscripción a la cena', intro: 'All are welcome.', translated: 'partly' },
      questions: [{ id: question, label: '¿Qué plato?', choices: ['Sopa', 'Cake', 'Cake'] }],
      slots: [{ id: slot, label: 'Pan' }],
      untranslated: ['intro', `questions.${question}.choices.2`],
    });
    const [first] = await onBilingualSite(() => listForms({}));
    expect(first).toMatchObject({ title: 'Supper sign-up', questions, translated: 'whole' });
    expect(await listForms({})).not.toHaveProperty('0.language');
  });

  test.each([
    [inSecondLanguage, ['Sopa', 'Cake'], ['Soup', 'Salad'], 'es'],
    [inSecondLanguage, ['Soup', 'Sopa'], ['Soup'], 'es'],
    [onBilingualSite, ['Sopa', 'Cake'], ['Soup', 'Cake'], 'en'],
  ] as const)('keeps a choice as staff wrote it', async (there, chosen, kept, language) => {
    const { id } = await translatedForm();
    const sent = { slot_id: slot, answers: { [question]: chosen } };
    expect((await there(() => signUp(id, sent))).status).toBe(201);
    expect(await stored()).toEqual({ [question]: kept });
    expect(await db().formAnswer.findFirst()).toMatchObject({ language });
  });

  test('is changed by its link in either language', async () => {
    const { id } = await translatedForm();
    const { body } = await inSecondLanguage(() =>
      signUp(id, { slot_id: slot, answers: { [question]: ['Sopa'] } }),
    );
    expect(body.manage_url).toContain('/es/s/');
    const token = tokenIn(body);
    const found = await inSecondLanguage(() => byLink.find(token));
    expect(found.body.answers).toEqual({ [question]: ['Sopa'] });
    expect((await onBilingualSite(() => byLink.find(token))).body.answers).toEqual({ [question]: ['Soup'] });
    const answers = { [question]: ['Cake'] };
    const changed = await inSecondLanguage(() => byLink.change(token, { answers }));
    expect([changed.body.answers, await stored()]).toEqual([answers, { [question]: ['Salad'] }]);
    await onBilingualSite(() => byLink.change(token, { answers }));
    expect(await stored()).toEqual({ [question]: ['Cake'] });
  });

  test('is answered without scripts in its own words, and shown on the page of the link', async () => {
    const { id } = await translatedForm();
    const { captcha_answer, captcha_token, ...known } = person({ email: 'rut@example.org' });
    const sum = { captcha_answer: String(captcha_answer), captcha_token };
    const posted = { id, ...known, ...sum, slot_id: slot, [`answers.${question}.0`]: 'Sopa' };
    const answer = await inSecondLanguage(() => answerVisitorForm.execute(visitor, posted));
    expect(answer).toMatchObject({
      isSent: true,
      receipt: { manage_url: expect.stringContaining('/es/s/') },
    });
    expect(await db().formAnswer.findFirst()).toMatchObject({
      language: 'es',
      answers: { [question]: ['Soup'] },
    });
    const link = answer.isSent ? (answer.receipt?.manage_url ?? '') : '';
    const token = tokenIn({ manage_url: link });
    const shown = () => findSignUpPage.execute(visitor, { token });
    expect(await inSecondLanguage(shown)).toMatchObject({
      ...{ slot: 'Pan', form: { title: 'Inscripción a la cena' } },
      signUp: { answers: { [question]: ['Sopa'] } },
    });
    expect(await onBilingualSite(shown)).toMatchObject({
      ...{ slot: 'Bread', form: { title: 'Supper sign-up' } },
      signUp: { answers: { [question]: ['Soup'] } },
    });
    const changes = { token, [`answers.${question}.1`]: 'Cake' };
    await inSecondLanguage(() => changeSignUpForm.execute(visitor, changes));
    expect(await stored()).toEqual({ [question]: ['Salad'] });
  });

  test('takes a language by its API, and refuses one that the site does not speak', async () => {
    const { id } = await createForm(db());
    const { body } = await onBilingualSite(() => signUp(id, { language: 'es' }));
    expect(body.manage_url).toContain('/es/s/');
    expect(await db().formAnswer.findFirst()).toMatchObject({ language: 'es' });
    for (const language of ['de', 'ES', 'español'])
      expect(await onBilingualSite(() => signUp(id, { language }))).toMatchObject({
        ...{ status: 422, body: { errors: { language: ['The site does not speak this language.'] } } },
      });
    expect((await signUp(id, { language: 'es' })).status).toBe(422);
    expect((await signUp(id, { language: 'en' })).status).toBe(201);
  });
});

/** A weekly series of which the title alone is translated, with a form, and who signed up in Spanish for the second date. */
async function translatedSeries() {
  const { series, form, on } = await seriesWithPeople([]);
  await db().event.update({ where: { id: series.id }, data: { location: 'Great hall' } });
  const texts = { title: ['Supper', 'Cena'] } as const;
  await createTranslation(db(), { table_name: 'events', row_id: series.id, texts });
  const ofForm = { title: ['Supper sign-up', 'Inscripción'] } as const;
  await createTranslation(db(), { table_name: 'forms', row_id: form.id, texts: ofForm });
  const { body } = await inSecondLanguage(() =>
    signUp(form.id, { name: 'Rut', email: 'rut@example.org', date: sundays[1] }),
  );
  return { series, form, on, token: tokenIn(body) };
}

/** Returns the mail that waits as it leaves, and its calendar file without folds; it counts as sent. */
async function nextMail() {
  const { id, kind, about } = await db().mail.findFirstOrThrow({ where: { sent_at: null } });
  await db().mail.update({ where: { id }, data: { sent_at: new Date() } });
  const mail = mailKinds.find((each) => each.kind === kind);
  if (!mail) throw new Error(kind);
  const { attachments, ...said } = await inChurch({ second_language: 'es' }, () =>
    inReaderLanguage(mail, about, async () => {
      const data = await mail.load(about, db());
      if (!data) throw new Error('It is obsolete.');
      return writeMail(mail, data);
    }),
  );
  return { ...said, ics: String(attachments[0]?.content ?? '').replaceAll('\r\n ', '') };
}

describe('who signed up in the second language', () => {
  test('gets the confirmation in it, with the calendar file, and what is not translated as it is', async () => {
    const { form, token } = await translatedSeries();
    const { subject, text, html, ics } = await nextMail();
    expect(subject).toBe('Su inscripción está confirmada: Inscripción');
    for (const part of ['Hola, Rut:', 'Cena\n', 'domingo', 'Great hall', `/es/s/${token}`])
      expect(text).toContain(part);
    expect(html).toContain('<html lang="es">');
    expect(ics).toContain('SUMMARY:Cena\r\n');
    expect(ics).toMatch(/URL;VALUE=URI:\S+\/es\/events\//);
    const { body } = await onBilingualSite(() => signUp(form.id, { date: sundays[1], language: 'en' }));
    const other = await nextMail();
    expect(other.subject).toBe('You are signed up: Supper sign-up');
    expect(other.text).toContain(body.manage_url);
    const uids = [ics, other.ics].map((file) => file.match(/(?:UID|SEQUENCE):.+/g));
    expect(uids[0]).toEqual(uids[1]);
    expect(other.ics).toContain('SUMMARY:Supper\r\n');
  });

  test('hears in it of a date that moves, comes and is closed', async () => {
    const { on } = await translatedSeries();
    await db().mail.deleteMany();
    session.actor.mockResolvedValue(staff);
    const moves = { scope: 'this', date: '2031-06-10', location: 'Garden' };
    expect(await change(on(sundays[1]), moves)).toMatchObject({ status: 200 });
    const moved = await nextMail();
    expect(moved.subject).toBe('Esta fecha ha cambiado: Inscripción');
    for (const part of ['Cena\n', 'martes', 'Garden', 'Antes: domingo']) expect(moved.text).toContain(part);
    vi.setSystemTime(new Date('2031-06-09T15:00:00Z'));
    expect(await remindPeople(new Date())).toBe(1);
    const reminder = await nextMail();
    expect(reminder.subject).toBe('Un recordatorio: Inscripción');
    expect(reminder.text).toContain('Cena\n');
    vi.setSystemTime(new Date('2031-06-08T15:00:00Z'));
    expect(await closeChurch({ from: '2031-06-10', mode: 'cancelled' })).toMatchObject({ status: 201 });
    const closed = await nextMail();
    expect(closed.subject).toBe('Esta fecha se ha cancelado: Inscripción');
    expect(closed.text).toContain('Cena\n');
  });

  test('reads the translated title of a date that was removed', async () => {
    const { on } = await translatedSeries();
    await db().mail.deleteMany();
    session.actor.mockResolvedValue(staff);
    expect((await remove(on(sundays[1]), '?people=tell')).status).toBe(200);
    const { subject, text } = await nextMail();
    expect(subject).toBe('Esta fecha se ha cancelado: Inscripción');
    expect(text).toContain('Cena\n');
    expect(text).not.toContain('Supper');
  });

  test('gets it from the jobs, and in the first language once the site speaks no other', async () => {
    vi.useRealTimers();
    const server = await listenForMail();
    await translatedSeries();
    const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
    await inChurch({ second_language: 'es' }, work);
    expect(readable(server.received[0]?.source ?? '')).toContain('Su inscripción está confirmada');
    await db().mail.updateMany({ data: { sent_at: null } });
    const { id, kind, about } = await db().mail.findFirstOrThrow();
    await db().mail.delete({ where: { id } });
    const { queueMail } = await import('#lib/mail/queue.ts');
    await queueMail(db(), { kind }, { about, to: 'rut@example.org' });
    await work();
    expect(readable(server.received[1]?.source ?? '')).toContain('You are signed up');
  });

  test('reads the title of a date that has its own', async () => {
    const { series, form } = await translatedSeries();
    const { id } = await createEventException(db(), {
      ...{ event_id: series.id, kind: 'changed', date: sundays[2], title: 'Harvest supper' },
    });
    await db().mail.deleteMany();
    const texts = { title: ['Harvest supper', 'Cena de la cosecha'] } as const;
    await createTranslation(db(), { table_name: 'event_exceptions', row_id: id, texts });
    expect(await inSecondLanguage(() => signUp(form.id, { date: sundays[2] }))).toMatchObject({
      status: 201,
    });
    expect((await nextMail()).text).toContain('Cena de la cosecha\n');
  });
});

test('the calendar of each language has the same dates, and its own words', async () => {
  const { on } = await translatedSeries();
  session.actor.mockResolvedValue(staff);
  await change(on(sundays[1]), { scope: 'this', date: '2031-06-10' });
  await change(on(sundays[2]), { scope: 'this', status: 'cancelled' });
  const feed = async () => calendarFeed(await listEventsWithExceptions()).replaceAll('\r\n ', '');
  const [english, spanish] = [await onBilingualSite(feed), await inSecondLanguage(feed)];
  const named = (text: string) => text.match(/^(?:UID|SEQUENCE|RECURRENCE-ID|DTSTART|STATUS|RRULE)\b.*$/gm);
  expect(named(spanish)).toEqual(named(english));
  expect(new Set(spanish.match(/^SUMMARY:.*$/gm))).toEqual(
    new Set(['SUMMARY:Cena', 'SUMMARY:Cancelado: Cena']),
  );
  expect(spanish).toContain('LOCATION:Great hall');
  expect(english).not.toContain('Cena');
});
