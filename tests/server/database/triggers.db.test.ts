import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTables, registeredTables } from '#lib/activity/content-tables.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url, sql } = useDatabase();
const heard: string[] = [];
let listener: Client;

beforeAll(async () => {
  listener = new Client({ connectionString: url });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('LISTEN belltower');
});
afterAll(() => listener.end());

/** The notices that `act` causes. Those of one connection arrive before the answer of a later query. */
async function noticesOf(act: () => Promise<unknown>): Promise<string[]> {
  await listener.query('SELECT 1');
  heard.length = 0;
  await act();
  await listener.query('SELECT 1');
  return [...heard];
}

async function insertEvent(): Promise<string> {
  const { rows } = await sql(
    "INSERT INTO events (title, date, time, location, description) VALUES ('Picnic', '2030-05-01', 'Noon', 'Park', 'Bring a salad') RETURNING id",
  );
  return rows[0].id;
}

test.each([
  [
    'events',
    "INSERT INTO events (title, date, time, location, description) VALUES ('A', '2030-01-01', '', '', '')",
  ],
  [
    'sermons',
    "INSERT INTO sermons (title, speaker, date, video_url, description) VALUES ('A', 'B', '2030-01-01', '', '')",
  ],
  ['ministries', "INSERT INTO ministries (title, description, category) VALUES ('A', '', 'Adult')"],
  [
    'announcements',
    "INSERT INTO announcements (message, start_date, end_date) VALUES ('A', '2030-01-01T00:00', '2030-01-02T00:00')",
  ],
  [
    'prayer-requests',
    "INSERT INTO prayer_requests (name, email, request) VALUES ('A', 'a@example.org', 'Please pray')",
  ],
  ['mail', "INSERT INTO mails (kind, about, \"to\") VALUES ('a', 'b', 'c@example.org')"],
  ['church', "INSERT INTO page_texts (key, value) VALUES ('home.empty', '\"A\"')"],
  ['settings', 'UPDATE site_settings SET use_rtmp = true'],
  ['pages', "INSERT INTO site_pages (path, title) VALUES ('/a', 'A')"],
  ['forms', "INSERT INTO forms (kind, slug, title) VALUES ('contact', 'a', 'A')"],
  ['letters', "INSERT INTO letters (kind) VALUES ('letter')"],
  ['letters', 'INSERT INTO letter_plan DEFAULT VALUES'],
  ['staff', "INSERT INTO staff (name, email) VALUES ('Ann', 'ann@example.org')"],
  ['pages', 'INSERT INTO navigation DEFAULT VALUES'],
  ['pages', "INSERT INTO page_layouts (id, blocks) VALUES ('home', '[]')"],
  [
    'pages',
    "INSERT INTO documents (title, file_name, bytes, stored_name, sha256) VALUES ('A', 'a.pdf', 1, 'b.pdf', 'c')",
  ],
])('a change of %s tells listeners the topic and nothing else', async (topic, statement) => {
  expect(await noticesOf(() => sql(statement))).toEqual([topic]);
});

