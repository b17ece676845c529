import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { InterruptedProcess } from '#lib/core/apart/process-apart.ts';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { stageSource } from '#lib/imports/reading/stage-source.ts';
import { heldSecrets } from '#lib/imports/runs/secrets.ts';
import { stagedRows } from '#lib/imports/runs/staged-rows.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import english from '#lib/language/generated/en.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { bringIn, runNow, sendFile, workHere } from './bring-in.ts';
import { eventRecord, fake, sermonRecord } from './fake-source.ts';

const { sql } = useDatabase({ as: staff });

beforeEach(() => {
  Object.assign(fake, { items: [], error: null, asked: [] });
});

const none = { added: 0, updated: 0, unchanged: 0, skipped: 0 };

async function post(deed: 'apply' | 'run' | 'undo', id: string, body?: unknown) {
  const { status, body: answer } = await callApi(`POST /api/imports/${id}/${deed}`, { body });
  await workHere();
  return { status, answer };
}

async function undone(id: string) {
  expect(await post('undo', id)).toMatchObject({ status: 202 });
  return runNow(id);
}

const titles = async () =>
  (await db().event.findMany({ orderBy: { title: 'asc' } })).map(({ title }) => title);

describe('a run', () => {
  test('a dry run shows what would be done and changes nothing; applied, it writes exactly that, once', async () => {
    fake.items = [...Array.from({ length: 12 }, (_, n) => eventRecord(`e${n}`)), sermonRecord('s1')];
    const ready = await bringIn({});
    expect(ready).toMatchObject({
      state: 'ready',
      source: 'fake',
      dry_run: true,
      counts: { events: { ...none, added: 12 }, sermons: { ...none, added: 1 } },
      problems: [],
    });
    expect(ready.samples.events).toHaveLength(10);
    expect(ready.samples.events[0]).toMatchObject({ key: 'e0', title: 'Event e0', action: 'added' });
    expect(await db().event.count()).toBe(0);
    fake.items = [];
    expect(await post('apply', ready.id)).toMatchObject({ status: 202, answer: { id: ready.id } });
    expect(await runNow(ready.id)).toMatchObject({ state: 'done', counts: ready.counts });
    expect(await db().event.count()).toBe(12);
    expect(await db().importRow.count()).toBe(0);
    expect(await post('apply', ready.id)).toMatchObject({ status: 409 });
    expect((await callApi('GET /api/imports')).body).toMatchObject([{ id: ready.id }]);
  });

  test('a new look at a file takes the place of the one before it', async () => {
    const look = async (name: string) =>
      (
        await sendFile(new File(['Title,Date\nSupper,2027-03-10'], name), {
          ...{ source: 'csv', table: 'events', dry_run: 'true' },
        })
      ).body;
    const looked = [];
    for (const name of ['one.csv', 'other.csv', 'one.csv']) {
      looked.push((await look(name)).id);
      await workHere();
    }
    const runs = await db().importRun.findMany({ orderBy: { created_at: 'asc' } });
    expect(runs.map(({ id }) => id)).toEqual(looked.slice(1));
  });

  test('rows of many bytes are planned a few at a time, and none is left out', async () => {
    fake.items = Array.from({ length: 250 }, (_, n) =>
      eventRecord(`e${n}`, { description: `${n} ${'d'.repeat(9000)}` }),
    );
    const run = await bringIn({});
    const sizes = [];
    for await (const rows of stagedRows(db(), run.id, 'events')) sizes.push(rows.length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(250);
    expect(run.counts.events).toEqual({ ...none, added: 250 });
  });

  test('a second run adds nothing and updates what changed at the source', async () => {
    fake.items = [eventRecord('a'), eventRecord('b'), sermonRecord('s')];
    await bringIn({ dry_run: false });
    expect(await bringIn({ dry_run: false })).toMatchObject({
      counts: { events: { ...none, unchanged: 2 }, sermons: { ...none, unchanged: 1 } },
    });
    fake.items = [eventRecord('a', { title: 'Moved' }), eventRecord('b'), eventRecord('c')];
    expect(await bringIn({ dry_run: false })).toMatchObject({
      counts: { events: { added: 1, updated: 1, unchanged: 1, skipped: 0 } },
    });
    expect(await titles()).toEqual(['Event b', 'Event c', 'Moved']);
    expect(await db().sermon.count()).toBe(1);
  });

  test('a sermon whose id has changed at its source is not added again', async () => {
    fake.items = [sermonRecord('guid', { title: 'Hope' })];
    await bringIn({ dry_run: false });
    fake.items = [
      sermonRecord('guid 1', { title: 'Hope' }),
      sermonRecord('guid 2', { title: 'Hope', video_url: 'https://video.test/2' }),
    ];
    const counts = { sermons: { ...none, added: 1, unchanged: 1 } };
    expect(await bringIn({ dry_run: false })).toMatchObject({ counts });
    expect(await db().sermon.count()).toBe(2);
  });

  test('rows that staff changed or deleted since are left alone and named', async () => {
    fake.items = [eventRecord('a'), eventRecord('b')];
    await bringIn({ dry_run: false });
    await sql(`UPDATE events SET title = 'Ours' WHERE title = 'Event a'`);
    await sql(`DELETE FROM events WHERE title = 'Event b'`);
    fake.items = [eventRecord('a', { time: '9:00 AM' }), eventRecord('b', { time: '9:00 AM' })];
    const run = await bringIn({ dry_run: false });
    expect(run.counts.events).toEqual({ ...none, skipped: 2 });
    expect(run.problems).toEqual([
      '“Event a” was changed here since, and is left as it is.',
      '“Event b” was deleted here, and stays so.',
    ]);
    expect(await titles()).toEqual(['Ours']);
  });

  test('a row that its domain refuses is left out and named with the reason; the others are written', async () => {
    fake.items = [
      eventRecord('a', { date: 'someday' }, { where: 'line 7' }),
      eventRecord('b', { location: '', description: '' }),
      eventRecord('b'),
      eventRecord('c', { title: 'Bell\u0007' }),
      { problem: 'The table gifts is not brought in.' },
    ];
    const run = await bringIn({ dry_run: false });
    expect(run.counts.events).toEqual({ ...none, added: 1, skipped: 3 });
    expect(run.problems).toEqual([
      'The table gifts is not brought in.',
      '“Event a” was left out: line 7: Invalid start date (Date)',
      '“Event b” was left out: it is there twice, and the first one counts.',
      expect.stringContaining('invisible control characters'),
    ]);
    expect(await db().event.findFirst()).toMatchObject({
      description: '',
      location: '',
    });
  });

  test('what differs on single dates comes along, and what staff say of other dates stays', async () => {
    const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-03-02' };
    const cancelled = { date: '2031-03-09', kind: 'cancelled' as const, values: {} };
    const changed = {
      date: '2031-03-16',
      kind: 'changed' as const,
      values: { title: 'Picnic', date: '2031-03-17' },
    };
    fake.items = [eventRecord('a', weekly, { exceptions: [cancelled, changed] })];
    await bringIn({ dry_run: false });
    const [{ event_id }] = (await sql('SELECT event_id FROM event_exceptions LIMIT 1')).rows;
    expect(await db().eventException.findMany({ orderBy: { date: 'asc' } })).toMatchObject([
      { date: '2031-03-09', kind: 'cancelled' },
      { date: '2031-03-16', kind: 'changed', title: 'Picnic', new_date: '2031-03-17', time: null },
    ]);
    expect(await bringIn({ dry_run: false })).toMatchObject({
      counts: { events: { ...none, unchanged: 1 } },
    });
    await db().eventException.create({ data: { event_id, date: '2031-03-23', kind: 'cancelled' } });
    fake.items = [eventRecord('a', weekly, { exceptions: [changed] })];
    expect(await bringIn({ dry_run: false })).toMatchObject({ counts: { events: { ...none, updated: 1 } } });
    const left = await db().eventException.findMany({ orderBy: { date: 'asc' } });
    expect(left.map(({ date }) => date)).toEqual(['2031-03-16', '2031-03-23']);
  });

  test('a source that cannot be read ends the run in words, and nothing is kept of it', async () => {
    fake.items = [eventRecord('a')];
    fake.error = new AppError('invalid', 'The calendar answered with an error.');
    expect(await bringIn({ dry_run: false })).toMatchObject({
      state: 'failed',
      problems: ['The calendar answered with an error.'],
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.error = new Error('connect ECONNRESET https://secret.test?key=sesame');
    expect(await bringIn({})).toMatchObject({
      state: 'failed',
      problems: [expect.not.stringContaining('sesame')],
    });
    fake.error = null;
    fake.items = [];
    expect(await bringIn({})).toMatchObject({
      state: 'failed',
      problems: ['There was nothing to bring in.'],
    });
    expect(await db().importRow.count()).toBe(0);
  });

  test('a key is handed to the source and stored nowhere', async () => {
    fake.items = [eventRecord('a')];
    const run = await bringIn({ key: 'open-sesame', dry_run: false });
    expect(run.state).toBe('done');
    expect(fake.asked[0]?.options).toMatchObject({ key: 'open-sesame' });
    const { rows } = await sql(
      `SELECT concat((SELECT json_agg(r) FROM import_runs r), (SELECT json_agg(s) FROM import_sources s),
        (SELECT json_agg(l) FROM activity_log l)) AS everything`,
    );
    expect(rows[0].everything).not.toContain('sesame');
  });

  test('is one entry of the activity log, announced once, and can be taken back there', async () => {
    fake.items = [...Array.from({ length: 30 }, (_, n) => eventRecord(`e${n}`)), sermonRecord('s')];
    const told: string[] = [];
    const off = onChange((topic) => told.push(topic));
    const run = await bringIn({ dry_run: false });
    off();
    expect(told.sort()).toEqual(['events', 'sermons']);
    const { rows } = await listActivity.execute(staff, {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ change_count: 31, is_this_session: true });
    await restoreChange.execute(staff, { id: rows[0]?.id });
    expect(await db().event.count()).toBe(0);
    // It was taken back, not deleted by somebody: brought in again, it is there again.
    expect(await bringIn({ dry_run: false })).toMatchObject({ counts: { events: { ...none, added: 30 } } });
    expect(run.state).toBe('done');
  });

  test('what it asks for is checked, and one source is read once at a time', async () => {
    const call = (body: unknown) => callApi('POST /api/imports', { body });
    expect(await call({ source: 'nowhere' })).toMatchObject({ status: 422 });
    expect(await call({ source: 'csv', table: 'events' })).toMatchObject({ status: 422 });
    expect(await call({ source: 'csv', table: 'events', keep_in_step: true })).toMatchObject({ status: 422 });
    expect((await call({ source: 'fake' })).status).toBe(202);
    expect((await call({ source: 'fake' })).status).toBe(409);
    await workHere();
  });
});

describe('undo', () => {
  test('takes the whole run back, and a second time is refused', async () => {
    await sql("INSERT INTO prayer_team_emails (email) VALUES ('here@church.test')");
    const member = (email: string) => ({
      record: {
        table: 'prayer_team_emails' as const,
        key: email,
        title: email,
        values: { email, name: 'Ann' },
      },
    });
    const leader = {
      record: { table: 'leaders' as const, key: 'ann', title: 'Ann Lee', values: { role: 'Elder' } },
    };
    fake.items = [
      eventRecord('a'),
      sermonRecord('s'),
      member('new@church.test'),
      member('here@church.test'),
      leader,
    ];
    const run = await bringIn({ dry_run: false });
    expect(run.counts).toMatchObject({
      leaders: { added: 1 },
      prayer_team_emails: { added: 1, skipped: 1 },
    });
    expect(await db().pageText.findUnique({ where: { key: 'about.leaders' } })).toMatchObject({
      value: [{ name: 'Ann Lee', role: 'Elder' }],
    });
    expect(await undone(run.id)).toMatchObject({ state: 'undone', problems: [] });
    expect(await db().event.count()).toBe(0);
    expect(await db().sermon.count()).toBe(0);
    expect(await db().pageText.count()).toBe(0);
    expect(await db().prayerTeamEmail.findMany()).toMatchObject([{ email: 'here@church.test' }]);
    expect(await post('undo', run.id)).toMatchObject({ status: 409 });
    expect(await bringIn({ dry_run: false })).toMatchObject({ counts: { events: { ...none, added: 1 } } });
  });

  test('of an older run leaves what a later run or a person changed, and names it', async () => {
    fake.items = ['a', 'b', 'c'].map((key) => eventRecord(key));
    const first = await bringIn({ dry_run: false });
    fake.items = [eventRecord('a', { title: 'Later' }), eventRecord('b'), eventRecord('c')];
    const second = await bringIn({ dry_run: false });
    await sql(`UPDATE events SET location = 'Lawn' WHERE title = 'Event b'`);
    expect((await undone(first.id)).problems).toEqual([
      '“Event a” was changed since the import, and stays as it is now.',
      '“Event b” was changed since the import, and stays as it is now.',
    ]);
    expect(await titles()).toEqual(['Event b', 'Later']);
    expect(await undone(second.id)).toMatchObject({ state: 'undone', problems: [] });
    expect(await titles()).toEqual(['Event a', 'Event b']);
  });
});

describe('a run that is under way', () => {
  const begin = async () =>
    (await callApi('POST /api/imports', { body: { source: 'fake', key: 'sesame' } })).body.id;
  const stop = (id: string) => callApi(`POST /api/imports/${id}/cancel`);
  const stopped = ['It was stopped here before its end. Nothing was changed.'];

  test('is stopped by staff while it waits, and never begun', async () => {
    fake.items = [eventRecord('a')];
    const id = await begin();
    expect(await stop(id)).toMatchObject({ status: 202, body: { id } });
    await workHere();
    expect(await runNow(id)).toMatchObject({ state: 'failed', problems: stopped });
    expect(fake.asked).toEqual([]);
    expect(heldSecrets()).not.toContain(id);
    expect((await stop(id)).status).toBe(409);
    expect((await stop(randomUUID())).status).toBe(404);
  });

  test('is stopped by staff while it is read, and leaves nothing', async () => {
    const id = await begin();
    fake.items = [eventRecord('a')];
    await workOnImports(async function* (reading, signal) {
      await stop(id);
      yield* stageSource(reading, signal);
    });
    expect(await runNow(id)).toMatchObject({ state: 'failed', problems: stopped });
    expect(await db().importRow.count()).toBe(0);
    await workHere();
    expect(heldSecrets()).not.toContain(id);
  });

  test('is stopped by staff while it is taken back, which changes nothing', async () => {
    fake.items = [eventRecord('a')];
    const { id } = await bringIn({ dry_run: false });
    await callApi(`POST /api/imports/${id}/undo`);
    expect((await stop(id)).status).toBe(202);
    await workHere();
    expect(await runNow(id)).toMatchObject({
      state: 'done',
      problems: [expect.stringContaining('Undoing it')],
    });
    expect(await titles()).toEqual(['Event a']);
  });

  test('is begun three times when the process that reads it is killed, then given up in words', async () => {
    const id = await begin();
    let tries = 0;
    // biome-ignore lint/correctness/useYield: it is killed before it gives anything
    await workOnImports(async function* () {
      tries += 1;
      throw new InterruptedProcess('SIGKILL');
    });
    expect(tries).toBe(3);
    expect(await runNow(id)).toMatchObject({
      state: 'failed',
      problems: [expect.stringContaining('three times')],
    });
  });

  test('is taken up three times from processes that are gone, in each of its phases', async () => {
    fake.items = [eventRecord('a')];
    const reading = await begin();
    const left = (id: string) =>
      sql(
        `UPDATE import_runs SET worker = 'gone', lease_until = now() - interval '1 second', tries = 3 WHERE id = '${id}'`,
      );
    await left(reading);
    await workHere();
    expect(await runNow(reading)).toMatchObject({ state: 'failed' });
    expect(fake.asked).toEqual([]);
    const { id } = await bringIn({ dry_run: false });
    await callApi(`POST /api/imports/${id}/undo`);
    await left(id);
    await workHere();
    expect(await runNow(id)).toMatchObject({
      state: 'done',
      problems: [expect.stringContaining('three times')],
    });
    expect(await undone(id)).toMatchObject({ state: 'undone', problems: [] });
  });
});

describe('undos that wait', () => {
  test('are worked on newest first, so that each finds the rows as its run left them', async () => {
    fake.items = ['a', 'b', 'c'].map((key) => eventRecord(key));
    const first = await bringIn({ dry_run: false, keep_in_step: true });
    fake.items = [eventRecord('a', { title: 'Second' }), eventRecord('b'), eventRecord('d')];
    const second = await bringIn({ dry_run: false });
    fake.items = [
      eventRecord('a', { title: 'Third' }),
      eventRecord('d', { title: 'Also' }),
      eventRecord('e'),
    ];
    const third = await bringIn({ dry_run: false });
    for (const { id } of [first, third, second])
      expect(await callApi(`POST /api/imports/${id}/undo`)).toMatchObject({ status: 202 });
    await workHere();
    for (const { id } of [first, second, third])
      expect(await runNow(id)).toMatchObject({ state: 'undone', problems: [] });
    expect(await titles()).toEqual([]);
  });

  test('wait while another process takes a newer run of the same source back', async () => {
    fake.items = [eventRecord('a')];
    const first = await bringIn({ dry_run: false });
    fake.items = [eventRecord('a', { title: 'Later' })];
    const second = await bringIn({ dry_run: false });
    for (const { id } of [first, second]) await callApi(`POST /api/imports/${id}/undo`);
    const lease = (until: string) =>
      sql(`UPDATE import_runs SET worker = 'other', lease_until = ${until} WHERE id = '${second.id}'`);
    await lease("now() + interval '1 minute'");
    await workHere();
    expect(await runNow(first.id)).toMatchObject({ state: 'running', phase: 'undoing' });
    expect(await titles()).toEqual(['Later']);
    await lease("now() - interval '1 second'");
    await workHere();
    expect(await titles()).toEqual([]);
  });
});

describe('what staff deleted', () => {
  const again = async () => (await bringIn({ dry_run: false })).counts.events;
  const remove = (title: string) => sql(`DELETE FROM events WHERE title = '${title}'`);

  test('stays deleted when the import was taken back in the log before, and that taken back again', async () => {
    fake.items = [eventRecord('a'), eventRecord('b')];
    await bringIn({ dry_run: false });
    for (const expected of [0, 2]) {
      const { rows } = await listActivity.execute(staff, {});
      await restoreChange.execute(staff, { id: rows[0]?.id });
      expect(await db().event.count()).toBe(expected);
    }
    await remove('Event a');
    expect(await again()).toEqual({ ...none, skipped: 1, unchanged: 1 });
    expect(await titles()).toEqual(['Event b']);
  });

  test('stays deleted when the import is taken back later, and brought in again', async () => {
    fake.items = [eventRecord('a'), eventRecord('b')];
    const run = await bringIn({ dry_run: false });
    await remove('Event a');
    await undone(run.id);
    expect(await again()).toEqual({ ...none, added: 1, skipped: 1 });
    expect(await titles()).toEqual(['Event b']);
  });

  test('stays deleted when a source that is kept in step lost it for a while', async () => {
    fake.items = ['a', 'b', 'c'].map((key) => eventRecord(key));
    await bringIn({ dry_run: false, keep_in_step: true });
    const { id } = await db().event.findFirstOrThrow({ where: { title: 'Event a' } });
    expect((await callApi(`POST /api/events/${id}/detach`)).status).toBe(200);
    expect((await callApi(`DELETE /api/events/${id}`)).status).toBe(200);
    fake.items = [eventRecord('b'), eventRecord('c')];
    expect(await bringIn({ dry_run: false })).toMatchObject({ state: 'done', removed: {} });
    fake.items = ['a', 'b', 'c'].map((key) => eventRecord(key));
    expect(await again()).toEqual({ ...none, skipped: 1, unchanged: 2 });
    expect(await titles()).toEqual(['Event b', 'Event c']);
  });
});

describe('a source that is kept in step', () => {
  const records = (count: number) => Array.from({ length: count }, (_, n) => eventRecord(`e${n}`));

  async function inStep(count: number) {
    fake.items = [...records(count), { name: 'Parish' }, { remember: { etag: '"1"' } }];
    return bringIn({ dry_run: false, keep_in_step: true });
  }

  test('its rows are read-only until they are made ours, and then left alone', async () => {
    const run = await inStep(2);
    expect(run).toMatchObject({ name: 'Parish', keep_in_step: true });
    const { id } = await db().event.findFirstOrThrow({ where: { title: 'Event e0' } });
    const params = { id };
    const patch = () => callApi(`PATCH /api/events/${params.id}`, { body: { title: 'Ours' } });
    const refused = await patch();
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('Parish');
    expect((await callApi(`DELETE /api/events/${params.id}`)).status).toBe(409);
    expect(await callApi(`POST /api/events/${params.id}/detach`)).toMatchObject({
      status: 200,
      body: { id, source_name: null },
    });
    expect((await callApi(`POST /api/events/${params.id}/detach`)).status).toBe(409);
    expect((await patch()).status).toBe(200);
    fake.items = [eventRecord('e1', { time: '9:00 AM' })];
    const again = await post('run', run.id);
    const next = await runNow(again.answer.id);
    expect(next).toMatchObject({ state: 'done', counts: { events: { ...none, updated: 1 } }, removed: {} });
    expect(await titles()).toEqual(['Event e1', 'Ours']);
    expect(fake.asked.at(-1)?.context.remembered).toEqual({ etag: '"1"' });
  });

  test('what it has no more is deleted, but nothing when it is half or less; agreed to, it is', async () => {
    const run = await inStep(6);
    fake.items = records(4);
    const again = await post('run', run.id);
    expect(await runNow(again.answer.id)).toMatchObject({ state: 'done', removed: { events: 2 } });
    expect(await titles()).toHaveLength(4);
    fake.items = records(1);
    const failed = await runNow((await post('run', run.id)).answer.id);
    expect(failed).toMatchObject({ state: 'failed', is_loss: true });
    expect(failed.problems[0]).toContain('has 1 now and had 4 before');
    expect(await titles()).toHaveLength(4);
    expect(await post('apply', failed.id)).toMatchObject({ status: 409 });
    expect(await post('apply', failed.id, { accept_loss: true })).toMatchObject({ status: 202 });
    expect(await runNow(failed.id)).toMatchObject({ state: 'done', removed: { events: 3 } });
    expect(await undone(failed.id)).toMatchObject({ state: 'undone', problems: [] });
    expect(await titles()).toHaveLength(4);
  });

  test('nothing is deleted when it answers with an error or with nothing', async () => {
    const run = await inStep(2);
    fake.items = [];
    expect(await runNow((await post('run', run.id)).answer.id)).toMatchObject({
      state: 'failed',
      is_loss: true,
    });
    fake.error = new AppError('invalid', 'It answered with 503.');
    expect(await runNow((await post('run', run.id)).answer.id)).toMatchObject({ state: 'failed' });
    expect(await titles()).toHaveLength(2);
  });

  test('is read every hour, and a reading that changed nothing leaves no trace', async () => {
    await inStep(2);
    expect(await db().importRun.count()).toBe(1);
    const due = () => sql("UPDATE import_sources SET next_at = now() - interval '1 minute'");
    await due();
    await workHere();
    expect(fake.asked).toHaveLength(2);
    expect(await db().importRun.count()).toBe(1);
    fake.items = records(3);
    await due();
    await workHere();
    await workHere();
    expect(fake.asked).toHaveLength(3);
    expect(await titles()).toHaveLength(3);
    expect(await db().importRun.count()).toBe(2);
  });

  test('taken back, it is kept in step no more', async () => {
    const run = await inStep(2);
    await undone(run.id);
    expect(await titles()).toEqual([]);
    expect(await post('run', run.id)).toMatchObject({ status: 409 });
  });
});

test('old addresses lead to what was brought in when that is asked for, save those that lead somewhere; undo takes them', async () => {
  await createRedirect(db(), { from_path: '/taken', to_path: '/visit' });
  const at = (key: string, oldPath: string) => eventRecord(key, {}, { oldPath });
  fake.items = [
    at('a', '/Event/Choir/?x=1'),
    at('b', '/taken'),
    at('c', '//evil.test/x'),
    at('d', '/About/'),
  ];
  expect((await bringIn({ dry_run: false })).state).toBe('done');
  expect(await db().redirect.count()).toBe(1);
  const run = await bringIn({ dry_run: false, keep_addresses: true });
  expect(run.problems).toEqual([english.imports.addressNotKept('/about')]);
  const { id } = await db().event.findFirstOrThrow({ where: { title: 'Event a' } });
  expect(await db().redirect.findMany({ orderBy: { from_path: 'asc' } })).toMatchObject([
    { from_path: '/event/choir', to_path: `/events/${id}`, run_id: run.id },
    { from_path: '/taken', to_path: '/visit', run_id: null },
  ]);
  await undone(run.id);
  expect(await db().redirect.findMany()).toMatchObject([{ from_path: '/taken' }]);
});
