import { clockWords } from '#lib/core/church/service-labels.ts';
import { addDays, type DateText, formatDate, minutesOf } from '#lib/core/dates/calendar-date.ts';
import type { OccurrenceStatus } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import type { Closing, ClosingMode } from './schema.ts';

/** The status that each mode gives to dates. */
export const statusOfMode = {
  cancelled: 'cancelled',
  online: 'moved_online',
  late: 'late',
} as const satisfies Record<ClosingMode, OccurrenceStatus>;

/** What a closing is: 'Closed', 'Online only' or 'Starts late'. */
export function closingName(mode: ClosingMode): string {
  return messages.closingWords.names[mode];
}

/** The days of a closing: 'Sunday, November 22', or 'November 22 to November 24'. */
export function closingDays({ from, to }: { from: DateText; to: DateText }): string {
  if (from === to) return formatDate(from, 'EEEE, MMMM d') ?? from;
  const [first, last] = [from, to].map((date) => formatDate(date, 'MMMM d') ?? date);
  return messages.closingWords.span(first ?? from, last ?? to);
}

type ClosingFacts = Pick<Closing, 'mode' | 'from' | 'to' | 'after_time' | 'new_time'>;

/** What a closing is and when, seen from today: 'Closed today', 'Online only this Sunday', 'Starts late: 11:30 AM today'. */
export function closingTitle(closing: ClosingFacts, today: DateText): string {
  const { mode, from, to, new_time } = closing;
  const when = from === to ? dayWords(from, today) : spanWords(closing, today);
  const { title, titleOfLate } = messages.closingWords;
  const name = closingName(mode);
  if (mode === 'late' && new_time !== null) return titleOfLate(name, clockWordsOf(new_time), when);
  return withHour(title(name, when), closing);
}

/** What the button does that closes: 'Cancel Wednesday for everyone', 'Move Sunday online', 'Start Sunday late'. */
export function closingAction(closing: Omit<ClosingFacts, 'new_time'>, today: DateText): string {
  return messages.closingWords.actions[closing.mode](withHour(actionDays(closing, today), closing));
}

/** A day within a week by its weekday, others by their dates. */
function actionDays({ from, to }: Pick<ClosingFacts, 'from' | 'to'>, today: DateText): string {
  const isNear = from === to && from >= today && from < addDays(today, 7);
  const { actionWeekday, actionDay, actionSpan } = messages.closingWords;
  if (isNear) return actionWeekday(formatDate(from, 'EEEE') ?? from);
  return from === to ? actionDay(formatDate(from, 'MMMM d') ?? from) : actionSpan(closingDays({ from, to }));
}

/** What a closing is on one of its days: 'Closed', 'Closed from 6:00 PM'. */
export function closingLabel(closing: Pick<ClosingFacts, 'mode' | 'after_time'>): string {
  return withHour(closingName(closing.mode), closing);
}

/** Adds the time from which the evening is closed; for a late start the new time shows it. */
function withHour(words: string, { mode, after_time }: Pick<ClosingFacts, 'mode' | 'after_time'>): string {
  if (mode === 'late' || after_time === null) return words;
  return messages.closingWords.after(words, clockWordsOf(after_time));
}

/** 'today', 'this Sunday' within a week, else 'on Sunday, December 6'. */
function dayWords(date: DateText, today: DateText): string {
  const words = messages.closingWords;
  if (date === today) return words.today;
  if (date === addDays(today, 1)) return words.tomorrow;
  if (date > today && date < addDays(today, 7)) return words.thisWeekday(formatDate(date, 'EEEE') ?? date);
  return words.onDay(formatDate(date, 'EEEE, MMMM d') ?? date);
}

function spanWords({ from, to }: ClosingFacts, today: DateText): string {
  const words = messages.closingWords;
  if (from > today || to < today) return words.fromSpan(closingDays({ from, to }));
  if (to === today) return words.today;
  if (to === addDays(today, 1)) return words.todayAndTomorrow;
  return words.throughDay(formatDate(to, 'EEEE, MMMM d') ?? to);
}

/** 'HH:mm' as people say it: '6:00 PM'. */
export function clockWordsOf(clock: string): string {
  return clockWords(minutesOf(clock));
}
