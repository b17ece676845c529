import { describe, expect, test } from 'vitest';
import { apiCalls as readCalls } from '#app/api/openapi.json/document.ts';
import { db } from '#lib/core/database/db.ts';
import { requestParts } from '#lib/core/openapi/request-parts.ts';
import { readPodcast } from '#lib/podcast/podcast-row.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createForm } from '#prisma/factories/form.ts';
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
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callRoute } from '#tests/support/requests.ts';
import { handlerAt } from '#tests/support/route-handlers.ts';
import { tableContents } from '#tests/support/table-contents.ts';

const { sql } = useDatabase({ as: staff });

interface Row {
  id?: string | number;
  key?: string;
  slug?: string;
  updated_at: Date;
}

/** A row of each kind that can be changed. */
const rows: Record<string, () => Promise<Row>> = {
  events: () => createEvent(db()),
  services: () => createService(db()),
  church: async () => {
    await fillChurch(db());
    return db().church.findUniqueOrThrow({ where: { id: 1 } });
  },
  transcript: async () => {
    const row = await createTranscript(db(), { is_machine: true });
    return { ...row, id: row.sermon_id };
  },
  // A change that changes nothing is no new version.
  sermons: () => createSermon(db(), { series: null }),
  series: async () => {
    await createSermon(db());
    return db().sermonSeries.findFirstOrThrow();
  },
  ministries: () => createMinistry(db()),
  announcements: () => createAnnouncement(db()),
  'prayer-requests': () => createPrayerRequest(db()),
  'prayer-team': () => createPrayerTeamEmail(db()),
  'page-texts': () => createPageText(db(), { key: 'home.empty', value: 'None yet.' }),
  redirects: () => createRedirect(db()),
  subscribers: () => createSubscriber(db(), { topics: ['week'] }),
  forms: () => createForm(db()),
  documents: () => createDocument(db()),
  letters: () => createLetter(db()),
  'letter-plan': () => db().letterPlan.create({ data: { id: 1 } }),
  pages: () => createSitePage(db(), { path: '/camp', blocks: [], draft: { title: 'Not public' } }),
  navigation: () => db().navigation.create({ data: { id: 1 } }),
  layouts: () =>
    db().pageLayout.create({ data: { id: 'giving', blocks: [{ section: 'ways' }, { section: 'why' }] } }),
  staff: () => createStaff(db(), { roles: ['events'] }),
  podcast: () => readPodcast(),
  'mail-settings': () => db().mailSettings.create({ data: { kind: 'postmark' } }),
  settings: () => db().siteSettings.findUniqueOrThrow({ where: { id: 1 } }),
};

/** What a sign-up becomes is decided under the lock of its form. */
const answers = ['/api/sign-ups/{token}', '/api/forms/{id}/answers/{answer}'];
/** What people change of themselves, and what the shared password opens: the last change counts. */
const unversioned = [
  ...['/api/me', '/api/passkeys/{id}', '/api/shared-access', '/api/subscriptions/{token}'],
  ...answers,
];

const apiCalls = await readCalls();
const changes = apiCalls
  .filter(({ method, path, call }) => requestParts(method, path, call).takesIfMatch)
  .filter(({ path }) => !path.startsWith('/api/activity'))
  // Named by table and row: tests/translations.
  .filter(({ path }) => !path.startsWith('/api/translations'))
  // A file, which is no JSON: tests/documents and tests/sermons/transcripts send it.
  .filter(({ path, call }) => path !== '/api/documents/{id}/file' && !call.texts)
  .map((addressed) => ({ ...addressed, kind: kindAt(addressed.path) }));

function kindAt(path: string): string {
  const [, , kind = '', , part] = path.split('/');
  return part === 'transcript' ? part : kind;
}

