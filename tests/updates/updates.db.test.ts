import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import type { Role } from '#lib/core/auth/permissions.ts';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { log } from '#lib/core/process/log.ts';
import { checkForUpdates } from '#lib/updates/known-releases.ts';
import { presentVersion } from '#lib/updates/releases/present-version.ts';
import { UntrustedReleases } from '#lib/updates/releases/trust.ts';
import type { Release } from '#lib/updates/schema.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { holdAfterGoBack } from '#server/updates/hold-after-go-back.ts';
import { tellOfWayBack, wishByItself } from '#server/updates/jobs.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { inChurch, inSpanish } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newKeys, writeReleases } from '#tests/support/files/releases.ts';
import { newFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });
let folder: string;

/** A service that root updates, with these releases in a folder. */
beforeEach(() => {
  folder = newFolder();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('RUNS_AS', 'belltower.service');
  vi.stubEnv('UPDATE_STATE', join(folder, 'state.json'));
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  publish([{ version: '99.1.0', is_security: true }, { version: presentVersion() }]);
});

function publish(releases: Parameters<typeof writeReleases>[1], keys = newKeys()) {
  const { url, key } = writeReleases(folder, releases, keys);
  vi.stubEnv('UPDATES_URL', url);
  vi.stubEnv('UPDATES_KEY', key);
}

const version = async () => (await callApi('GET /api/version')).body;
const choose = (when: unknown) => callApi('POST /api/updates', { body: { when } });
const wishFile = () => join(folder, 'update-wish.json');
const wish = () => JSON.parse(readFileSync(wishFile(), 'utf8'));
const as = (...roles: Role[]) => session.actor.mockResolvedValue({ ...(staff as StaffActor), roles });

function noteState(state: object) {
  const whole = {
    ...{
      step: 'went_back',
      from: presentVersion(),
      to: '99.1.0',
      because: 'unhealthy',
      detail: '/visit: 500',
    },
    ...{ began_at: '2031-06-02T08:45:00.000Z', ended_at: '2031-06-02T08:47:00.000Z' },
    ...{ copy_seconds: 3, can_go_back: false, ...state },
  };
  writeFileSync(join(folder, 'state.json'), JSON.stringify(whole));
}

describe('GET /api/version', () => {
  test('tells staff what is out, in the church’s language', async () => {
    expect(await version()).toEqual({
      version: presentVersion(),
      latest: '99.1.0',
      is_security: true,
      notes: 'What is new in 99.1.0.',
      state: 'available',
      went_back_because: null,
      checked_at: expect.any(String),
      updater: 'service',
    });
    expect((await inSpanish(version)).notes).toBe('Lo nuevo de 99.1.0.');
  });

  test('tells visitors nothing', async () => {
    session.actor.mockResolvedValue(visitor);
    const answer = await callApi('GET /api/version');
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer.body)).not.toContain(presentVersion());
  });

  test.each([
    ['without UPDATES_URL', () => vi.stubEnv('UPDATES_URL', '')],
    ['with UPDATES=off', () => vi.stubEnv('UPDATES', 'off')],
  ])('knows of nothing %s', async (_what, set) => {
    set();
    expect(await version()).toMatchObject({ latest: null, notes: null, state: 'current', checked_at: null });
  });

  test.each([
    [
      'another key',
      () =>
        writeFileSync(join(folder, 'key.pem'), newKeys().publicKey.export({ type: 'spki', format: 'pem' })),
    ],
    ['no key', () => vi.stubEnv('UPDATES_KEY', join(folder, 'none.pem'))],
    ['no folder', () => vi.stubEnv('UPDATES_URL', join(folder, 'none'))],
    [
      'a list of 6 MB',
      () => writeFileSync(join(folder, 'releases/releases.json'), Buffer.alloc(6_000_000, ' ')),
    ],
    ['a changed list', () => writeFileSync(join(folder, 'releases/releases.json'), '{"releases":[]}')],
  ])('trusts nothing with %s', async (_what, spoil) => {
    spoil();
    expect(await version()).toMatchObject({ latest: null, state: 'current', checked_at: expect.any(String) });
  });

  test('reads a folder at each call', async () => {
    await version();
    publish([{ version: '99.2.0' }]);
    expect(await version()).toMatchObject({ latest: '99.2.0', is_security: false });
  });

  test('says why an update went back; its details to who may change settings', async () => {
    noteState({});
    const words = 'The new version started, but its pages were not well.';
    expect(await version()).toMatchObject({
      state: 'went_back',
      went_back_because: `${words} (/visit: 500)`,
    });
    as('events');
    expect(await version()).toMatchObject({ state: 'went_back', went_back_because: words });
  });

  test.each(['{"step":"dancing"}', '', '[]', 'x'.repeat(20_000)])('a state of %o is none', async (text) => {
    writeFileSync(join(folder, 'state.json'), text);
    expect((await version()).state).toBe('available');
  });
});

