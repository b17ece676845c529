import { describe, expect, test, vi } from 'vitest';
import { apiCalls } from '#app/api/openapi.json/calls.ts';
import { requestParts } from '#lib/core/openapi/request-parts.ts';
import { db } from '#lib/core/platform/db.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callRoute } from '#tests/support/requests.ts';
import { handlerAt } from '#tests/support/route-handlers.ts';
import { tableContents } from '#tests/support/table-contents.ts';

vi.mock('#lib/core/auth/actor.ts', () => ({ currentActor: async () => staff }));
const { sql } = useDatabase();

interface Row {
  id: string | number;
  updated_at: Date;
}

/** A row of each kind that can be changed. */
const rows: Record<string, () => Promise<Row>> = {
  events: () => createEvent(db()),
  sermons: () => createSermon(db()),
  ministries: () => createMinistry(db()),
  announcements: () => createAnnouncement(db()),
  'prayer-requests': () => createPrayerRequest(db()),
  'prayer-team': () => createPrayerTeamEmail(db()),
  settings: () => db().siteSettings.findUniqueOrThrow({ where: { id: 1 } }),
};

const changes = apiCalls
  .filter(({ method, path, call }) => requestParts(method, path, call).takesIfMatch)
  .filter(({ path }) => !path.startsWith('/api/activity'))
  .map((addressed) => ({ ...addressed, kind: addressed.path.split('/')[2] ?? '' }));

test('every kind of row that can be changed is tried', () => {
  expect([...new Set(changes.map(({ kind }) => kind))].sort()).toEqual(Object.keys(rows).sort());
  const updates = apiCalls.filter(({ method }) => method === 'patch');
  expect(changes.filter(({ method }) => method === 'patch')).toHaveLength(updates.length);
});

describe.each(changes)('$method $path', ({ method, path, kind, call }) => {
  const ask = async (row: Row, version: string) =>
    callRoute(handlerAt(method, path), {
      method: method.toUpperCase(),
      params: { id: String(row.id) },
      ...(method === 'patch' && { body: call.example }),
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

function made(kind: string): Promise<Row> {
  const make = rows[kind];
  if (!make) throw new Error(`There is no row of ${kind}.`);
  return make();
}
