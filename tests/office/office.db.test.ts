import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addAnnouncement } from '#lib/announcements/commands.ts';
import type { Role } from '#lib/core/auth/permissions.ts';
import { beginSession, sealClaims, sessionCookieName } from '#lib/core/auth/session.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor, StaffActor } from '#lib/core/operations/access.ts';
import { setNavigation } from '#lib/navigation/commands.ts';
import { findOffice } from '#lib/office/queries.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff } from '#tests/support/actors.ts';
import { useDataFolder } from '#tests/support/backups.ts';
import { holdCookie } from '#tests/support/browser.ts';
import { inChurch, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();
const folder = useDataFolder();

/** A Monday, 9:00 in the morning at the church. */
const now = new Date('2031-06-02T14:00:00Z');
const as = (...roles: Role[]): Actor => ({ ...(staff as StaffActor), roles });
const office = (actor: Actor) => findOffice.execute(actor, { now });

beforeEach(() => vi.stubEnv('DATA_DIR', folder.path));

async function keepBackup(day: string, outcome: { proven_at?: string; error?: string }): Promise<void> {
  const backups = join(folder.path, 'backups');
  await mkdir(backups, { recursive: true });
  const name = `belltower-${day}-031500-4f1c.zip`;
  const made = { name, created_at: `${day}T03:15:00.000Z`, bytes: 10, proven_at: null, error: null };
  const kept = { ...made, tries: 1, is_told: true, ...outcome };
  await writeFile(join(backups, `${name}.json`), JSON.stringify(kept));
}

describe('what waits', () => {
  beforeEach(async () => {
    await createPrayerRequest(db());
    const { id: form_id } = await createForm(db(), { title: 'Camp' });
    const before = { created_at: new Date('2031-05-20T14:00:00Z') };
    for (const more of [before, {}, {}]) await createFormAnswer(db(), { form_id, created_at: now, ...more });
    await createMail(db(), { kind: 'prayer_notice', stopped_at: now });
    await createMail(db(), { kind: 'backup_failure', stopped_at: now });
    await createAnnouncement(db(), {
      message: 'Bring a coat',
      start_date: '2031-06-01T00:00',
      end_date: '2031-06-02T18:00',
    });
    await createAnnouncement(db(), {
      message: 'All summer long',
      start_date: '2031-06-01T00:00',
      end_date: '2031-08-31T18:00',
    });
    await keepBackup('2031-06-02', { error: 'The disk is full.' });
  });

  test('is no answer that was cancelled meanwhile', async () => {
    await db().formAnswer.updateMany({ data: { state: 'cancelled' } });
    expect((await office(staff)).waiting.new_answers).toEqual([]);
  });

  test('is all of it for an owner', async () => {
    expect((await office(staff)).waiting).toEqual({
      prayer_requests: 1,
      stopped_mails: 2,
      waiting_mails: null,
      address: null,
      lacks: ['https', 'mail', 'backup_copy'],
      backup: { error: 'The disk is full.', overdue_days: null },
      new_answers: [{ form_id: expect.any(String), title: 'Camp', count: 2 }],
      unheard_forms: [],
      ending_announcements: [
        { id: expect.any(String), message: 'Bring a coat', ends_at: '2031-06-02T23:00:00.000Z' },
      ],
      letters: null,
      translations: null,
    });
  });

  test.each<[Role, object]>([
    ['prayer', { prayer_requests: 1, stopped_mails: 1, lacks: [], backup: null, new_answers: [] }],
    ['leader', { prayer_requests: null, stopped_mails: null, new_answers: [], ending_announcements: [] }],
    ['editor', { prayer_requests: null, stopped_mails: null, new_answers: [{ count: 2 }] }],
    ['events', { prayer_requests: null, stopped_mails: null, backup: null, ending_announcements: [{}] }],
  ])('is for the role %s what it permits', async (role, expected) => {
    expect((await office(as(role))).waiting).toMatchObject(expected);
  });
});

test('a site lacks nothing that it has', async () => {
  const lacks = async () => (await office(staff)).waiting.lacks;
  vi.stubEnv('SITE_URL', 'https://church.example.org');
  expect(await lacks()).toEqual(['mail', 'backup_copy']);
  vi.stubEnv('SMTP_URL', 'smtp://mail.example.org');
  vi.stubEnv('MAIL_FROM', 'office@example.org');
  expect(await lacks()).toEqual(['backup_copy']);
  // On Linux a file system in memory is another device.
  vi.stubEnv('BACKUP_DIR', '/dev');
  expect(await lacks()).toEqual([]);
});

test('a form whose answers no one is told of waits, until the church has an address or a person', async () => {
  const { id: form_id } = await createForm(db(), {
    title: 'Write',
    notify: { roles: ['owner'], emails: [] },
  });
  const unheard = async (facts: object) =>
    (await inChurch({ is_demo: false, ...facts }, () => office(staff))).waiting.unheard_forms;
  expect(await unheard({ email: '' })).toEqual([{ form_id, title: 'Write' }]);
  expect(await unheard({ email: '', is_demo: true })).toEqual([]);
  expect(await unheard({ email: 'church@example.org' })).toEqual([]);
  await createStaff(db(), { roles: ['owner'] });
  expect(await unheard({ email: '' })).toEqual([]);
});

test('rows without words in the second language wait for who may change them', async () => {
  const untranslated = async (actor: Actor) => (await office(actor)).waiting.translations;
  const bilingual = (actor: Actor) => onBilingualSite(() => untranslated(actor));
  const { id: row_id } = await createEvent(db(), { title: 'Supper', description: '', location: '' });
  await createEvent(db(), { title: 'Picnic' });
  await createEvent(db(), { title: 'Long ago', date: '2020-01-05' });
  expect(await untranslated(staff)).toBeNull();
  expect(await bilingual(staff)).toEqual({ missing: 2, stale: 0 });
  expect(await bilingual(as('prayer'))).toBeNull();
  await createTranslation(db(), {
    table_name: 'events',
    row_id,
    texts: { title: ['Before', 'Cena'] },
  });
  expect(await bilingual(as('events'))).toEqual({ missing: 1, stale: 1 });
  const rooms = async () => (await office(as('events'))).rooms.map(({ path }) => path);
  expect(await onBilingualSite(rooms)).toContain('/translations');
  expect(await rooms()).not.toContain('/translations');
});

describe('a backup', () => {
  test('is no reason to worry while one is proven, or the first one is being made', async () => {
    expect((await office(staff)).waiting.backup).toBeNull();
    await keepBackup('2031-06-01', { proven_at: '2031-06-01T03:16:00.000Z' });
    await keepBackup('2031-06-02', {});
    expect((await office(staff)).waiting.backup).toBeNull();
  });

  test('waits once none was proven for eight days', async () => {
    await keepBackup('2031-05-20', { proven_at: '2031-05-20T03:16:00.000Z' });
    expect((await office(staff)).waiting.backup).toEqual({ error: null, overdue_days: 13 });
  });
});

test('the week has services, whether listed or not, and each day of an event, in order of time', async () => {
  await createService(db(), {
    title: 'Evening prayer',
    date: '2031-06-02',
    time: '6:00 PM',
    is_recurring: false,
  });
  const breakfast = await createEvent(db(), { title: 'Breakfast', date: '2031-06-02', time: '8:00 AM' });
  const { id: form_id } = await createForm(db(), { event_id: breakfast.id });
  await createFormAnswer(db(), { form_id, date: '2031-06-02', seats: 3 });
  await createFormAnswer(db(), { form_id, date: '2031-06-02', seats: 4, state: 'waiting' });
  await createEvent(db(), { title: 'Retreat', date: '2031-06-01', end_date: '2031-06-03', time: 'All day' });
  await createEvent(db(), { title: 'Too late', date: '2031-06-09' });
  const { today, week } = await office(as('sermons'));
  expect(today).toBe('2031-06-02');
  expect(week.map(({ signed_up }) => signed_up)).toEqual([null, 3, null, null]);
  expect(week.map(({ date, title, kind }) => `${date} ${title} ${kind}`)).toEqual([
    '2031-06-02 Retreat event',
    '2031-06-02 Breakfast event',
    '2031-06-02 Evening prayer service',
    '2031-06-03 Retreat event',
  ]);
});

test('the pages are those that the roles permit', async () => {
  const pathsOf = async (actor: Actor) => (await office(actor)).rooms.map(({ path }) => path);
  expect(await pathsOf(as('prayer'))).toEqual(['/prayer-admin', '/mail']);
  expect(await pathsOf(as('leader'))).toEqual(['/ministries', '/events', '/church-forms', '/site-pages']);
  expect(await pathsOf(as('sermons'))).toEqual(['/sermons', '/livestream', '/podcast-admin']);
  expect(await pathsOf(staff)).toContain('/church-staff');
  const { rooms } = await office(as('prayer'));
  expect(rooms[0]).toEqual({
    group: 'people',
    label: 'Prayer Request Admin',
    hint: 'Requests, and who is told of them',
    path: '/prayer-admin',
  });
});

test('a page that is switched off is none of them', async () => {
  await setNavigation.execute(staff, { main: [], footer: [], hidden: ['/livestream'] });
  const paths = (await office(as('sermons'))).rooms.map(({ path }) => path);
  expect(paths).toEqual(['/sermons', '/podcast-admin']);
});

describe('what others changed', () => {
  const message = (text: string) => ({
    message: text,
    start_date: '2031-01-01T00:00',
    end_date: '2031-02-01T00:00',
  });
  const ownRow = { roles: ['owner'], state: 'active' };

  async function sessionOf(staffId: string): Promise<Actor> {
    await beginSession({ staffId });
    const { id: sessionId } = await db().staffSession.findFirstOrThrow({
      where: { staff_id: staffId },
      orderBy: { since: 'desc' },
    });
    return { ...(staff as StaffActor), staffId, sessionId };
  }

  test('is told with the name, without what the person did', async () => {
    const ann = await createStaff(db(), { ...ownRow, name: 'Ann Baker' });
    const ben = await createStaff(db(), { ...ownRow, name: 'Ben Cook' });
    await addAnnouncement.execute(await sessionOf(ann.id), message('By Ann'));
    await addAnnouncement.execute(await sessionOf(ben.id), message('By Ben'));
    await addAnnouncement.execute(staff, message('By the office'));
    const { changed } = await findOffice.execute(await sessionOf(ann.id), {});
    expect(changed.entries.map(({ by, headline }) => [by, headline])).toEqual([
      ['Shared password', 'Added the announcement “By the office”'],
      ['Ben Cook', 'Added the announcement “By Ben”'],
    ]);
  });

  test('begins where the last session ended', async () => {
    const ann = await createStaff(db(), { ...ownRow, name: 'Ann Baker' });
    await sessionOf(ann.id);
    const last = new Date(Date.now() - 3_600_000);
    await db().staffSession.updateMany({ data: { since: last, last_used_at: last } });
    const { changed } = await findOffice.execute(await sessionOf(ann.id), {});
    expect(changed.since).toBe(last.toISOString());
  });
});

test('the API answers the person alone: 401 without a session, and never from a cache', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  expect((await callApi('GET /api/office')).status).toBe(401);
  const { value } = await sealClaims(await beginSession({ staffId: null }));
  holdCookie(sessionCookieName(), value);
  const { status, headers, body } = await callApi('GET /api/office');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).toMatchObject({ waiting: { prayer_requests: 0 }, changed: { entries: [] } });
});
