import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { heldSecrets } from '#lib/imports/runs/secrets.ts';
import { runCommand } from '#scripts/admin/commands.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { bringIn, workHere } from '../../bring-in.ts';
import { startChurchTools, token } from '../fake-church-tools.ts';

const { sql } = useDatabase({ as: staff });
const none = { added: 0, updated: 0, unchanged: 0, skipped: 0 };

let fake: Awaited<ReturnType<typeof startChurchTools>>;
beforeEach(async () => {
  fake = await startChurchTools();
  newDataFolder();
  fake.appointments = [appointment(1, 10), appointment(2, 11), appointment(3, 12)];
});

function appointment(id: number, days: number, more: object = {}) {
  const [startDate, endDate] = [18, 19].map((hour) => `${addDays(churchToday(), days)}T${hour}:00:00Z`);
  const span = { startDate, endDate };
  const base = { id, title: `Service ${id}`, calendar: { id: 1 }, allDay: false, isInternal: false };
  return { base: { ...base, ...span, ...more }, calculated: span };
}

const bring = (fields: object = {}) =>
  bringIn({ source: 'church-tools', url: fake.origin, token, dry_run: false, keep_in_step: true, ...fields });

async function hourLater() {
  await sql("UPDATE import_sources SET next_at = now() - interval '1 minute'");
  await workHere();
}

const rows = () => db().event.findMany({ orderBy: { title: 'asc' } });

test('ChurchTools is brought in once, and a second run adds nothing', async () => {
  expect(await bring()).toMatchObject({ state: 'done', counts: { events: { ...none, added: 3 } } });
  expect(await bring()).toMatchObject({ counts: { events: { ...none, unchanged: 3 } } });
  expect(await rows()).toMatchObject([
    { title: 'Service 1', source_name: '127.0.0.1', time: expect.any(String) },
    {},
    {},
  ]);
});

test('ChurchTools is followed with the sealed token: a moved date keeps its row, what is gone or internal by now goes', async () => {
  await bring();
  expect(heldSecrets()).toEqual([]);
  const { options, sealed_keys } = await db().importSource.findFirstOrThrow();
  expect([options, sealed_keys]).toEqual([{ url: fake.origin }, expect.stringMatching(/^v1\./)]);
  const [first] = await rows();
  fake.appointments = [appointment(1, 20), appointment(2, 11, { isInternal: true }), appointment(4, 13)];
  await hourLater();
  expect(await rows()).toMatchObject([
    { id: first?.id, title: 'Service 1', date: addDays(churchToday(), 20) },
    { title: 'Service 4' },
  ]);
  const { rows: written } = await sql(
    `SELECT concat((SELECT json_agg(r) FROM import_runs r), (SELECT json_agg(s) FROM import_sources s),
      (SELECT json_agg(l) FROM activity_log l)) AS everything`,
  );
  expect(written[0].everything).not.toContain(token);
});

test('the command asks for the token, and its run is read by a process apart; the site reads on with it', async () => {
  const data = newDataFolder();
  await writeFile(join(data, 'auth-secret'), 'the-secret-that-this-site-has-made-by-itself\n');
  vi.stubEnv('AUTH_SECRET', undefined);
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([`${token}\n`]) as never);
  const said = await runCommand('import', ['church-tools', fake.origin, '--keep-in-step', '--yes']);
  expect(said).toContain('Events: 3 new');
  expect(said).not.toContain(token);
  vi.stubEnv('AUTH_SECRET', 'the-secret-that-this-site-has-made-by-itself');
  fake.appointments = [...fake.appointments, appointment(4, 13)];
  await hourLater();
  expect(await db().event.count()).toBe(4);
});

test('a token that ChurchTools takes no more changes nothing, and is told', async () => {
  await bring();
  fake.token = 'another';
  await hourLater();
  expect(await db().event.count()).toBe(3);
  expect(await db().importRun.findFirst({ orderBy: { created_at: 'desc' } })).toMatchObject({
    state: 'failed',
    problems: [
      'ChurchTools does not take this login token. Please copy it again; a new password makes a new one.',
    ],
  });
});
