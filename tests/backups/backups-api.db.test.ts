import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beginRecord, writeRecord } from '#lib/backups/backup-folder.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { authorizeRecent } from '#lib/core/operations/access.ts';
import { staff } from '#tests/support/actors.ts';
import { useDataFolder } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askApi, callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase();
const data = useDataFolder();

const now = () => Math.floor(Date.now() / 1000);
const justSignedIn = (): Actor => ({ ...(staff as Actor & { role: 'admin' }), signedInAt: now() });
const asks = (actor: Actor) => session.actor.mockResolvedValue(actor);

async function existing(): Promise<string> {
  const folder = join(data.path, 'backups');
  await mkdir(folder, { recursive: true });
  const noted = await beginRecord(folder, new Date('2026-11-23T09:15:00Z'));
  await writeFile(join(folder, noted.name), 'a backup');
  await writeRecord(folder, { ...noted, bytes: 8, proven_at: '2026-11-23T09:16:00.000Z' });
  return noted.name;
}

const fetchFile = (name: string) => askApi(`GET /api/backups/${name}`);

test('a new backup is answered with 202 and its name at once, waits in the list, and is queued', async () => {
  asks(staff);
  const answer = await callApi('POST /api/backups');
  expect(answer.status).toBe(202);
  expect(answer.body.name).toMatch(/^belltower-.*\.zip$/);
  const { body } = await callApi('GET /api/backups');
  expect(body).toEqual([
    {
      name: answer.body.name,
      created_at: expect.any(String),
      bytes: 0,
      file_bytes: 0,
      proven_at: null,
      error: null,
    },
  ]);
  const { rows } = await sql("SELECT task_identifier FROM graphile_worker.jobs WHERE key = 'make_backups'");
  expect(rows).toHaveLength(1);
  await sql("SELECT graphile_worker.remove_job('make_backups')");
});

describe('a backup is taken along', () => {
  test('by staff who have just given the password, as a file to keep', async () => {
    const name = await existing();
    asks(justSignedIn());
    const answer = await fetchFile(name);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toBe('a backup');
  });

  test('not by a session that gave it longer ago: 403, and the type says what is to be done', async () => {
    const name = await existing();
    asks({ ...(staff as Actor & { role: 'admin' }), signedInAt: now() - 301 });
    const answer = await fetchFile(name);
    expect(answer.status).toBe(403);
    expect((await answer.json()).type).toMatch(/recent-sign-in-required$/);
  });

  test.each(['../auth-secret', 'belltower-2026-11-23-091500-0000.zip'])(
    'never by another name: %s',
    async (name) => {
      asks(justSignedIn());
      expect([400, 404]).toContain((await fetchFile(name)).status);
    },
  );
});

test('a confirmed second factor is enough, however long ago', () => {
  const raised = {
    ...(staff as Actor & { role: 'admin' }),
    aal: 'aal2' as const,
    nextLevel: 'aal2' as const,
  };
  expect(() => authorizeRecent(raised)).not.toThrow();
  expect(() => authorizeRecent(staff)).toThrow('password');
});