describe.each(contentTables)(
  'the table $table, as its domain registers it',
  ({ table, id, topic, title, words, partOf, always }) => {
    async function triggersNamed(pattern: string): Promise<string[]> {
      const { rows } = await sql(
        'SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname LIKE $2 ORDER BY tgname',
        [table, pattern],
      );
      return rows.map(({ text }) => text);
    }

    test('is there with every column that the log shows', async () => {
      const { rows } = await sql(
        'SELECT attname::text AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0',
        [table],
      );
      expect(rows.map(({ name }) => name)).toEqual(
        expect.arrayContaining([...Object.keys(words().labels), 'updated_at']),
      );
    });

    test('is told of by its topic, row by row and when it is emptied', async () => {
      expect(await triggersNamed('notify_%')).toEqual([
        expect.stringMatching(
          new RegExp(`AFTER INSERT OR DELETE OR UPDATE .* belltower_notify\\('${topic}'\\)$`),
        ),
        expect.stringMatching(new RegExp(`AFTER TRUNCATE .* belltower_notify\\('${topic}'\\)$`)),
      ]);
    });

    test('is logged under the name of its row, with what says which row it is', async () => {
      const [text = '', ...others] = await triggersNamed('log_activity');
      expect(others).toEqual([]);
      expect(text).toMatch(isMadeBySite(table) ? /AFTER UPDATE/ : /AFTER INSERT OR DELETE OR UPDATE/);
      const identity = partOf ? new Set([partOf.column, partOf.key]) : (always ?? []);
      const given = [title ?? '', ...identity].map((name) => `'${name}'`).join(', ');
      const own: Partial<Record<string, RegExp>> = {
        prayer_team_emails: /belltower_log_team_activity\(\)$/,
        staff: /belltower_log_staff_activity\(\)$/,
        site_pages: /belltower_log_page_activity\(\)$/,
        translations: /belltower_log_translation_activity\(\)$/,
        redirects: /belltower_log_redirect_activity\(\)$/,
      };
      if (own[table]) expect(text).toMatch(own[table]);
      else if (id === 'key') expect(text).toMatch(/belltower_log_text_activity\(\)$/);
      else expect(text.endsWith(`belltower_log_activity(${given})`)).toBe(true);
    });
  },
);

/** Rows that come and go without staff: what staff write of them is logged. */
const isMadeBySite = (table: string) => ['podcast', 'series'].includes(table);

test('every topic that browsers hear is of a registered table, or of the mails, which nobody edits', () => {
  expect(new Set([...registeredTables.map(({ topic }) => topic), 'mail'])).toEqual(new Set(liveTopics));
});

test('a statement that meets no row is silent', async () => {
  expect(
    await noticesOf(() => sql("UPDATE prayer_requests SET status = 'inprogress' WHERE status = 'notified'")),
  ).toEqual([]);
});

test('emptying a table is a change too', async () => {
  expect(await noticesOf(() => sql('TRUNCATE sermons'))).toEqual(['sermons']);
});

test('an update makes a row later than it was, however quickly it follows', async () => {
  const id = await insertEvent();
  const times: Date[] = [];
  for (let round = 0; round < 5; round++) {
    const { rows } = await sql("UPDATE events SET title = title || '!' WHERE id = $1 RETURNING updated_at", [
      id,
    ]);
    times.push(rows[0].updated_at);
  }
  expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))).toBe(true);
});

test('an update raises the sequence of an event by one', async () => {
  const id = await insertEvent();
  await sql("UPDATE events SET title = 'Picnic, moved' WHERE id = $1", [id]);
  const { rows } = await sql('SELECT sequence FROM events WHERE id = $1', [id]);
  expect(rows[0].sequence).toBe(1);
});

test('what differs on one date counts as a change of its event', async () => {
  const id = await insertEvent();
  const insert = () =>
    sql("INSERT INTO event_exceptions (event_id, date, kind) VALUES ($1, '2030-05-08', 'removed')", [id]);
  expect(await noticesOf(insert)).toEqual(['events']);
  await sql("UPDATE event_exceptions SET kind = 'cancelled' WHERE event_id = $1", [id]);
  await sql('DELETE FROM event_exceptions WHERE event_id = $1', [id]);
  const { rows } = await sql('SELECT sequence, updated_at > created_at AS later FROM events WHERE id = $1', [
    id,
  ]);
  expect(rows[0]).toEqual({ sequence: 3, later: true });
});

test('deleting an event takes its exceptions along', async () => {
  const id = await insertEvent();
  await sql("INSERT INTO event_exceptions (event_id, date, kind) VALUES ($1, '2030-05-08', 'removed')", [id]);
  await sql('DELETE FROM events WHERE id = $1', [id]);
  const { rows } = await sql('SELECT count(*)::int AS left FROM event_exceptions');
  expect(rows[0].left).toBe(0);
});