test('every kind of row that can be changed is tried', () => {
  expect([...new Set(changes.map(({ kind }) => kind))].sort()).toEqual(Object.keys(rows).sort());
  const updates = apiCalls.filter(({ method, path }) => method === 'patch' && !unversioned.includes(path));
  expect(changes.filter(({ method }) => method === 'patch')).toHaveLength(updates.length);
});

describe.each(changes)('$method $path', ({ method, path, kind, call }) => {
  const ask = async (row: Row, version: string) =>
    callRoute(handlerAt(method, path), {
      method: method.toUpperCase(),
      params: paramsOf(row),
      ...(method !== 'delete' && { body: call.example }),
      headers: { 'if-match': version },
    });

  test('with a version that is no more is 409 with the row as it is, and writes nothing', async () => {
    const row = await made(kind);
    const before = await tableContents(sql);
    for (const version of ['"2001-01-01T00:00:00.000Z"', '2001-01-01T00:00:00.000Z', 'nonsense']) {
      const answer = await ask(row, version);
      expect([answer.status, answer.body.type]).toEqual([409, 'urn:belltower:problem:conflict']);
      expect(answer.body.current.updated_at).toBe(row.updated_at.toISOString());
    }
    expect(await tableContents(sql)).toEqual(before);
  });

  test('shows the row that stands in the way as this address answers it, and no more of it', async () => {
    const { current } = (await ask(await made(kind), '"2001-01-01T00:00:00.000Z"')).body;
    // What is done with a row has an answer of its own.
    const isOfRow = (other: string) => path === other || path.startsWith(`${other}/`);
    const answers = apiCalls.flatMap((other) => (isOfRow(other.path) ? (other.call.answer ?? []) : []));
    expect(answers.some((answer) => answer.safeParse(current).success)).toBe(true);
  });

  test.each([
    ['as it was read', (version: string) => version],
    ['in quotes', (version: string) => `"${version}"`],
    ['of any kind', () => '*'],
  ])('with the version %s is done', async (_what, spelled) => {
    const row = await made(kind);
    const answer = await ask(row, spelled(row.updated_at.toISOString()));
    expect(answer.status).toBeLessThan(300);
  });
});

// The first who moves a prayer request on is the only one who can; a page and a letter change their state once.
const repeatable = changes.filter(
  ({ method, kind, path }) =>
    method !== 'delete' && kind !== 'prayer-requests' && !/^\/api\/(?:pages|letters)\/\{id\}\//.test(path),
);

describe.each(repeatable)('of several $method $path at once', ({ method, path, kind, call }) => {
  test.each([
    ['no version, none is refused', false, [200, 200, 200]],
    ['the version they read, one is done', true, [200, 409, 409]],
  ])('that name %s', async (_what, isNamed, statuses) => {
    const row = await made(kind);
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        callRoute(handlerAt(method, path), {
          method: method.toUpperCase(),
          params: paramsOf(row),
          body: call.example,
          ...(isNamed && { headers: { 'if-match': row.updated_at.toISOString() } }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(statuses);
  });
});

test('who asked anonymously is not told by a refusal either', async () => {
  const { id } = await createPrayerRequest(db(), { name: 'Secret Name', is_anonymous: true });
  for (const method of ['PATCH', 'DELETE']) {
    const answer = await callRoute(handlerAt(method, '/api/prayer-requests/{id}'), {
      method,
      params: { id },
      ...(method === 'PATCH' && { body: { status: 'completed' } }),
      headers: { 'if-match': '"2001-01-01T00:00:00.000Z"' },
    });
    expect([answer.status, answer.body.current.name]).toEqual([409, 'Anonymous']);
    expect(JSON.stringify(answer.body)).not.toMatch(/secret/i);
  }
});

/** What the address names the row by. */
function paramsOf({ id, key, slug }: Row): Record<string, string> {
  return { id: String(id), name: String(id), ...(key && { key }), ...(slug && { slug }) };
}

function made(kind: string): Promise<Row> {
  const make = rows[kind];
  if (!make) throw new Error(`There is no row of ${kind}.`);
  return make();
}
