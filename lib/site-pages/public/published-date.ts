import { type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { SitePageListRow } from '../schema.ts';

type Published = Pick<SitePageListRow, 'published_at'>;

/** Returns the church's date on which a page became public; null for a draft. */
export function publishedDate({ published_at }: Published): DateText | null {
  return published_at === null ? null : churchToday(new Date(published_at));
}

/** Returns that date in words; empty for a draft. */
export function publishedDateText(page: Published): string {
  const date = publishedDate(page);
  return (date && formatDate(date, 'MMMM d, yyyy')) ?? '';
}
