import { beforeEach, describe, expect, test } from 'vitest';
import { restoreChange } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/database/db.ts';
import type { Actor, StaffActor } from '#lib/core/operations/access.ts';
import { createEvent, deleteEvent, updateEvent } from '#lib/events/commands.ts';
import { retryMail } from '#lib/mail/commands.ts';
import { listMails } from '#lib/mail/queries.ts';
import { updateMinistry } from '#lib/ministries/commands.ts';
import {
  createPage,
  deletePage,
  discardPageDraft,
  publishPage,
  sharePage,
  stopSharingPage,
  unpublishPage,
  updatePage,
} from '#lib/site-pages/commands.ts';
import { findStaffPage, listAllPages } from '#lib/site-pages/queries.ts';
import { drawStaffPage, listPageVersions } from '#lib/site-pages/staff/queries.ts';
import { updateStaff } from '#lib/staff/commands.ts';
import { createAnnouncement } from '#prisma/factories/announcement.ts';
import { createService, createEvent as eventRow } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

let own: string;
let other: string;
let leader: Actor;

beforeEach(async () => {
  own = (await createMinistry(db(), { title: 'Youth' })).id;
  other = (await createMinistry(db(), { title: 'Choir' })).id;
  leader = { ...(staff as StaffActor), roles: ['leader'], ministryIds: [own] };
});

const notPermitted = { code: 'not_permitted' };
const picnic = {
  title: 'Picnic',
  date: '2031-06-01',
  time: 'Noon',
  location: 'The lawn',
  description: 'Bring a salad.',
};

describe('a leader and events', () => {
  test('are added for an own ministry alone', async () => {
    expect(await createEvent.execute(leader, { ...picnic, ministry_id: own })).toMatchObject({
      ministry_id: own,
    });
    for (const ministry_id of [other, null, undefined])
      await expect(createEvent.execute(leader, { ...picnic, ministry_id })).rejects.toMatchObject(
        notPermitted,
      );
    const service = { ...picnic, kind: 'service', length_minutes: 60, time: '10:00 AM', ministry_id: own };
    await expect(createEvent.execute(leader, service)).rejects.toMatchObject(notPermitted);
    expect(await db().event.count()).toBe(1);
  });

  test('are changed and deleted when they are of an own ministry, and stay there', async () => {
    const { id } = await eventRow(db(), { ministry_id: own });
    expect(await updateEvent.execute(leader, { id, title: 'Camp' })).toMatchObject({ title: 'Camp' });
    for (const change of [{ ministry_id: other }, { ministry_id: null }, { kind: 'service' }])
      await expect(updateEvent.execute(leader, { id, ...change })).rejects.toMatchObject(notPermitted);
    expect(await db().event.findUnique({ where: { id } })).toMatchObject({ ministry_id: own, kind: 'event' });
    expect(await deleteEvent.execute(leader, { id })).toEqual({ deleted: 1 });
  });

  test('of another ministry, of none, and services are refused', async () => {
    const rows = [
      await eventRow(db(), { ministry_id: other }),
      await eventRow(db()),
      await createService(db(), { listed: true, ministry_id: own }),
    ];
    for (const { id } of rows) {
      const change = { id, title: 'Mine', ministry_id: own };
      await expect(updateEvent.execute(leader, change)).rejects.toMatchObject(notPermitted);
      await expect(deleteEvent.execute(leader, { id })).rejects.toMatchObject(notPermitted);
    }
    expect(await db().event.count({ where: { title: 'Mine' } })).toBe(0);
  });

  test('of the same title in another ministry survive the deletion of all', async () => {
    const weekly = { is_recurring: true, recurrence_frequency: 'weekly' } as const;
    const { id } = await eventRow(db(), { ...weekly, ministry_id: own });
    await eventRow(db(), { ...weekly, ministry_id: other });
    expect(await deleteEvent.execute(leader, { id, series: true })).toEqual({ deleted: 1 });
    expect(await db().event.findMany()).toMatchObject([{ ministry_id: other }]);
  });

  test('that no ministry has are refused to everybody in one sentence', async () => {
    const ministry_id = '99999999-9999-4999-8999-999999999999';
    await expect(createEvent.execute(staff, { ...picnic, ministry_id })).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { ministry_id: ['There is no such ministry.'] } },
    });
  });
});

