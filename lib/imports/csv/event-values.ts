import { clockText } from '#lib/core/church/service-labels.ts';
import { addDays, isDateText } from '#lib/core/dates/calendar-date.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { messages } from '#lib/language/messages.ts';
import { type CellTime, isYes, readFrequency, readTime } from './cells.ts';
import { readLanguages } from './language-cell.ts';
import type { RowReading, Shaped } from './row-reading.ts';

type Texts = Readonly<Record<string, string>>;

/** The start or end of an event, read from its date cell and its time cell. */
interface End {
  date: string;
  time: CellTime;
  /** Whether the only time is a midnight beside the date. */
  isMidnight: boolean;
  /** Whether the date has a midnight beside a separate time: midnights have no meaning in this list. */
  isPlainDate: boolean;
}

const noTime: CellTime = { text: '', minutes: null, isAllDay: false };
const lastMinute = 24 * 60 - 1;
/** An event that ends before this time on the next day has one day. */
const smallHours = 6 * 60;

/** Returns the values of an event's cells. */
export function eventValues(texts: Texts, reading: RowReading): Shaped {
  const notes: string[] = [];
  const start = endOf(texts, ['date', 'time'], { reading, near: { from: reading.today }, notes });
  const from = isDateText(start.date) ? start.date : reading.today;
  const last = endOf(texts, ['end_date', 'end_time'], { reading, near: { from }, notes });
  const end = start.isPlainDate && last.isMidnight ? { ...last, time: noTime, isMidnight: false } : last;
  const isAllDay = isWholeDays(texts, start, end);
  const time = isAllDay ? '' : timeOf(start, end);
  const isUnclear = !isAllDay && (time === '' ? end.time.text !== '' : !parseTimeRange(time));
  if (isUnclear) notes.push(time === '' ? messages.csv.noStart(end.time.text) : messages.csv.noTime(time));
  const repeats = seriesOf(texts);
  const { codes, unknown } = readLanguages(texts.held_in ?? '');
  notes.push(...unknown.map(messages.csv.noLanguage));
  const end_date = repeats.is_recurring ? end.date || null : lastDay(start, end, isAllDay);
  return {
    values: { date: start.date, time, end_time: undefined, end_date, held_in: codes, ...repeats },
    notes,
  };
}

function endOf(
  texts: Texts,
  [dateColumn, timeColumn]: readonly [string, string],
  { reading, near, notes }: { reading: RowReading; near: { from: string }; notes: string[] },
): End {
  const dateCell = texts[dateColumn] ?? '';
  const timeCell = texts[timeColumn] ?? '';
  const dated = reading.momentOf(dateCell, dateColumn, near);
  const timed = reading.momentOf(timeCell, timeColumn, near);
  // A column of times may have dates, too; a spreadsheet's times are on a day of 1899.
  const isMoment = timed && (timed.time !== '' || readTime(timeCell, reading).minutes === null);
  const own = isMoment ? timed : null;
  const day = dated ?? (own && own.date > '1901' ? own : null);
  notes.push(...(day?.notes ?? []));
  const isTimeAlone = !dated && dateColumn === 'end_date' && readTime(dateCell, reading).minutes !== null;
  const said = (own ? own.time : timeCell) || dated?.time || (isTimeAlone ? dateCell : '');
  const isMidnight = said === '' && ((own ?? day)?.isMidnight ?? false);
  const time = isMidnight ? { ...noTime, minutes: 0 } : said === '' ? noTime : readTime(said, reading);
  const isPlainDate = said !== '' && (dated?.isMidnight ?? false);
  return { date: day?.date ?? (isTimeAlone ? '' : dateCell), time, isMidnight, isPlainDate };
}

/** Outlook and others write whole days from midnight to midnight, or to the minute before. */
function isWholeDays({ is_all_day = '' }: Texts, start: End, end: End): boolean {
  if (isYes(is_all_day) || start.time.isAllDay) return true;
  const isOpen = end.time.minutes === null;
  const isToMidnight = end.time.minutes === 0 ? end.date > start.date : (end.time.minutes ?? 0) >= lastMinute;
  if (start.isMidnight) return isOpen || end.isMidnight || isToMidnight;
  return start.time.minutes === 0 && isToMidnight;
}

function timeOf(start: End, end: End): string {
  const from = start.isMidnight ? clockText(0) : start.time.text;
  const until = end.isMidnight && from !== '' && end.date > start.date ? clockText(0) : end.time.text;
  const isRange = (parseTimeRange(from)?.end ?? null) !== null;
  return from === '' || until === '' || isRange || from === until ? from : `${from} - ${until}`;
}

/** An event that ends at midnight has the day before as its last. */
function lastDay(start: End, end: End, isAllDay: boolean): string | null {
  if (end.date === '') return null;
  if (!isDateText(end.date) || end.date <= start.date) return end.date;
  const before = addDays(end.date, -1);
  if (end.time.minutes === 0) return before;
  const isNight = !isAllDay && before === start.date && (end.time.minutes ?? 1440) < smallHours;
  const isSooner = (end.time.minutes ?? 1440) < (start.time.minutes ?? 0);
  return isNight && isSooner ? before : end.date;
}

function seriesOf({
  recurrence_frequency = '',
  weekday_occurrences,
  target_weekday,
}: Texts): Record<string, unknown> {
  const frequency = readFrequency(recurrence_frequency);
  const isAdvanced = frequency === 'advanced_monthly' || (frequency === 'monthly' && target_weekday);
  return {
    is_recurring: frequency !== '',
    recurrence_frequency: isAdvanced ? 'advanced_monthly' : frequency || null,
    recurrence_pattern: isAdvanced ? 'nth_weekday' : null,
    weekday_occurrences: (weekday_occurrences ?? '').match(/[1-5]/g),
  };
}
