import { parseDocument } from 'htmlparser2';
import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { lettersFeed } from '#lib/letters/public/letters-feed.ts';
import { lettersPage } from '#lib/letters/public/letters-page.ts';
import { listPublicLetters } from '#lib/letters/public/queries.ts';
import { findLetterPage } from '#lib/letters/queries.ts';
import { findLetterDesk, previewLetter } from '#lib/letters/staff/queries.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase({ as: staff });

const sent = { state: 'sent', is_public: true, sent_at: new Date('2026-11-26T16:00:00Z') };

test('everybody reads what is public and was sent, the newest first', async () => {
  const older = await createLetter(db(), {
    ...sent,
    subject: 'Older',
    sent_at: new Date('2026-11-19T16:00:00Z'),
  });
  const newer = await createLetter(db(), { ...sent, subject: 'Newer', state: 'sending' });
  const hidden = [
    await createLetter(db(), { ...sent, is_public: false }),
    await createLetter(db(), { is_public: true }),
    await createLetter(db(), { ...sent, sent_at: null, state: 'ready' }),
    await createLetter(db(), { ...sent, state: 'skipped' }),
  ];
  const letters = await listPublicLetters({});
  expect(letters.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(letters[0]).toMatchObject({ subject: 'Newer', day: '2026-11-26' });
  for (const { id } of letters)
    expect(await findLetterPage({ id })).toMatchObject({ id, day: expect.any(String) });
  for (const { id } of hidden)
    await expect(findLetterPage({ id })).rejects.toMatchObject({ code: 'not_found' });
});

test('the feed is well-formed Atom, whatever the subject', async () => {
  const { id } = await createLetter(db(), { ...sent, subject: 'A bell & <b>more</b>' });
  const feed = lettersFeed(await listPublicLetters({}));
  expect(feed).toContain('<title>A bell &amp; &lt;b&gt;more&lt;/b&gt;</title>');
  expect(feed).toContain(`/letters/${id}"/>`);
  expect(feed).toContain('<published>2026-11-26T16:00:00.000Z</published>');
  expect(parseDocument(feed, { xmlMode: true }).children).not.toHaveLength(0);
  expect(lettersFeed([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('the list has pages; a number past the end is the last', async () => {
  const letters = Array.from({ length: 30 }, (_, i) => ({
    id: String(i),
    kind: 'week' as const,
    subject: `Week ${i}`,
    day: '2026-11-26',
    sent_at: '',
    updated_at: '',
  }));
  expect(lettersPage(letters, undefined)).toMatchObject({ page: 1, pageCount: 2 });
  expect(
    lettersPage(letters, '7')
      .letters.map(({ subject }) => subject)
      .at(-1),
  ).toBe('Week 29');
  expect(lettersPage([], 'x')).toEqual({ letters: [], page: 1, pageCount: 1 });
});

test('staff see a letter as one of its readers gets it', async () => {
  vi.stubEnv('SITE_URL', 'https://church.example');
  const { id, title } = await createMinistry(db(), { title: 'Youth & Co' });
  const words = '<p>Come to {church}. <a href="/visit">See you</a>.</p>';
  const letter = await createLetter(db(), { words, topics: ['news', `ministry:${id}`, 'event:gone'] });
  const { subject, html, text } = await previewLetter.execute(staff, { id: letter.id });
  expect(subject).toBe('Our garden');
  expect(html).toContain('href="https://church.example/visit"');
  expect(html).toContain('Youth &amp; Co');
  expect(text).toContain(title);
  expect(html + text).not.toContain('{church}');
  expect(text).toContain('See you (https://church.example/visit)');
});

test('the desk names all topics, what mail waits for, and what https is needed for', async () => {
  vi.stubEnv('SITE_URL', 'http://church.example');
  await createMinistry(db(), { title: 'Choir' });
  const desk = await findLetterDesk.execute(staff, {});
  expect(desk.topics.map(({ label }) => label)).toContain('Choir');
  expect(desk.topics.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['week', 'alerts']));
  expect(desk.wait).toMatch(/not set up/);
  expect(desk.hasLeaveButton).toBe(false);
  vi.stubEnv('SITE_URL', 'https://church.example');
  expect((await findLetterDesk.execute(staff, {})).hasLeaveButton).toBe(true);
});
