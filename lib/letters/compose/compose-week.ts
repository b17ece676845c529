import { absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import { sermonItem, sermonUrl } from '../list-items.ts';
import type { StoredItem } from '../schema.ts';
import { dateItems } from './date-items.ts';
import { unspokenOf } from './told-dates.ts';
import { datesOfWeek, type Week, weekFrom } from './week-dates.ts';
import type { ClosingSignUp, WeekFacts, WeekPost, WeekSermon } from './week-facts.ts';

/** How far back news and a sermon are new, where no week was sent before. */
const newDays = 7;
/** A sermon that was preached longer ago is not news, even if it was added today. */
const oldestSermonDays = 60;

/** Returns what 'this week' tells, by part: services, events, news, the sermon, sign-ups. Empty for a week without any. */
export function composeWeek(facts: WeekFacts): StoredItem[] {
  const week = weekFrom(facts.now);
  const dates = datesOfWeek(facts.events, week);
  return [
    ...dateItems(dates, facts.events),
    ...newsItems(facts),
    ...sermonItems(facts),
    ...signUpItems(facts.signUps, week),
  ];
}

function newsItems({ news, now, last }: WeekFacts): StoredItem[] {
  const since = last?.composed_at ?? daysBefore(now, newDays);
  return news
    .filter(({ published_at }) => published_at > since)
    .toSorted((one, other) => other.published_at.getTime() - one.published_at.getTime())
    .map(newsItem);
}

function newsItem({ title, summary, path, published_at, untranslated }: WeekPost): StoredItem {
  const when = formatDay(churchToday(published_at), 'MMMM d');
  const marks = unspokenOf({ untranslated }, { title: 'title', note: 'summary' });
  return {
    ...plain('news', { title, when, url: absoluteUrl(path), note: summary.trim() || null }),
    ...marks,
  };
}

function sermonItems({ sermon, now, last }: WeekFacts): StoredItem[] {
  if (!sermon || !isNew(sermon, now, last)) return [];
  return [sermonItem(sermon)];
}

function isNew({ id, date, created_at }: WeekSermon, now: Date, last: WeekFacts['last']): boolean {
  if (last?.sermon_url === sermonUrl(id)) return false;
  const since = last?.composed_at ?? daysBefore(now, newDays);
  const today = churchToday(now);
  return (created_at > since || date >= churchToday(since)) && date >= addDays(today, -oldestSermonDays);
}

function signUpItems(signUps: readonly ClosingSignUp[], { now, until }: Week): StoredItem[] {
  return signUps
    .filter(({ closes }) => closes > now && closes < until)
    .toSorted((one, other) => one.closes.getTime() - other.closes.getTime())
    .map(({ title, path, closes, untranslated }) => {
      const when = messages.letterWords.closes(formatMoment(closes, 'EEEE, MMMM d'));
      const marks = unspokenOf({ untranslated }, { title: 'title' });
      return { ...plain('sign-up', { title, when, url: shownUrl(path), note: null }), ...marks };
    });
}

function plain(
  kind: StoredItem['kind'],
  told: Pick<StoredItem, 'title' | 'when' | 'url' | 'note'>,
): StoredItem {
  return { kind, ...told, where: null, dates: [], block: null };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
