import { numberLocale } from '#lib/core/church/locale.ts';
import { addDays, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { momentClock } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { Backup } from './schema.ts';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** Returns a size in units of 1,000 bytes: '41 MB'. */
export function sizeWords(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const number = bytes / 1000 ** power;
  const digits = number < 10 && power > 1 ? 1 : 0;
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${number.toLocaleString(numberLocale(), style)} ${units[power]}`;
}

/**
 * Returns a moment by the church's clock: 'November 2, 2026 3:16 AM'; relative to `now`, 'today 3:16' or 'yesterday
 * 3:16 PM'.
 */
export function momentWords(moment: string, now?: Date): string {
  const at = new Date(moment);
  const day = churchToday(at);
  const today = now && churchToday(now);
  const clock = momentClock(at);
  // Most are made at night, so of the last two days only PM is shown.
  const short = clock.replace(' AM', '');
  if (day === today) return messages.backups.today(short);
  if (today && day === addDays(today, -1)) return messages.backups.yesterday(short);
  return messages.backups.dateAndClock(formatDate(day, 'MMMM d, yyyy') ?? day, clock);
}

/** Returns a backup's label: 'November 2, 2026 3:16 AM, 41 MB'; relative to `now`, 'today 3:16, 41 MB'. */
export function momentAndSize(
  backup: Pick<Backup, 'created_at' | 'proven_at' | 'bytes' | 'file_bytes'>,
  now?: Date,
): string {
  return messages.backups.withSize(
    momentWords(backup.proven_at ?? backup.created_at, now),
    wholeSize(backup),
  );
}

/** Returns the size of a backup with its files beside it: '41 MB and 52 MB of files'. */
export function wholeSize({ bytes, file_bytes }: Pick<Backup, 'bytes' | 'file_bytes'>): string {
  const size = sizeWords(bytes);
  return file_bytes > 0 ? messages.backups.andFiles(size, sizeWords(file_bytes)) : size;
}

const patienceDays = 8;
const dayMilliseconds = 86_400_000;

/**
 * Returns the whole days without a proven backup, from 8 on; null otherwise. Without any proven one, they are counted
 * from the first failure.
 */
export function overdueDays(
  backups: readonly Pick<Backup, 'created_at' | 'proven_at'>[],
  now: Date,
): number | null {
  const proven = backups.find(({ proven_at }) => proven_at !== null);
  const since = proven?.proven_at ?? backups.at(-1)?.created_at;
  if (since === undefined) return null;
  const days = Math.floor((now.getTime() - Date.parse(since)) / dayMilliseconds);
  return days >= patienceDays ? days : null;
}