test('what belongs to a ministry that was deleted can still be changed', async () => {
  const { id } = await eventRow(db(), { ministry_id: own });
  const person = await createStaff(db(), { roles: ['leader'], ministry_ids: [own] });
  await db().ministry.delete({ where: { id: own } });
  const changed = await updateEvent.execute(staff, { id, title: 'Camp', ministry_id: own });
  expect(changed).toMatchObject({ title: 'Camp', ministry_id: own });
  const change = { id: person.id, name: 'Bea', ministry_ids: [own] };
  expect(await updateStaff.execute(staff, change)).toMatchObject({ name: 'Bea', ministry_ids: [own] });
  const both = [own, '99999999-9999-4999-8999-999999999999'];
  await expect(updateStaff.execute(staff, { ...change, ministry_ids: both })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('a leader changes the card of an own ministry and of no other', async () => {
  expect(await updateMinistry.execute(leader, { id: own, title: 'Young people' })).toMatchObject({
    title: 'Young people',
  });
  await expect(updateMinistry.execute(leader, { id: other, title: 'Mine' })).rejects.toMatchObject(
    notPermitted,
  );
});

describe('a leader and pages', () => {
  const changes = [
    publishPage,
    unpublishPage,
    discardPageDraft,
    sharePage,
    stopSharingPage,
    deletePage,
  ] as const;

  test('are added and moved within the own ministries alone', async () => {
    const page = await createPage.execute(leader, { kind: 'page', title: 'Camp', ministry_id: own });
    for (const ministry_id of [other, null]) {
      await expect(
        createPage.execute(leader, { kind: 'page', title: 'A', ministry_id }),
      ).rejects.toMatchObject(notPermitted);
      await expect(updatePage.execute(leader, { id: page.id, ministry_id })).rejects.toMatchObject(
        notPermitted,
      );
    }
    expect(await updatePage.execute(leader, { id: page.id, title: 'Summer camp' })).toMatchObject({
      title: 'Summer camp',
    });
    await publishPage.execute(leader, { id: page.id });
    await deletePage.execute(leader, { id: page.id });
  });

  test('of another ministry, or with a draft that is of another, are refused by every command', async () => {
    const draft = { path: '/a', title: 'A', ministry_id: other };
    const pages = [
      await createSitePage(db(), { ministry_id: other }),
      await createSitePage(db(), { path: '/draft', ministry_id: own, draft }),
    ];
    for (const { id } of pages) {
      await expect(updatePage.execute(leader, { id, title: 'Mine' })).rejects.toMatchObject(notPermitted);
      for (const change of changes)
        await expect(change.execute(leader, { id })).rejects.toMatchObject(notPermitted);
      for (const look of [drawStaffPage, listPageVersions])
        await expect(look.execute(leader, { id })).rejects.toMatchObject(notPermitted);
    }
  });

  test('of other ministries are seen as visitors see them', async () => {
    const draft = { path: '/choir', title: 'The secret plan', ministry_id: other };
    const page = await createSitePage(db(), { path: '/choir', title: 'Choir', ministry_id: other, draft });
    await createSitePage(db(), { path: '/unborn', state: 'draft', ministry_id: other });
    const mine = await createSitePage(db(), { path: '/youth', state: 'draft', ministry_id: own });
    const listed = await listAllPages.execute(leader, {});
    expect(listed.map(({ id, title }) => [id, title])).toEqual([
      [mine.id, mine.title],
      [page.id, 'Choir'],
    ]);
    expect(await findStaffPage.execute(leader, { id: page.id })).toMatchObject({ title: 'Choir' });
  });
});

describe('undo', () => {
  const newestBatch = async () =>
    (await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } })).batch;

  test('needs the permission of the table', async () => {
    const { id } = await eventRow(db());
    await deleteEvent.execute(staff, { id });
    const batch = await newestBatch();
    const sermons: Actor = { ...(staff as StaffActor), roles: ['sermons'] };
    for (const actor of [sermons, leader])
      await expect(restoreChange.execute(actor, { id: batch })).rejects.toMatchObject(notPermitted);
    const events: Actor = { ...(staff as StaffActor), roles: ['events'] };
    await restoreChange.execute(events, { id: batch });
    expect(await db().event.count()).toBe(1);
  });

  test('by a leader brings back what was of an own ministry', async () => {
    const { id } = await eventRow(db(), { ministry_id: own });
    await deleteEvent.execute(staff, { id });
    await restoreChange.execute(leader, { id: await newestBatch() });
    await db().event.update({ where: { id }, data: { ministry_id: other } });
    await expect(restoreChange.execute(leader, { id: await newestBatch() })).rejects.toMatchObject(
      notPermitted,
    );
  });
});