describe('POST /api/updates', () => {
  test.each([
    ['container', 'docker compose'],
    ['', 'npm start'],
  ])('where RUNS_AS is %o it is refused with two commands', async (runsAs, command) => {
    vi.stubEnv('RUNS_AS', runsAs);
    const answer = await choose('now');
    expect(answer.status).toBe(409);
    expect(answer.body.detail.split('\n')).toHaveLength(3);
    expect(answer.body.detail).toContain(command);
    expect((await choose('later')).status).toBe(422);
  });

  test.each(['later', 7, null, undefined])('%o is no time', async (when) => {
    const answer = await choose(when);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ when: ['Please say when: now, tonight or never.'] });
  });

  test('is for those who may change settings', async () => {
    as('events');
    expect((await choose('now')).status).toBe(403);
  });

  test('writes a wish for root, in one move', async () => {
    symlinkSync('/etc/hostname', wishFile());
    const answer = await choose('now');
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ state: 'planned', latest: '99.1.0', version: presentVersion() });
    expect(lstatSync(wishFile()).isFile()).toBe(true);
    expect(wish()).toEqual({ version: '99.1.0', at: expect.stringMatching(/Z$/) });
    expect(new Date(wish().at).getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('tonight is after the backup, and can be taken back', async () => {
    expect((await choose('tonight')).body.state).toBe('planned');
    expect(new Date(wish().at).getTime()).toBeGreaterThan(Date.now());
    expect((await callApi('DELETE /api/updates')).status).toBe(204);
    expect((await version()).state).toBe('available');
    expect((await callApi('DELETE /api/updates')).status).toBe(409);
  });

  test('never is for this version: a later one is offered', async () => {
    expect((await choose('never')).body).toMatchObject({ state: 'current', latest: '99.1.0' });
    expect((await choose('now')).status).toBe(409);
    publish([{ version: '99.1.1' }]);
    expect((await version()).state).toBe('available');
  });

  test('a way back is put away by it', async () => {
    noteState({});
    vi.stubEnv('UPDATES_URL', '');
    expect((await choose('never')).body.state).toBe('current');
  });

  test('while an update runs it is refused', async () => {
    noteState({ step: 'copying', ended_at: null });
    expect((await version()).state).toBe('updating');
    expect((await choose('now')).status).toBe(409);
  });

  test('nothing newer is a conflict', async () => {
    publish([{ version: presentVersion() }]);
    expect((await choose('tonight')).status).toBe(409);
    expect(await version()).toMatchObject({ state: 'current', latest: presentVersion() });
  });

  test('each choice is in the record of changes', async () => {
    await choose('tonight');
    await callApi('DELETE /api/updates');
    await choose('never');
    const { rows } = await listActivity.execute(staff, {});
    expect(rows.map(headlineOf)).toEqual([
      'Put version 99.1.0 aside',
      'Took the planned update to version 99.1.0 back',
      'Planned the update to version 99.1.0 for the night',
    ]);
  });
});

