import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readJson } from '#scripts/release/update/files.mjs';
import { goBack } from '#scripts/release/update/finish.mjs';
import { putBackBeforeStart, resume } from '#scripts/release/update/resume.mjs';
import { readState, writeState } from '#scripts/release/update/state.mjs';
import { update } from '#scripts/release/update/update.mjs';
import { FakeMachine, Killed } from './fake-machine.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Each step waits for its disk.
  if (existsSync('/dev/shm')) vi.stubEnv('TMPDIR', '/dev/shm');
});

/** Kills the updater before its n-th call. Returns whether that call came. */
async function killed(fake: FakeMachine, calls: number, work: () => Promise<void>) {
  fake.callsLeft = calls;
  try {
    await work();
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  } finally {
    fake.callsLeft = Number.POSITIVE_INFINITY;
  }
}

const interruptions = {
  'SIGKILL of the updater': async (fake: FakeMachine) => resume(fake.updater()),
  'a power cut': async (fake: FakeMachine) => {
    await fake.boot(putBackBeforeStart);
    fake.write('between boot and the next run');
    await resume(fake.updater());
  },
};

/** What must hold whenever the updater has nothing left to do. */
async function expectWhole(fake: FakeMachine, kept: string[]) {
  const state = await readState(fake.places);
  const isNew = state?.step === 'done';
  expect(state?.ended_at).not.toBeNull();
  expect(fake.running).toEqual({ version: isNew ? '1.1.0' : '1.0.0', isOnProbation: false });
  expect(await fake.updater().versionOf(fake.places.accepted)).toBe(isNew ? '1.1.0' : '1.0.0');
  expect(fake.rows).toEqual(expect.arrayContaining(kept));
  expect(fake.rows.includes('migrated to 1.1.0')).toBe(isNew);
  for (const path of [fake.places.hold, fake.places.dropIn]) expect(existsSync(path)).toBe(false);
  if (existsSync(`${fake.root}/etc/units`))
    expect(readFileSync(`${fake.root}/etc/units`, 'utf8')).toBe(isNew ? '1.1.0' : '1.0.0');
}

describe.each(Object.entries(interruptions))('after %s', (_how, interrupt) => {
  test('at any call of an update, the site is whole in one of both versions, and no row is lost', async () => {
    const ends = new Set<string>();
    for (let calls = 1; ; calls++) {
      const fake = new FakeMachine(['1.0.0', '1.1.0']);
      fake.write('another row');
      if (!(await killed(fake, calls, () => update(fake.updater(), { version: '1.1.0' })))) break;
      fake.write('while no updater runs');
      const kept = fake.rows.filter((row) => !row.startsWith('migrated'));
      await interrupt(fake);
      fake.write('afterwards');
      await expectWhole(fake, [...kept, 'afterwards']);
      ends.add(String((await readState(fake.places))?.step));
    }
    expect([...ends].sort()).toEqual(['done', 'refused', 'undefined', 'went_back']);
  });

  test('at any call of a go-back, it goes back', async () => {
    for (let calls = 1; ; calls++) {
      const fake = new FakeMachine(['1.0.0', '1.1.0']);
      await update(fake.updater(), { version: '1.1.0' });
      fake.write('since the update');
      const began = { step: 'undoing', from: '1.0.0', to: '1.1.0', began_at: 'now', because: 'by_hand' };
      const state = await writeState(fake.updater(), began, {});
      const how = { because: 'by_hand', detail: null, atOnce: false };
      if (!(await killed(fake, calls, () => goBack(fake.updater(), state, how)))) break;
      await interrupt(fake);
      fake.write('afterwards');
      await expectWhole(fake, ['a row', 'afterwards']);
      expect(fake.rows).not.toContain('since the update');
      expect(await readJson(fake.places.kept)).toBeUndefined();
      expect(readdirSync(`${fake.places.copies}/1.0.0-to-1.1.0`)).toEqual(['undone']);
    }
  });

  test('at any call of a way back from a broken version, it goes back', async () => {
    for (let calls = 1; ; calls++) {
      const fake = new FakeMachine(['1.0.0', '1.1.0']);
      fake.behaviours['1.1.0'] = { start: 'ends' };
      if (!(await killed(fake, calls, () => update(fake.updater(), { version: '1.1.0' })))) break;
      await interrupt(fake);
      await expectWhole(fake, ['a row']);
      expect(existsSync(`${fake.places.copies}/1.0.0-to-1.1.0`)).toBe(false);
    }
  });
});
