import { currentInks } from '#lib/art/palette/current-palette.ts';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { addDays, type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { type Spoken, spokenOf } from '#lib/core/translations/spoken-row.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { onDay, statusName } from '#lib/events/series/occurrence-status.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { BannerItem } from './schema.ts';

type BannerAnnouncement = Omit<BannerItem, 'kind' | 'href' | 'untranslated_texts'> & { link: string | null };

type BannerOccurrence = Pick<
  Occurrence,
  | 'id'
  | 'title'
  | 'date'
  | 'end_date'
  | 'is_multi_day'
  | 'status'
  | 'closed_dates'
  | 'changed_dates'
  | 'time'
  | 'location'
  | keyof Spoken
>;

/** The days after today for which events show. */
const bannerWindowDays = 14;

/**
 * Returns the banner's items: urgent announcements, the others (each newest first), then the events of today through 14
 * days ahead by date. Events of several days show while they run.
 */
export function bannerItems(
  announcements: readonly BannerAnnouncement[],
  occurrences: readonly BannerOccurrence[],
  now: Date,
): BannerItem[] {
  const today = churchToday(now);
  const last = addDays(today, bannerWindowDays);
  const shown = occurrences
    .filter((event) => event.date <= last && lastDayOf(event) >= today)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const endsAt = nextChurchMidnight(now).toISOString();
  const said = announcements.toSorted((a, b) => Number(b.is_urgent) - Number(a.is_urgent));
  return [...said.map(announcementItem), ...shown.map((event) => eventItem(event, today, endsAt))];
}

function lastDayOf(event: BannerOccurrence): DateText {
  return event.is_multi_day && event.end_date ? event.end_date : event.date;
}

function announcementItem(announcement: BannerAnnouncement): BannerItem {
  const { id, message, link, background_color, text_color, scroll_speed, is_urgent, ends_at } = announcement;
  return {
    kind: 'announcement',
    id,
    message,
    href: link,
    background_color,
    text_color,
    scroll_speed,
    is_urgent,
    ends_at,
    ...wordsOf(announcement, 'message'),
  };
}

function eventItem(event: BannerOccurrence, today: DateText, endsAt: string): BannerItem {
  // An event of several days counts as today's while it runs.
  const date = event.date < today ? today : event.date;
  const { title, time, status, location } = onDay(event, date);
  const said = statusName(status);
  const line = { day: dayWord(date, today), title, time: shownTime(time) };
  // The title already begins with 'Online only'.
  const text =
    status === 'moved_online'
      ? messages.bannerItems.event(line)
      : messages.bannerItems.eventAt({ ...line, location });
  return {
    kind: 'event',
    id: event.id,
    message: said ? messages.bannerItems.changed(said, text) : text,
    href: shownAddress(paths.calendarOn(date)) ?? shownAddress(paths.events) ?? paths.home,
    background_color: currentInks().alert,
    text_color: '#ffffff',
    scroll_speed: 'normal',
    is_urgent: false,
    ends_at: endsAt,
    ...wordsOf(event, 'title', 'location'),
  };
}

/** Returns what an item says of its words; nothing where the site has one language. */
function wordsOf<Row extends Spoken>(
  row: Row,
  ...names: readonly (keyof Row & string)[]
): Spoken & Pick<BannerItem, 'untranslated_texts'> {
  const untranslated_texts = untranslatedTexts([row], ...names);
  return { ...spokenOf(row), ...(untranslated_texts.length > 0 && { untranslated_texts }) };
}

function dayWord(date: DateText, today: DateText): string {
  if (date === today) return messages.bannerItems.today;
  return date === addDays(today, 1) ? messages.bannerItems.tomorrow : (formatDate(date, 'MMM d') ?? date);
}