describe('asking', () => {
  const now = new Date('2031-06-02T14:00:00Z');
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const release: Release = {
    version: '99.1.0',
    date: '2031-05-30',
    is_security: false,
    notes: { en: 'New.' },
  };
  const ask = vi.fn<(source: string) => Promise<Release[]>>();

  beforeEach(() => {
    ask.mockReset().mockResolvedValue([release]);
    vi.stubEnv('UPDATES_URL', 'https://releases.example');
  });

  test('is done once a day, and what was answered is kept', async () => {
    for (const hour of [0, 1, 23, 24]) await checkForUpdates(hours(hour), ask);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(await version()).toMatchObject({ latest: '99.1.0', checked_at: hours(24).toISOString() });
  });

  test('without an answer what is known stays; what is not trusted is forgotten', async () => {
    await checkForUpdates(now, ask);
    await checkForUpdates(hours(25), ask.mockRejectedValueOnce(new Error('no route'))).catch(() => undefined);
    expect((await version()).latest).toBe('99.1.0');
    await checkForUpdates(hours(50), ask.mockRejectedValueOnce(new UntrustedReleases('another key')));
    expect(await version()).toMatchObject({ latest: null, checked_at: hours(50).toISOString() });
  });

  test('another address is asked at once, and what the first one said is forgotten', async () => {
    await checkForUpdates(now, ask);
    vi.stubEnv('UPDATES_URL', 'https://other.example');
    expect((await version()).latest).toBeNull();
    await checkForUpdates(hours(1), ask);
    expect(ask).toHaveBeenLastCalledWith('https://other.example', hours(1));
  });

  test('no one is asked without an address', async () => {
    for (const [url, updates] of [
      ['', 'tell'],
      ['https://releases.example', 'off'],
    ]) {
      vi.stubEnv('UPDATES_URL', url);
      vi.stubEnv('UPDATES', updates);
      await checkForUpdates(now, ask);
    }
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('after a way back', () => {
  const mails = () => db().mail.findMany({ orderBy: { to: 'asc' }, select: { kind: true, to: true } });

  test('each owner gets one mail, once', async () => {
    await createStaff(db(), { email: 'ann@example.org', roles: ['owner'] });
    await createStaff(db(), { email: 'ben@example.org', roles: ['owner'] });
    await createStaff(db(), { email: 'cy@example.org', roles: ['events'] });
    noteState({});
    for (let round = 0; round < 2; round++) await tellOfWayBack();
    expect(await mails()).toEqual([
      { kind: 'update_went_back', to: 'ann@example.org' },
      { kind: 'update_went_back', to: 'ben@example.org' },
    ]);
    noteState({ ended_at: '2031-06-03T08:47:00.000Z' });
    await tellOfWayBack();
    expect(await mails()).toHaveLength(4);
  });

  test('without owners the church gets it', async () => {
    noteState({});
    await inChurch({ email: 'office@example.org' }, tellOfWayBack);
    expect(await mails()).toEqual([{ kind: 'update_went_back', to: 'office@example.org' }]);
  });

  test.each([{ step: 'done' }, { step: 'went_back', ended_at: null }])(
    'nothing is told of %o',
    async (state) => {
      noteState(state);
      await tellOfWayBack();
      expect(await mails()).toEqual([]);
    },
  );
});

describe('UPDATES=auto', () => {
  /** 3:50 in Chicago. */
  const night = new Date('2031-06-02T08:50:00Z');
  const wished = async (now = night) => {
    await inChurch({ time_zone: 'America/Chicago' }, () => wishByItself(now));
    return lstatSync(wishFile(), { throwIfNoEntry: false }) ? wish() : null;
  };

  beforeEach(() => {
    vi.stubEnv('UPDATES', 'auto');
    backUp('2031-06-02T08:20:00.000Z');
  });

  function backUp(proven_at: string | null) {
    const name = 'belltower-2031-06-02-081500-4f1c.zip';
    const made = { name, created_at: '2031-06-02T08:15:00.000Z', bytes: 10, file_bytes: 0, error: null };
    mkdirSync(join(folder, 'backups'), { recursive: true });
    const text = JSON.stringify({ ...made, proven_at, tries: 1, is_told: true });
    writeFileSync(join(folder, 'backups', `${name}.json`), text);
  }

  test('the update is wished after the proven backup of the night', async () => {
    expect(await wished(new Date('2031-06-02T08:40:00Z'))).toBeNull();
    expect(await wished()).toEqual({ version: '99.1.0', at: night.toISOString() });
  });

  test.each([
    ['without a proven backup', () => backUp(null)],
    ['to a version that staff refused', () => choose('never')],
    ['to a version that went back', () => noteState({})],
    ['where staff are told only', () => vi.stubEnv('UPDATES', 'tell')],
    ['in a container', () => vi.stubEnv('RUNS_AS', 'container')],
  ])('not %s', async (_what, set) => {
    await set();
    expect(await wished()).toBeNull();
  });

  test('not by day', async () => {
    expect(await wished(new Date('2031-06-02T15:00:00Z'))).toBeNull();
  });
});

describe('a start', () => {
  const ready = () => createLetter(db(), { state: 'ready', send_at: new Date('2026-01-01T16:00:00Z') });

  test('in the course of go-back holds letters that the version it left may have sent', async () => {
    await ready();
    noteState({ because: 'by_hand', ended_at: null });
    await holdAfterGoBack(String(process.env.DATABASE_URL));
    expect(await db().letter.findFirstOrThrow()).toMatchObject({ state: 'draft', send_at: null });
  });

  test.each([
    ['after go-back', { because: 'by_hand' }],
    ['in the course of a way back from probation, on which no mail leaves', { ended_at: null }],
    ['after an update', { step: 'done', because: null }],
  ])('%s holds nothing', async (_when, state) => {
    await ready();
    noteState(state);
    await holdAfterGoBack(String(process.env.DATABASE_URL));
    expect(await db().letter.findFirstOrThrow()).toMatchObject({ state: 'ready' });
  });
});
