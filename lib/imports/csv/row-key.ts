import { createHash } from 'node:crypto';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import type { CsvTable } from './columns.ts';

/**
 * Returns the key of a row without an id: its name and its time. Keys are stored for years, so `read` is called as for a
 * church that writes English and 12 hours.
 */
export function rowKey(table: CsvTable, read: () => Readonly<Record<string, unknown>>): string {
  const values = runWithChurch({ ...currentChurch(), language: 'en', clock: '12' }, read);
  const parts = {
    events: ['title', 'date', 'time'],
    sermons: ['title', 'date'],
    ministries: ['title'],
    leaders: ['name'],
    announcements: ['message', 'start_date'],
    prayer_team_emails: ['email'],
    prayer_requests: ['email', 'request'],
  }[table];
  const key = parts.map((name) => partOf(name, String(values[name] ?? ''))).join(' | ');
  // Those of prayer reveal no person.
  if (table === 'prayer_team_emails' || table === 'prayer_requests')
    return createHash('sha256').update(key).digest('base64url');
  return key.slice(0, 500);
}

function partOf(name: string, text: string): string {
  return name === 'email' ? mailboxOf(text) : text.toLowerCase();
}
