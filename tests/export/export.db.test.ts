import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { exportFileName } from '#lib/export/queries.ts';
import { readMe } from '#lib/export/read-me.ts';
import { exportedTables, withheldTables } from '#lib/export/tables.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPageText } from '#prisma/factories/page-text.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { createTranscript } from '#prisma/factories/transcript.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { inSpanish } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { unzip } from '#tests/support/files/zip.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { askApi } from '#tests/support/requests.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase({ as: staff });
let folder: string;
beforeEach(() => {
  folder = newDataFolder();
});

const ask = (query = '') => askApi(`GET /api/export${query}`);

async function exported(query = ''): Promise<Map<string, Buffer>> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return unzip(new Uint8Array(await answer.arrayBuffer()));
}

const staffSince = (seconds: number): Actor => ({
  ...(staff as Actor & { role: 'admin' }),
  signedInAt: Date.now() / 1000 - seconds,
});

async function exportedWithPrayer(): Promise<Map<string, Buffer>> {
  session.actor.mockResolvedValue(staffSince(10));
  return exported('?prayer=true');
}

const textOf = (files: Map<string, Buffer>, path: string) => files.get(path)?.toString() ?? '';
const jsonOf = (files: Map<string, Buffer>, path: string) => JSON.parse(textOf(files, path));
const csvOf = (files: Map<string, Buffer>, path: string) =>
  parse(textOf(files, path), { bom: true, columns: true }) as Record<string, string>[];

async function createRows() {
  const series = await createEvent(db(), { is_recurring: true, recurrence_frequency: 'weekly' });
  await createEventException(db(), { event_id: series.id, date: '2031-06-08', kind: 'cancelled' });
  await createService(db());
  await createRedirect(db());
  const sermon = await createSermon(db(), {
    title: '=HYPERLINK("http://x.test")',
    description: 'Line one\nline "two", äöü',
  });
  await createTranscript(db(), { sermon_id: sermon.id });
  await createMinistry(db());
  await createTranslation(db(), {
    table_name: 'sermons',
    row_id: sermon.id,
    texts: { description: [sermon.description, 'Línea uno'] },
  });
  await createAnnouncement(db());
  await createClosing(db());
  await createPageText(db());
  await createDocument(db());
  await createLetter(db(), { items: [] });
  await db().navigation.create({ data: { main: [{ label: 'Visit', to: '/visit', children: [] }] } });
  await db().pageLayout.create({ data: { id: 'giving', blocks: [{ section: 'ways' }] } });
  await createSitePage(db());
  const form = await createForm(db());
  await createFormAnswer(db(), { form_id: form.id });
  await createStaff(db(), { email: 'marker@staff.example' });
  await createPrayerTeamEmail(db());
  await createPrayerRequest(db(), { request: 'Please pray for the MARKER family.' });
  await createPrayerRequest(db(), { name: 'Hidden Name', is_anonymous: true });
  return { series };
}

test('every table of the database is given out or withheld by name', async () => {
  const { rows } = await sql<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
  );
  const decided = [
    ...exportedTables({ prayer: true, subscribers: true }).map(({ table }) => table),
    ...withheldTables,
  ];
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name));
});