describe('undo by a leader', () => {
  const undoNewest = async () => {
    const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
    return restoreChange.execute(leader, { id: batch });
  };

  test('brings back a series of an own ministry with what differs on its dates, and no other', async () => {
    for (const ministry_id of [other, own]) {
      const { id } = await eventRow(db(), {
        ...{ ministry_id, title: `Of ${ministry_id}`, is_recurring: true, recurrence_frequency: 'weekly' },
      });
      await createEventException(db(), { event_id: id, kind: 'removed' });
      await deleteEvent.execute(staff, { id, series: true });
      if (ministry_id === other) await expect(undoNewest()).rejects.toMatchObject(notPermitted);
      else await undoNewest();
    }
    expect(await db().event.findMany({ include: { exceptions: true } })).toMatchObject([
      { ministry_id: own, exceptions: [{ kind: 'removed' }] },
    ]);
  });

  test('is refused of a page whose draft is another ministry’s', async () => {
    const { id } = await createSitePage(db(), { ministry_id: own });
    await db().sitePage.update({ where: { id }, data: { title: 'Camp' } });
    await db().sitePage.update({ where: { id }, data: { draft: { title: 'A', ministry_id: other } } });
    await expect(undoNewest()).rejects.toMatchObject(notPermitted);
    await db().sitePage.update({ where: { id }, data: { draft: { title: 'A', ministry_id: own } } });
    await undoNewest();
  });
});

describe('the log', () => {
  const told = async (roles: StaffActor['roles'], table?: 'site_pages') => {
    const actor: Actor = { ...(leader as StaffActor), roles };
    const { rows, total } = await listActivity.execute(actor, { ...(table && { table }) });
    expect(total).toBe(rows.length);
    return rows.flatMap(({ changes }) => changes.map(({ title }) => title)).toSorted();
  };

  beforeEach(async () => {
    const draft = { title: 'Own draft', ministry_id: own };
    await createSitePage(db(), { path: '/own', title: 'Own', ministry_id: own, draft });
    await createSitePage(db(), {
      path: '/moved',
      title: 'Moved',
      ministry_id: own,
      draft: { title: 'Moved away', ministry_id: other },
    });
    await createSitePage(db(), { path: '/other', title: 'Secret plan', state: 'draft', ministry_id: other });
    await createSitePage(db(), { path: '/none', title: 'Secret of none', state: 'draft' });
    for (const ministry_id of [own, other]) {
      const { id } = await createSitePage(db(), {
        path: '/gone',
        title: ministry_id === own ? 'Own gone' : 'Secret gone',
        ministry_id,
      });
      await db().sitePage.delete({ where: { id } });
    }
    await createAnnouncement(db(), { message: 'Secret until Sunday' });
    await createStaff(db(), { name: 'Secret Sam' });
    await eventRow(db(), { title: 'Supper', ministry_id: other });
  });

  test('tells a leader what is public, and drafts of the own ministries alone', async () => {
    // Of a page that is gone, its ministry reads the deletion alone.
    expect(await told(['leader'])).toEqual(['Choir', 'Own draft', 'Own gone', 'Supper', 'Youth']);
    expect(await told(['leader'], 'site_pages')).toEqual(['Own draft', 'Own gone']);
  });

  test('tells others what their permissions open', async () => {
    expect(await told(['sermons'])).toEqual(['Choir', 'Supper', 'Youth']);
    expect(await told(['events'])).toEqual(['Choir', 'Secret until Sunday', 'Supper', 'Youth']);
    expect(await told(['owner'])).toEqual(expect.arrayContaining(['Secret plan', 'Secret Sam']));
    expect(await told(['editor'])).not.toContain('Secret Sam');
  });

  test('shows of an entry the rows that its reader may read', async () => {
    await db().$transaction(async (transaction) => {
      await eventRow(transaction, { title: 'Lunch' });
      await createAnnouncement(transaction, { message: 'Secret lunch' });
    });
    expect(await told(['sermons'])).not.toContain('Secret lunch');
    expect(await told(['sermons'])).toContain('Lunch');
  });
});

test('mails are seen and sent again by those whose matter they are', async () => {
  const mail = (kind: string) =>
    db().mail.create({ data: { kind, about: kind, to: 'ann@example.org', stopped_at: new Date() } });
  const notice = await mail('prayer_notice');
  const failure = await mail('backup_failure');
  const prayer: Actor = { ...(staff as StaffActor), roles: ['prayer'] };
  const kindsOf = async (actor: Actor) => (await listMails.execute(actor, {})).rows.map(({ kind }) => kind);
  expect(await kindsOf(prayer)).toEqual(['prayer_notice']);
  expect((await kindsOf(staff)).toSorted()).toEqual(['backup_failure', 'prayer_notice']);
  await expect(listMails.execute(leader, {})).rejects.toMatchObject(notPermitted);
  await expect(retryMail.execute(prayer, { id: failure.id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await retryMail.execute(prayer, { id: notice.id })).toMatchObject({ stopped_at: null });
});
