import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { SitePageListRow } from '#lib/site-pages/schema.ts';

/** Returns what is planned of a page and where it stands, a sentence each. */
export function standingWords(page: SitePageListRow): string[] {
  const words = messages.pageEditing;
  const { state, publish_at, unpublish_at, is_unlisted, pinned_until } = page;
  return [
    publish_at && (state === 'published' ? words.changesAt : words.publishesAt)(plannedWords(publish_at)),
    unpublish_at && words.endsAt(plannedWords(unpublish_at)),
    is_unlisted && words.unlisted,
    pinned_until && words.pinned(formatDate(pinned_until, 'MMMM d, yyyy') ?? pinned_until),
  ].filter((sentence) => typeof sentence === 'string');
}

/** Returns a local date-time of the church in words. */
export function plannedWords(local: string): string {
  return formatMoment(churchMoment(`${local.slice(0, 16)}:00`), 'MMM d, yyyy');
}
