import { clockWords } from '#lib/core/church/service-labels.ts';
import { addDays, type DateText, formatDate, minutesOf } from '#lib/core/dates/calendar-date.ts';
import type { OccurrenceStatus } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import { namesOf } from './closing-names.ts';
import type { Closing, ClosingMode } from './schema.ts';

/** The status that each mode gives to dates. */
export const statusOfMode = {
  cancelled: 'cancelled',
  online: 'moved_online',
  late: 'late',
} as const satisfies Record<ClosingMode, OccurrenceStatus>;

/** What a closing is: 'Closed', 'Online only' or 'Starts late'; 'Cancelled' where something of its days takes place. */
export function closingName({ mode, left_on }: Pick<Closing, 'mode' | 'left_on'>): string {
  const { names, namesInPart } = messages.closingWords;
  return left_on.length === 0 ? names[mode] : namesInPart[mode];
}

/** The days of a closing: 'Sunday, November 22', or 'November 22 to November 24'. */
export function closingDays({ from, to }: { from: DateText; to: DateText }): string {
  if (from === to) return formatDate(from, 'EEEE, MMMM d') ?? from;
  const [first, last] = [from, to].map((date) => formatDate(date, 'MMMM d') ?? date);
  return messages.closingWords.span(first ?? from, last ?? to);
}

type ClosingHours = Pick<Closing, 'mode' | 'from' | 'to' | 'after_time' | 'new_time'>;
type ClosingFacts = ClosingHours & Pick<Closing, 'occurrences' | 'left_on'>;

/**
 * What a closing is and when, seen from today: 'Closed today', 'Online only this Sunday', 'Starts late: 11:30 AM today'.
 * Where something takes place all the same, it names what does not: 'Cancelled today: Evening Prayer'.
 */
export function closingTitle(closing: ClosingFacts, today: DateText): string {
  const { mode, from, to, new_time, occurrences, left_on } = closing;
  const when = from === to ? dayWords(from, today) : spanWords(closing, today);
  const { title, titleOfLate, inPart, toNote } = messages.closingWords;
  if (left_on.length > 0 && occurrences.length === 0) return toNote(when);
  const name = closingName(closing);
  const isLate = mode === 'late' && new_time !== null;
  const said = isLate ? titleOfLate(name, clockWordsOf(new_time), when) : title(name, when);
  if (left_on.length > 0) return inPart(said, namesOf(occurrences, left_on));
  return withHour(said, closing);
}

/** What a closing is and on which days, without regard to today: 'Closed: Sunday, November 22'. */
export function closingHeadline(closing: Omit<ClosingFacts, 'new_time'>): string {
  const { occurrences, left_on } = closing;
  const { inPart, toNote } = messages.closingWords;
  const days = closingDays(closing);
  if (left_on.length > 0 && occurrences.length === 0) return toNote(days);
  const said = messages.closingForm.holds(closingName(closing), days);
  return left_on.length > 0 ? inPart(said, namesOf(occurrences, left_on)) : said;
}

/** What the button does that closes: 'Cancel Wednesday for everyone', 'Move Sunday online', 'Start Sunday late'. */
export function closingAction(closing: Omit<ClosingHours, 'new_time'>, today: DateText): string {
  return messages.closingWords.actions[closing.mode](withHour(actionDays(closing, today), closing));
}

/** A day within a week by its weekday, others by their dates. */
function actionDays({ from, to }: Pick<ClosingHours, 'from' | 'to'>, today: DateText): string {
  const isNear = from === to && from >= today && from < addDays(today, 7);
  const { actionWeekday, actionDay, actionSpan } = messages.closingWords;
  if (isNear) return actionWeekday(formatDate(from, 'EEEE') ?? from);
  return from === to ? actionDay(formatDate(from, 'MMMM d') ?? from) : actionSpan(closingDays({ from, to }));
}

/** What a closing is on one of its days: 'Closed', 'Closed from 6:00 PM', 'Cancelled: Evening Prayer'. */
export function closingLabel(closing: Omit<ClosingFacts, 'new_time'>, date: DateText): string {
  const { occurrences, left_on } = closing;
  if (left_on.length === 0) return withHour(closingName(closing), closing);
  const ofDay = occurrences.filter((touched) => touched.date === date);
  return messages.closingWords.inPart(closingName(closing), namesOf(ofDay, left_on));
}

/** Adds the time from which the evening is closed; for a late start the new time shows it. */
function withHour(words: string, { mode, after_time }: Pick<ClosingHours, 'mode' | 'after_time'>): string {
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

function spanWords({ from, to }: ClosingHours, today: DateText): string {
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
