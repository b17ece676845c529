import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { restoreChange } from '#lib/activity/commands.ts';
import { changeCountOf, currentGeneration, onChange } from '#lib/core/cache/change-bus.ts';
import { type LiveListener, listenForChanges } from '#lib/core/cache/change-listener.ts';
import { db } from '#lib/core/database/db.ts';
import { command } from '#lib/core/operations/operation.ts';
import { notifyPrayerTeam } from '#lib/prayer/commands.ts';
import { addTeamMember, switchTeamMember } from '#lib/prayer/team/commands.ts';
import { createSermon, deleteSermon, updateSermon } from '#lib/sermons/commands.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createSermon as sermonRow } from '#prisma/factories/sermon.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type OtherProcess, startOtherProcess } from '#tests/support/processes/other-process.ts';

const { url, sql } = useDatabase();
const heard: string[] = [];
let leave = () => {};
let listener: LiveListener | undefined;
beforeEach(() => {
  leave = onChange((topic) => heard.push(topic));
});
afterEach(async () => {
  leave();
  await listener?.close();
  listener = undefined;
});

const sermon = {
  title: 'Where You Go',
  speaker: 'Guest Speaker',
  date: '2026-02-01',
  video_url: 'https://vimeo.com/76979871',
  description: 'On the friendships that hold.',
};
const noRow = '99999999-9999-4999-8999-999999999999';

async function listening(): Promise<void> {
  listener = listenForChanges(url);
  await listener.ready;
}

const end = 'ministries';

/** Until every notice of the database so far has come. */
async function settle(): Promise<void> {
  heard.length = 0;
  await sql(`NOTIFY belltower, '${end}'`);
  await vi.waitFor(() => expect(heard).toContain(end));
}

/** What listeners hear while `act` runs and by the database's own notices of it. */
async function toldOf(act: () => Promise<unknown>): Promise<string[]> {
  await settle();
  heard.length = 0;
  await act();
  const told = heard.splice(0);
  await settle();
  return [...told, ...heard.filter((topic) => topic !== end)];
}

describe('a process that hears of changes', () => {
  beforeEach(listening);

  test('tells of each accepted write once', async () => {
    const { id } = await sermonRow(db());
    expect(await toldOf(() => createSermon.execute(staff, sermon))).toEqual(['sermons']);
    expect(await toldOf(() => updateSermon.execute(staff, { id, title: 'Ruth' }))).toEqual(['sermons']);
    expect(await toldOf(() => deleteSermon.execute(staff, { id }))).toEqual(['sermons']);
    const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(await toldOf(() => restoreChange.execute(staff, { id: batch }))).toEqual(['sermons']);
  });

  test('tells of what staff do with the prayer team and its mails once, too', async () => {
    const { id: prayerRequestId } = await createPrayerRequest(db());
    const add = () => addTeamMember.execute(staff, { name: 'Naomi', email: 'naomi@example.org' });
    expect(await toldOf(add)).toEqual(['prayer-requests']);
    const { id } = await db().prayerTeamEmail.findFirstOrThrow();
    const told = ['prayer-requests'];
    expect(await toldOf(() => switchTeamMember.execute(staff, { id, active: true }))).toEqual(told);
    expect(await toldOf(() => notifyPrayerTeam.execute(staff, { prayerRequestId }))).toEqual([
      'mail',
      ...told,
    ]);
  });

  test('tells nothing of a refused one, and drops nothing', async () => {
    const refused = async () => {
      const before = currentGeneration();
      await expect(createSermon.execute(visitor, sermon)).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(createSermon.execute(staff, {})).rejects.toMatchObject({ code: 'invalid' });
      await expect(deleteSermon.execute(staff, { id: noRow })).rejects.toMatchObject({ code: 'not_found' });
      expect(currentGeneration()).toBe(before);
    };
    expect(await toldOf(refused)).toEqual([]);
  });

  test('has dropped what it keeps by the time the write is answered', async () => {
    const [generation, changes] = [currentGeneration(), changeCountOf('sermons')];
    await createSermon.execute(staff, sermon);
    expect(currentGeneration()).toBeGreaterThan(generation);
    expect(changeCountOf('sermons')).toBeGreaterThan(changes);
  });

  test('drops what it keeps after a write whose outcome nobody knows, and lets the database tell', async () => {
    const cutOff = command({
      name: 'cutOff',
      access: 'admin',
      input: z.object({}),
      changes: 'sermons',
      run: async () => {
        throw new Error('Connection terminated unexpectedly');
      },
    });
    const before = changeCountOf('sermons');
    const told = await toldOf(async () => {
      await expect(cutOff.execute(staff, {})).rejects.toThrow();
      expect(changeCountOf('sermons')).toBe(before + 1);
    });
    expect(told).toEqual([]);
  });
});

describe('two processes on one database', () => {
  let other: OtherProcess;
  beforeEach(async () => {
    await listening();
    other = await startOtherProcess(url);
  });
  afterEach(() => other.stop());

  /** How often an act raises the generation of this process and of the other one. */
  async function raisedBy(act: () => Promise<unknown>): Promise<[number, number]> {
    await settle();
    const before = [currentGeneration(), await other.generation()] as const;
    await act();
    await other.generation();
    // What settle() itself announces counts once.
    await settle();
    return [currentGeneration() - before[0] - 1, (await other.generation()) - before[1] - 1];
  }

  test('each drop their pages once for a write of one of them, and for every change of somebody else', async () => {
    const { id } = await sermonRow(db());
    expect(await raisedBy(() => createSermon.execute(staff, sermon))).toEqual([1, 1]);
    expect(await raisedBy(() => updateSermon.execute(staff, { id, title: 'Ruth' }))).toEqual([1, 1]);
    const both = () =>
      Promise.all([
        updateSermon.execute(staff, { id, title: 'Ruth and Naomi' }),
        sql("UPDATE sermons SET speaker = 'Boaz'"),
      ]);
    expect(await raisedBy(both)).toEqual([2, 2]);
    // On the very connections of this process, yet by no command of it.
    expect(await raisedBy(() => db().sermon.updateMany({ data: { title: 'Orpah' } }))).toEqual([1, 1]);
    const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(await raisedBy(() => restoreChange.execute(staff, { id: batch, if_match: undefined }))).toEqual([
      1, 1,
    ]);
  });

  test('hear of each of two writes of one command, whichever the database tells of first', async () => {
    const { id } = await sermonRow(db());
    const twice = command({
      name: 'twice',
      access: 'admin',
      input: z.object({}),
      changes: 'sermons',
      run: async (_input, { write }) => {
        await write((database) => database.sermon.update({ where: { id }, data: { title: 'First' } }));
        await settle();
        await write((database) => database.sermon.update({ where: { id }, data: { title: 'Second' } }));
      },
    });
    // The first is dropped for when it is heard of, the second when the command ends; settle() is one more.
    expect(await raisedBy(() => twice.execute(staff, {}))).toEqual([3, 3]);
  });
});

test('a restoration whose outcome nobody knows drops all that is kept', async () => {
  const before = changeCountOf('sermons');
  await sql('ALTER TABLE activity_log RENAME TO activity_log_away');
  await expect(restoreChange.execute(staff, { id: noRow })).rejects.toThrow();
  await sql('ALTER TABLE activity_log_away RENAME TO activity_log');
  expect(changeCountOf('sermons')).toBe(before + 1);
});

test('a process that would not hear of its own write tells of it itself', async () => {
  heard.length = 0;
  await createSermon.execute(staff, sermon);
  expect(heard).toEqual(['sermons']);
});
