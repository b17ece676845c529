import { presentLoggedRow } from '#lib/activity/log-rows.ts';
import { loggedRow } from '#lib/activity/schema.ts';
import { toAnnouncement } from '#lib/announcements/queries.ts';
import { announcementRow } from '#lib/announcements/schema.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { toClosing } from '#lib/closings/closing-rows.ts';
import { closing } from '#lib/closings/schema.ts';
import { churchRow } from '#lib/core/church/church-row.ts';
import type { EventException, Redirect } from '#lib/core/generated/prisma/client.ts';
import { listOrder } from '#lib/core/operations/list-order.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { db } from '#lib/core/platform/db.ts';
import { toEventWithExceptions } from '#lib/events/event-rows.ts';
import { eventException, eventWithExceptions } from '#lib/events/occurrence.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { settingsRow } from '#lib/livestream/schema.ts';
import { toMinistry } from '#lib/ministries/queries.ts';
import { ministryRow } from '#lib/ministries/schema.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';
import { pageTextsByKey } from '#lib/page-texts/schema.ts';
import { deliveries, toStaffPrayerRequest } from '#lib/prayer/queries.ts';
import { prayerRequestRow } from '#lib/prayer/schema.ts';
import { toTeamMember } from '#lib/prayer/team/queries.ts';
import { teamMemberRow } from '#lib/prayer/team/schema.ts';
import { redirectRow } from '#lib/redirects/schema.ts';
import { newestFirst } from '#lib/sermons/cached-reads.ts';
import { toSermon } from '#lib/sermons/queries.ts';
import { sermonRow } from '#lib/sermons/schema.ts';
import { type ExportedTable, exportedList, exportedObject } from './exported-table.ts';

const select = { id: true } as const;
const byDate = [{ date: 'asc' as const }, { id: 'asc' as const }];
const latestFirst = [{ created_at: 'desc' as const }, { id: 'asc' as const }];
const among = <Id>(ids: Id[]) => ({ where: { id: { in: ids } } });

/** Tables that are never given out: secrets, sign-in, counters, and what is done and forgotten. */
export const withheldTables: readonly string[] = [
  ...['admin_account', 'ended_sessions', 'mfa_factors', 'mfa_challenges', 'mfa_recovery_codes'],
  ...['rate_limits', 'used_captchas'],
  // Which facts staff wrote or confirmed; the facts themselves are exported.
  'own_facts',
  // What was read of other sources, and which rows came of it.
  ...['import_sources', 'import_runs', 'import_rows', 'import_links', 'import_changes'],
  // What came of the mails is told with each prayer request, and what a sermon is found by is in the sermon.
  ...['prayer_notifications', 'sermon_search'],
  // Whom the site wrote to and when. What the mails said is made of other rows, which are given out where they may be.
  'mails',
];

/** Every table that is given out; prayer requests only where they are asked for by name. */
export function exportedTables({ prayer }: { prayer: boolean }): readonly ExportedTable[] {
  return prayer ? [...tables, prayerRequests] : tables;
}

const tables: readonly ExportedTable[] = [
  exportedObject({
    table: 'church',
    about: 'The church itself: name, address, how to reach it, its time zone.',
    row: churchRow,
    find: readChurch,
  }),
  exportedList({
    table: 'events',
    about:
      'Events and church services (`kind`). Of a series it is the rule, and `exceptions` in the JSON says what differs on single dates.',
    row: eventWithExceptions,
    without: ['exceptions'],
    ids: () => db().event.findMany({ select, orderBy: byDate }),
    rows: (ids) => db().event.findMany({ ...among(ids), include: { exceptions: true } }),
    present: toEventWithExceptions,
  }),
  exportedList({
    table: 'event_exceptions',
    about:
      'What differs on single dates of events; the same as within the events. Null: as the event has it.',
    row: eventException,
    ids: () => db().eventException.findMany({ select, orderBy: byDate }),
    rows: (ids) => db().eventException.findMany(among(ids)),
    present: (row: EventException) => presentRow(eventException, row),
  }),
  exportedList({
    table: 'sermons',
    about: 'Sermons, the newest first.',
    row: sermonRow,
    ids: () => db().sermon.findMany({ select, orderBy: newestFirst }),
    rows: (ids) => db().sermon.findMany(among(ids)),
    present: toSermon,
  }),
  exportedList({
    table: 'ministries',
    about: 'Ministries in the order of their page; descriptions are HTML.',
    row: ministryRow,
    ids: () => db().ministry.findMany({ select, orderBy: listOrder }),
    rows: (ids) => db().ministry.findMany(among(ids)),
    present: toMinistry,
  }),
  exportedList({
    table: 'announcements',
    about: 'What the banner announces, the newest first. Each has a time zone of its own.',
    row: announcementRow,
    ids: () => db().announcement.findMany({ select, orderBy: latestFirst }),
    rows: (ids) => db().announcement.findMany(among(ids)),
    present: toAnnouncement,
  }),
  exportedList({
    table: 'closings',
    about: 'Days on which the church was closed, online only or started late.',
    row: closing,
    ids: () => db().closing.findMany({ select, orderBy: latestFirst }),
    rows: (ids) => db().closing.findMany(among(ids)),
    present: toClosing,
  }),
  exportedObject({
    table: 'site_settings',
    about: 'Where the live stream is found, and the picture of the home page.',
    row: settingsRow,
    find: () => findSettings({}),
  }),
  exportedObject({
    table: 'page_texts',
    about: 'The words of every page by their keys; facts of the church stand in them in braces.',
    row: pageTextsByKey,
    find: () => findPageTexts({}),
  }),
  exportedList({
    table: 'redirects',
    about: 'Old addresses with the pages of this site that they lead to.',
    row: redirectRow,
    ids: () => db().redirect.findMany({ select, orderBy: { from_path: 'asc' } }),
    rows: (ids) => db().redirect.findMany(among(ids)),
    present: (row: Redirect) => presentRow(redirectRow, row),
  }),
  exportedList({
    table: 'prayer_team_emails',
    about: 'Whom mails of prayer requests go to.',
    row: teamMemberRow,
    ids: () => db().prayerTeamEmail.findMany({ select, orderBy: latestFirst }),
    rows: (ids) => db().prayerTeamEmail.findMany(among(ids)),
    present: toTeamMember,
  }),
  exportedList({
    table: 'activity_log',
    about: 'What staff changed in the last year, never anything of prayer requests.',
    row: loggedRow,
    ids: () => db().activityLog.findMany({ select, orderBy: { id: 'desc' } }),
    rows: (ids) => db().activityLog.findMany(among(ids)),
    present: presentLoggedRow,
  }),
];

const prayerRequests = exportedList({
  table: 'prayer_requests',
  about: 'Prayer requests, the newest first. Of anonymous ones neither name nor address is given out.',
  row: prayerRequestRow,
  ids: () => db().prayerRequest.findMany({ select, orderBy: latestFirst }),
  rows: (ids) => db().prayerRequest.findMany({ ...among(ids), include: { notifications: deliveries } }),
  present: toStaffPrayerRequest,
});
