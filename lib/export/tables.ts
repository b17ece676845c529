import { registeredTables } from '#lib/activity/content-tables.ts';
import { presentLoggedRow } from '#lib/activity/log-rows.ts';
import { loggedRow } from '#lib/activity/schema.ts';
import { churchContent } from '#lib/church/content.ts';
import { readChurch } from '#lib/church/read-church.ts';
import type { RegisteredTable } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';
import { findPodcast } from '#lib/podcast/queries.ts';
import { type ExportedTable, exportedList, exportedObject } from './exported-table.ts';

/** Tables that are never exported: secrets, sign-in, counters, and working data. */
export const withheldTables: readonly string[] = [
  ...[
    'admin_account',
    'owner_claim',
    'demo_site',
    'staff_sessions',
    'staff_invitations',
    'passkeys',
    'passkey_challenges',
  ],
  ...['mfa_factors', 'mfa_challenges', 'mfa_recovery_codes'],
  ...['rate_limits', 'used_captchas'],
  // Measured from the pictures.
  'picture_lightness',
  // Which facts staff wrote or confirmed; the facts themselves are exported.
  'own_facts',
  // Data read from other sources, and the rows made from it.
  ...['import_sources', 'import_runs', 'import_rows', 'import_links', 'import_changes'],
  // The state of mails is exported with each prayer request, what is searched with each row.
  ...['prayer_notifications', 'search_entries', 'search_translations', 'sermon_search', 'transcript_parts'],
  // Uploads under way, and what a program was asked to write down.
  ...['sound_uploads', 'transcript_requests'],
  // Which request got which answer, and which mails followed.
  ...['form_receipts', 'form_notices'],
  // What staff wrote to who is signed up, until it was sent.
  'form_messages',
  // Recipients and times. The texts are made from other rows, which are exported where allowed.
  'mails',
  // What was found out about updates; what staff chose is in the log.
  ...['update_checks', 'update_choice'],
  // The name of the site, which belongs to the machine.
  'site_address',
  // The topics of subscribers are exported with each of them; who is reminded, and who left.
  ...['subscriptions', 'suppressed', 'reminders', 'push_subscriptions'],
  'letter_plan',
  // How mail leaves: secrets, counts of a day, and how far its mailbox is read.
  ...['mail_settings', 'mail_sign_ins', 'mail_slots', 'bounce_reading'],
];

/** What an export holds on request alone. */
export interface AskedTables {
  prayer: boolean;
  subscribers?: boolean;
}

/** Returns every exported table, the church first and the log last, then those that are asked for. */
export function exportedTables(asked: AskedTables): readonly ExportedTable[] {
  const registered: readonly RegisteredTable[] = [
    churchContent,
    ...registeredTables.filter((content) => content !== churchContent),
  ];
  const open = registered.filter(({ exported }) => !exported?.onRequest);
  const wanted = registered.filter(({ exported }) => exported?.onRequest && asked[exported.onRequest]);
  return [...open, activityLog, ...wanted].flatMap(exportedOf);
}

function exportedOf(content: Pick<RegisteredTable, 'table' | 'id' | 'exported'>): ExportedTable[] {
  const { table, exported } = content;
  const find = objects[table];
  if (!exported) return [];
  return [find ? exportedObject(content, exported, find) : exportedList(content, exported)];
}

/** The log lists the registered tables, so it cannot be one of them. */
const activityLog = {
  table: 'activity_log',
  row: loggedRow,
  present: presentLoggedRow,
  exported: {
    about: () => messages.exportReadMe.activityLog,
    model: 'activityLog',
    order: { id: 'desc' },
  },
} as const;

/** Tables that are one object, as their domain's own query gives it. */
const objects: Readonly<Record<string, () => Promise<object>>> = {
  church: readChurch,
  site_settings: () => findSettings({}),
  page_texts: () => findPageTexts({}),
  podcast: () => findPodcast({}),
};
