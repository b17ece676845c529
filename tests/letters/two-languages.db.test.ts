import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { composePlanned } from '#lib/letters/plan/compose-planned.ts';
import { lettersFeed } from '#lib/letters/public/letters-feed.ts';
import { listPublicLetters } from '#lib/letters/public/queries.ts';
import { findLetter, findLetterPage } from '#lib/letters/queries.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailKinds } from '#lib/mail/kinds.ts';
import { inReaderLanguage } from '#lib/mail/reader-language.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { inChurch, inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { readersOfTopic } from './people.ts';

useDatabase({ as: staff });

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-29T15:00:00Z') });
});

const title = ['Supper', 'Cena'] as const;

/** A weekly series with a cancelled date, translated in title alone, and a reader in each language. */
async function week(topic = 'week') {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const event = await createEvent(db(), {
    ...{ title: title[0], location: 'Great hall', date: '2031-06-01', time: '5:00 PM', ...rule },
  });
  await createTranslation(db(), { table_name: 'events', row_id: event.id, texts: { title } });
  await createEventException(db(), { event_id: event.id, date: '2031-06-01', kind: 'cancelled' });
  const [ann = '', rut = ''] = await readersOfTopic(topic, ['ann@example.org', 'rut@example.org']);
  await db().subscriber.update({ where: { id: rut }, data: { language: 'es' } });
  return { ann, rut };
}

const inBoth = <Result>(run: () => Result) => onBilingualSite(run);
const compose = async () =>
  (await inBoth(() => callApi('POST /api/letters/compose-week', { body: {} }))).body;
const send = (id: string) => inBoth(() => callApi(`POST /api/letters/${id}/send`, { body: {} }));

/** Returns the letter as it leaves to a reader. */
async function mailTo(reader: string) {
  const { kind, about } = await db().mail.findFirstOrThrow({ where: { about: { endsWith: reader } } });
  const mail = mailKinds.find((each) => each.kind === kind);
  if (!mail) throw new Error(kind);
  return inChurch({ second_language: 'es' }, () =>
    inReaderLanguage(mail, about, async () => {
      const data = await mail.load(about, db());
      if (!data) throw new Error('It is obsolete.');
      return writeMail(mail, data);
    }),
  );
}

describe('this week of a site with two languages', () => {
  test('is in the language of its reader, with titles that are translated, and what is not is marked', async () => {
    const { ann, rut } = await week();
    const { id, subject } = await compose();
    await send(id);
    const spanish = await mailTo(rut);
    expect(spanish.subject).not.toBe(subject);
    for (const part of ['Cena', 'domingo', 'Cancelado', '/es/events/', '/es/letters/me/', 'Great hall'])
      expect(spanish.text).toContain(part);
    expect(spanish.text).not.toMatch(/Supper|Sunday|Cancelled/);
    expect(spanish.html).toContain('<html lang="es"');
    expect(spanish.html).toMatch(/<p lang="en"[^>]*>Great hall</);
    expect(spanish.html).not.toMatch(/<a lang="en"/);
    const english = await mailTo(ann);
    expect(english.subject).toBe(subject);
    for (const part of ['Supper', 'Sunday', 'Great hall']) expect(english.text).toContain(part);
    expect(english.text).not.toContain('/es/');
    expect(english.html).not.toMatch(/<(?:a|p|h1|div) lang=/);
  });

  test('is composed in both by its plan as well, and sent as it is', async () => {
    await week();
    const plan = { weekday: 4, time: '10:00', needs_approval: false, is_on: true };
    await db().letterPlan.create({ data: plan });
    await inChurch({ second_language: 'es' }, () => composePlanned(new Date('2031-05-29T15:01:00Z')));
    const letter = await db().letter.findFirstOrThrow();
    expect(letter.state).toBe('ready');
    expect(letter.spoken).toMatchObject({ language: 'es', items: [{ title: 'Cena' }] });
  });

  test('says what staff made of its words, and is final in both once it is sent', async () => {
    const { rut } = await week();
    const { id } = await compose();
    const path = `PUT /api/translations/letters/${id}` as const;
    const { body } = await inBoth(() => callApi(path, { body: { fields: { subject: 'Nuestra semana' } } }));
    expect(body.fields).toMatchObject([{ name: 'subject', translation: 'Nuestra semana', state: 'there' }]);
    await send(id);
    expect((await mailTo(rut)).subject).toBe('Nuestra semana');
    const late = await inBoth(() => callApi(path, { body: { fields: { subject: 'Otra semana' } } }));
    expect(late.status).toBe(422);
    await db().translation.updateMany({ data: { fields: { subject: 'Otra semana' } } });
    expect((await mailTo(rut)).subject).toBe('Nuestra semana');
  });
});

describe('a letter of staff', () => {
  test('that is translated in part has the rest marked, in its mail, on its page, in list and feed', async () => {
    const { rut, ann } = await week('news');
    const blocks = ['tea', 'coffee'].map((id) => ({ kind: 'notice', id, html: `<p>There is ${id}.</p>` }));
    const { id } = await createLetter(db(), { words: '<p>Come and see.</p>', blocks, is_public: true });
    const texts = {
      words: ['<p>Come and see.</p>', '<p>Vengan y vean.</p>'],
      'blocks.tea.html': ['<p>There is tea.</p>', '<p>Hay té.</p>'],
    } as const;
    await createTranslation(db(), { table_name: 'letters', row_id: id, texts });
    await send(id);
    const { subject, text, html } = await mailTo(rut);
    expect(subject).toBe('Our garden');
    expect(text).toContain('Vengan y vean.');
    expect(html).toMatch(/<[^>]*lang="en"[^>]*>(?:(?!<\/p>).)*There is coffee/s);
    expect(html).toContain('Hay té.');
    expect(html).toMatch(/<h1 lang="en"[^>]*>Our garden</);
    expect((await mailTo(ann)).text).toContain('Come and see.');
    const page = await inSecondLanguage(() => findLetterPage({ id }));
    expect(page).toMatchObject({
      words: '<p>Vengan y vean.</p>',
      untranslated: ['subject', 'blocks.coffee.html'],
    });
    expect(await onBilingualSite(() => findLetterPage({ id }))).toMatchObject({
      words: '<p>Come and see.</p>',
    });
    const row = await inSecondLanguage(() => findLetter({ id }));
    expect(row).toMatchObject({ words: '<p>Vengan y vean.</p>', language: 'es', translated: 'partly' });
    expect(await findLetter({ id })).not.toHaveProperty('language');
    const feed = await inSecondLanguage(async () => lettersFeed(await listPublicLetters({})));
    expect(feed).toContain(`/es/letters/${id}`);
    expect(feed).toContain('xml:lang="es');
  });

  test('that was sent while the site had one language stands on the other page as it was sent, marked', async () => {
    const sent = { state: 'sent', sent_at: new Date('2031-05-01T15:00:00Z'), is_public: true };
    const { id } = await createLetter(db(), sent);
    const page = await inSecondLanguage(() => findLetterPage({ id }));
    expect(page).toMatchObject({ subject: 'Our garden', untranslated: ['subject', 'words', 'blocks'] });
    const [listed] = await inSecondLanguage(() => listPublicLetters({}));
    expect(listed?.untranslated).toContain('subject');
    expect((await listPublicLetters({}))[0]).not.toHaveProperty('untranslated');
    expect(await db().letter.findFirst()).toMatchObject({ spoken: null });
  });
});