describe('the export', () => {
  test('has each table in the shape of the API, and each list for spreadsheets', async () => {
    await createRows();
    const files = await exportedWithPrayer();
    for (const { table, isList, row, columns } of exportedTables({ prayer: true })) {
      const schema = isList ? z.array(row).min(1) : row;
      expect(schema.safeParse(jsonOf(files, `json/${table}.json`)).error, table).toBeUndefined();
      if (!isList) continue;
      const cells = csvOf(files, `csv/${table}.csv`);
      expect(cells).toHaveLength(jsonOf(files, `json/${table}.json`).length);
      expect(Object.keys(cells[0] ?? {})).toEqual(columns);
    }
  });

  test('has a series with what differs on its dates', async () => {
    const { series } = await createRows();
    const files = await exported();
    const events: { id: string; exceptions: object[] }[] = jsonOf(files, 'json/events.json');
    expect(events.find(({ id }) => id === series.id)?.exceptions).toMatchObject([
      { date: '2031-06-08', kind: 'cancelled' },
    ]);
    expect(csvOf(files, 'csv/event_exceptions.csv')).toMatchObject([{ event_id: series.id }]);
  });

  test('guards cells against being formulas and keeps every other as it was', async () => {
    await createRows();
    const [sermon] = csvOf(await exported(), 'csv/sermons.csv');
    expect(sermon).toMatchObject({
      title: '\'=HYPERLINK("http://x.test")',
      description: 'Line one\nline "two", äöü',
      passage: 'Psalm 121',
    });
  });

  test('has more rows than are read at once, each once and in their order', async () => {
    const titles = Array.from({ length: 230 }, (_, place) => `Sermon ${String(place).padStart(3, '0')}`);
    const { description, video_url, speaker } = await createSermon(db(), { date: '1999-01-01' });
    const days = titles.map((title, place) => ({ title, date: `20${10 + (place % 80)}-01-01` }));
    await db().sermon.createMany({
      data: days.map((day) => ({ ...day, description, video_url, speaker })),
    });
    const rows: { title: string; date: string }[] = jsonOf(await exported(), 'json/sermons.json');
    expect(new Set(rows.map(({ title }) => title)).size).toBe(231);
    const dates = rows.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('has the feeds of the site', async () => {
    await createRows();
    const files = await exported();
    const calendar = new ICAL.Component(ICAL.parse(textOf(files, 'calendar.ics')));
    expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(1);
    const names: string[] = [];
    new Parser({ onopentagname: (name) => names.push(name) }, { xmlMode: true }).end(
      textOf(files, 'sermons.xml'),
    );
    expect(names.slice(0, 2)).toEqual(['rss', 'channel']);
    expect(names.filter((name) => name === 'item')).toHaveLength(1);
  });

  test('has the pictures under the names the site gives, and nothing else of the disk', async () => {
    const pictures = join(folder, 'uploads', 'event-images');
    await mkdir(join(folder, 'uploads', '..hidden'), { recursive: true });
    await mkdir(pictures);
    await writeFile(join(folder, 'secrets.json'), 'SECRET');
    await writeFile(join(folder, 'uploads', '..hidden', 'a.webp'), 'no');
    await writeFile(join(pictures, '.1700000000000_abcdefab.webp'), 'half');
    await writeFile(join(pictures, '1700000000000_abcdefab.webp'), 'whole');
    await symlink(join(folder, 'secrets.json'), join(pictures, '1700000000001_abcdefab.webp'));
    const files = await exported();
    const uploads = [...files.keys()].filter((path) => path.startsWith('uploads/'));
    expect(uploads).toEqual(['uploads/event-images/1700000000000_abcdefab.webp']);
    expect(textOf(files, uploads[0] ?? '')).toBe('whole');
  });

  test('has the pictures of the bucket beside those that are still in the folder', async () => {
    const bucket = await listenAsBucket();
    for (const [name, value] of Object.entries(bucket.environment)) vi.stubEnv(name, value);
    bucket.objects.set('people/2_b.webp', { bytes: Buffer.from('in the bucket'), modified: new Date() });
    await folderStorage(join(folder, 'uploads')).store('people', '1_a.webp', Buffer.from('in the folder'));
    const files = await exported();
    expect(textOf(files, 'uploads/people/1_a.webp')).toBe('in the folder');
    expect(textOf(files, 'uploads/people/2_b.webp')).toBe('in the bucket');
  });

  test('has prayer requests only where they are asked for by name, and of anonymous ones no name', async () => {
    await createRows();
    const whole = [...(await exported())].map(([path, bytes]) => path + bytes).join();
    expect(whole).not.toContain('MARKER');
    expect(whole).not.toContain('prayer_requests.json');
    expect(textOf(await exported('?prayer=false'), 'README.txt')).toContain(
      'Prayer requests were not asked for',
    );
    const asked = await exportedWithPrayer();
    expect(textOf(asked, 'csv/prayer_requests.csv')).toContain('MARKER');
    expect(textOf(asked, 'json/prayer_requests.json')).not.toContain('Hidden Name');
    expect(textOf(asked, 'README.txt')).not.toContain('Prayer requests were not asked for');
  });

  test('has who gets letters only where they are asked for by name, with what they agreed to', async () => {
    const agreed = { consent_words: 'Yes', consent_date: '2024-05-12', source: 'import' };
    await createSubscriber(db(), { email: 'marked@example.org', topics: ['week'], ...agreed });
    const whole = [...(await exported())].map(([path, bytes]) => path + bytes).join();
    expect(whole).not.toMatch(/marked|subscribers\.json/);
    session.actor.mockResolvedValue(staffSince(10));
    const asked = await exported('?subscribers=true');
    const [row] = jsonOf(asked, 'json/subscribers.json');
    expect(row).toMatchObject({
      email: 'marked@example.org',
      topics: ['week'],
      state: 'confirmed',
      ...agreed,
    });
    expect(JSON.stringify(row)).not.toMatch(/hash|mailbox/);
    expect(csvOf(asked, 'csv/subscribers.csv')).toMatchObject([
      { email: 'marked@example.org', topics: '["week"]' },
    ]);
    expect([...asked.keys()]).not.toContain('json/prayer_requests.json');
    session.actor.mockResolvedValue({ ...(staffSince(10) as Actor & { role: 'admin' }), roles: ['events'] });
    expect((await ask('?subscribers=true')).status).toBe(403);
  });

  test('has either for a recent sign-in alone, as a backup has', async () => {
    session.actor.mockResolvedValue(staffSince(301));
    for (const call of [
      'GET /api/export?prayer=true',
      'HEAD /api/export?prayer=true',
      'GET /api/export?subscribers=true',
    ] as const) {
      const answer = await askApi(call);
      expect(answer.status).toBe(403);
      expect((await answer.json()).type).toMatch(/recent-sign-in-required$/);
    }
    expect((await ask()).status).toBe(200);
  });

  test('says what each table is, and in which zone its times are', async () => {
    const files = await exported();
    const text = textOf(files, 'README.txt');
    for (const { table } of exportedTables({ prayer: false })) expect(text).toContain(`\n${table}: `);
    expect(text).toContain('America/Chicago');
    expect(text.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  test('tells it in the church’s language, without the English of the API’s reference', async () => {
    const [tables, text] = inSpanish(() => {
      const tables = exportedTables({ prayer: true, subscribers: true });
      return [tables, readMe(tables, new Date(0))] as const;
    });
    for (const { table } of tables) expect(text).toContain(`\n${table}: `);
    expect(text).not.toMatch(/\b(?:the|is|of|and|when)\b/i);
  });

  test('is a file with a name, for nobody’s cache', async () => {
    const { headers, body } = await ask();
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="belltower-[a-z0-9-]+-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    await body?.cancel();
  });

  test('a word it does not know is refused', async () => {
    expect((await ask('?prayer=perhaps')).status).toBe(400);
  });
});

test.each([
  ['Grace Chapel', 'belltower-grace-chapel-2026-11-23.zip'],
  ['Église Sainte-Marie / "Süd"', 'belltower-eglise-sainte-marie-sud-2026-11-23.zip'],
  ['主の教会', 'belltower-church-2026-11-23.zip'],
])('the file of %s is called %s', (church, name) => {
  expect(exportFileName(church, '2026-11-23')).toBe(name);
});
