import { clockWords } from '#lib/core/church/service-labels.ts';
import { addDays, type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import type { OccurrenceStatus } from '#lib/events/occurrence.ts';
import type { Closing, ClosingMode } from './schema.ts';

/** The status that each mode gives to dates. */
export const statusOfMode = {
  cancelled: 'cancelled',
  online: 'moved_online',
  late: 'late',
} as const satisfies Record<ClosingMode, OccurrenceStatus>;

const names: Readonly<Record<ClosingMode, string>> = {
  cancelled: 'Closed',
  online: 'Online only',
  late: 'Starts late',
};

/** What a closing is: 'Closed', 'Online only' or 'Starts late'. */
export function closingName(mode: ClosingMode): string {
  return names[mode];
}

/** The days of a closing: 'Sunday, November 22', or 'November 22 to November 24'. */
export function closingDays({ from, to }: { from: DateText; to: DateText }): string {
  if (from === to) return formatDate(from, 'EEEE, MMMM d') ?? from;
  return `${formatDate(from, 'MMMM d') ?? from} to ${formatDate(to, 'MMMM d') ?? to}`;
}

type Told = Pick<Closing, 'mode' | 'from' | 'to' | 'after_time' | 'new_time'>;

/** What a closing is and when, seen from today: 'Closed today', 'Online only this Sunday', 'Starts late: 11:30 AM today'. */
export function closingTitle(closing: Told, today: DateText): string {
  const { mode, from, to, new_time } = closing;
  const when = from === to ? dayWords(from, today) : spanWords(closing, today);
  const start = mode === 'late' && new_time !== null ? `: ${clockText(new_time)}` : '';
  return `${closingName(mode)}${start} ${when}${afterWords(closing)}`;
}

/** What the button does that closes: 'Cancel Wednesday for everyone', 'Move Sunday online', 'Start Sunday late'. */
export function closingDeed(closing: Omit<Told, 'new_time'>, today: DateText): string {
  const what = `${deedDays(closing, today)}${afterWords(closing)}`;
  if (closing.mode === 'online') return `Move ${what} online`;
  return closing.mode === 'late' ? `Start ${what} late` : `Cancel ${what} for everyone`;
}

/** A day within a week by its weekday, others by their dates. */
function deedDays({ from, to }: Pick<Told, 'from' | 'to'>, today: DateText): string {
  const isNear = from === to && from >= today && from < addDays(today, 7);
  if (isNear) return formatDate(from, 'EEEE') ?? from;
  return from === to ? (formatDate(from, 'MMMM d') ?? from) : closingDays({ from, to });
}

/** What a closing is on one of its days: 'Closed', 'Closed from 6:00 PM'. */
export function closingLabel(closing: Pick<Told, 'mode' | 'after_time'>): string {
  return closingName(closing.mode) + afterWords(closing);
}

/** The time from which the evening is closed; for a late start the new time shows it. */
function afterWords({ mode, after_time }: Pick<Told, 'mode' | 'after_time'>): string {
  return mode === 'late' || after_time === null ? '' : ` from ${clockText(after_time)}`;
}

/** 'today', 'this Sunday' within a week, else 'on Sunday, December 6'. */
function dayWords(date: DateText, today: DateText): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  if (date > today && date < addDays(today, 7)) return `this ${formatDate(date, 'EEEE')}`;
  return `on ${formatDate(date, 'EEEE, MMMM d') ?? date}`;
}

function spanWords({ from, to }: Told, today: DateText): string {
  if (from > today || to < today) return `from ${closingDays({ from, to })}`;
  if (to === today) return 'today';
  return to === addDays(today, 1) ? 'today and tomorrow' : `through ${formatDate(to, 'EEEE, MMMM d') ?? to}`;
}

/** Minutes since midnight of 'HH:mm'. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 'HH:mm' as people say it: '6:00 PM'. */
export function clockText(clock: string): string {
  return clockWords(minutesOf(clock));
}
