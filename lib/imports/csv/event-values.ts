import { addDays, isDateText } from '#lib/core/dates/calendar-date.ts';
import { parseTimeRange } from '#lib/events/time-range.ts';
import { type CellTime, clockWords, readTime } from './cell-time.ts';
import { isYes, readFrequency } from './cells.ts';
import { csvMessages } from './messages.ts';
import type { RowReading, Shaped } from './row-reading.ts';

type Texts = Readonly<Record<string, string>>;

/** One end of an event: its day and its time of day, from whichever cells say so. */
interface End {
  date: string;
  time: CellTime;
  /** Its date has a midnight for a time, and there is no other. */
  isMidnight: boolean;
  /** Its date has a midnight beside its own time: the dates of the list say nothing by theirs. */
  isPlainDate: boolean;
}

const noTime: CellTime = { text: '', minutes: null, isAllDay: false };
const lastMinute = 24 * 60 - 1;
/** What ends before this on the day after is still of one day. */
const smallHours = 6 * 60;

/** What the cells of an event mean beyond their texts. */
export function eventValues(texts: Texts, reading: RowReading): Shaped {
  const notes: string[] = [];
  const start = endOf(texts, ['date', 'time'], { reading, near: { from: reading.today }, notes });
  const from = isDateText(start.date) ? start.date : reading.today;
  const last = endOf(texts, ['end_date', 'end_time'], { reading, near: { from }, notes });
  const end = start.isPlainDate && last.isMidnight ? { ...last, time: noTime, isMidnight: false } : last;
  const isAllDay = isWholeDays(texts, start, end);
  const time = isAllDay ? '' : timeOf(start, end);
  const isUnclear = !isAllDay && (time === '' ? end.time.text !== '' : !parseTimeRange(time));
  if (isUnclear) notes.push(time === '' ? csvMessages.noStart(end.time.text) : csvMessages.noTime(time));
  const repeats = seriesOf(texts);
  const end_date = repeats.is_recurring ? end.date || null : lastDay(start, end, isAllDay);
  return { values: { date: start.date, time, end_time: undefined, end_date, ...repeats }, notes };
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
  // A column of times may have whole moments, and a spreadsheet's own times are on a day of 1899.
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

/** Outlook and others write whole days from midnight to midnight, or to a minute before it. */
function isWholeDays({ is_all_day = '' }: Texts, start: End, end: End): boolean {
  if (isYes(is_all_day) || start.time.isAllDay) return true;
  const isOpen = end.time.minutes === null;
  const isToMidnight = end.time.minutes === 0 ? end.date > start.date : (end.time.minutes ?? 0) >= lastMinute;
  if (start.isMidnight) return isOpen || end.isMidnight || isToMidnight;
  return start.time.minutes === 0 && isToMidnight;
}

function timeOf(start: End, end: End): string {
  const from = start.isMidnight ? clockWords(0) : start.time.text;
  const until = end.isMidnight && from !== '' && end.date > start.date ? clockWords(0) : end.time.text;
  const isRange = (parseTimeRange(from)?.end ?? null) !== null;
  return from === '' || until === '' || isRange || from === until ? from : `${from} - ${until}`;
}

/** What ends at midnight has the day before as its last. */
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
