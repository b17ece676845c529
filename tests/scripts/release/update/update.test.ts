import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { readJson } from '#scripts/release/update/files.mjs';
import { goBack } from '#scripts/release/update/finish.mjs';
import { readState, writeState } from '#scripts/release/update/state.mjs';
import { update } from '#scripts/release/update/update.mjs';
import { type Behaviour, FakeMachine } from './fake-machine.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

let fake: FakeMachine;
beforeEach(() => {
  fake = new FakeMachine(['1.0.0', '1.1.0', '1.2.0']);
});

async function updateTo(version: string) {
  await update(fake.updater(), { version });
  return readState(fake.places);
}

async function goBackByHand() {
  const kept = await readJson(fake.places.kept);
  const began = { ...kept, step: 'undoing', began_at: 'now', because: 'by_hand' };
  const state = await writeState(fake.updater(), began, {});
  await goBack(fake.updater(), state, { because: 'by_hand', detail: null, atOnce: false });
}

test('a good version is accepted, and the one before is kept with its database', async () => {
  const state = await updateTo('1.1.0');
  expect(state).toMatchObject({ step: 'done', from: '1.0.0', to: '1.1.0', because: null, can_go_back: true });
  expect(state?.copy_seconds).toBeTypeOf('number');
  expect(fake.running).toEqual({ version: '1.1.0', isOnProbation: false });
  expect(readdirSync(fake.places.copies)).toEqual(['1.0.0-to-1.1.0']);
  expect(existsSync(`${fake.places.home}/1.0.0`)).toBe(true);
});

test.each([
  [4, 10],
  [36, 36],
  [300, 60],
])(
  'after a trial of %i s it names a pause of %i s: a slow machine starts slowly, too',
  async (trialSeconds, seconds) => {
    fake.behaviours['1.1.0'] = { trialSeconds };
    await updateTo('1.1.0');
    expect(console.log).toHaveBeenCalledWith(`Visitors will wait for ${seconds} s.`);
  },
);

test('only the version before is kept: the next update removes what is older', async () => {
  await updateTo('1.1.0');
  await updateTo('1.2.0');
  expect(readdirSync(fake.places.copies)).toEqual(['1.1.0-to-1.2.0']);
  expect(readdirSync(fake.places.home).filter((name) => name.startsWith('1'))).toEqual(['1.1.0', '1.2.0']);
});

test('a version that went back takes nothing of the way back from the one before', async () => {
  await updateTo('1.1.0');
  fake.behaviours['1.2.0'] = { start: 'ends' };
  expect(await updateTo('1.2.0')).toMatchObject({ step: 'went_back', can_go_back: true });
  await goBackByHand();
  expect(fake.running).toEqual({ version: '1.0.0', isOnProbation: false });
  expect(await readState(fake.places)).toMatchObject({
    step: 'went_back',
    because: 'by_hand',
    can_go_back: false,
  });
});

const broken: [string, string, Behaviour][] = [
  ['does not start', 'did_not_start', { start: 'ends' }],
  ['answers 500', 'unhealthy', { start: 'answers 500' }],
  ['hangs', 'hung', { start: 'hangs' }],
  ['dies after half a minute', 'died', { start: 'dies later' }],
  ['finds itself unwell', 'memory', { selfCheck: { code: 1, text: '{"ok":false,"because":"memory"}' } }],
  ['names no reason that there is', 'unhealthy', { selfCheck: { code: 1, text: '{"because":"root"}' } }],
  ['never ends its check', 'hung', { selfCheck: { code: 1, text: '', isLate: true } }],
];

test.each(broken)('a version that %s goes back: %s', async (_what, because, behaviour) => {
  fake.behaviours['1.1.0'] = behaviour;
  fake.write('before');
  const began = fake.clock;
  expect(await updateTo('1.1.0')).toMatchObject({ step: 'went_back', because });
  expect(fake.running).toEqual({ version: '1.0.0', isOnProbation: false });
  expect(fake.rows).toEqual(['a row', 'migrated to 1.0.0', 'before']);
  expect(fake.clock - began).toBeLessThan(60_000);
});

test.each([
  ['fails on a backup', 'trial_failed', { code: 1, text: 'The backup is not proven.' }],
  [
    'has a migration that fails',
    'migration_failed',
    {
      code: 1,
      text: 'The backup is not proven. The database could not be brought up to date: the migration 2027_x failed.',
    },
  ],
])('a version that %s stops nothing', async (_what, because, upgradeCheck) => {
  fake.behaviours['1.1.0'] = { upgradeCheck };
  const before = { ...fake.running };
  expect(await updateTo('1.1.0')).toMatchObject({ step: 'refused', because });
  expect(fake.running).toEqual(before);
});

test.each([
  ['disk', { free: 1000 }, /\d+ MB are missing: \d+ MB wanted, 1 MB free/],
  ['memory', { memory: 150_000_000 }, /^250 MB are missing: 400 MB wanted, 150 MB free$/],
  ['busy', { busy: 'import' }, /import/],
])('where %s is in the way, it does not begin and says so', async (because, shape, detail) => {
  Object.assign(fake, shape);
  const state = await updateTo('1.1.0');
  expect(state).toMatchObject({ step: 'refused', because, from: '1.0.0', to: '1.1.0' });
  expect(state?.detail).toMatch(detail);
});

const migrating = { code: 0, text: '  Database   1 migration will be run: 2027_x\nAll is well.' };

test('with a database of its own, a site takes a migration only from a person who gives up the way back', async () => {
  writeFileSync(fake.places.settings, 'DATABASE_URL=postgresql://elsewhere/church');
  expect(await updateTo('1.1.0')).toMatchObject({ step: 'done', copy_seconds: null });
  fake.behaviours['1.2.0'] = { upgradeCheck: migrating };
  expect(await updateTo('1.2.0')).toMatchObject({ because: 'migration_waits_on_own_database' });
  await update(fake.updater(), { version: '1.2.0', mayMigrate: true });
  expect(await readState(fake.places)).toMatchObject({ step: 'done', to: '1.2.0' });
  expect(existsSync(fake.places.copies)).toBe(false);
});

test('where no database is elsewhere, migrations run', async () => {
  fake.behaviours['1.1.0'] = { upgradeCheck: migrating };
  expect(await updateTo('1.1.0')).toMatchObject({ step: 'done', copy_seconds: expect.any(Number) });
});

test('a lower version, and the present one, are refused', async () => {
  expect(await updateTo('1.0.0')).toMatchObject({ step: 'refused', because: 'lower_version' });
  expect(await updateTo('0.9.0')).toMatchObject({ step: 'refused', because: 'lower_version' });
});
