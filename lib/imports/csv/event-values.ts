import { addDays } from '#lib/core/dates/calendar-date.ts';
import { parseTimeRange } from '#lib/events/time-range.ts';
import type { CellMoment } from './cell-moment.ts';
import { type CellTime, readTime } from './cell-time.ts';
import { isYes, readFrequency } from './cells.ts';
import { csvMessages } from './messages.ts';
import type { RowReading, Shaped } from './row-reading.ts';

type Texts = Readonly<Record<string, string>>;

/** One end of an event: its day and its time of day, from whichever cells say so. */
interface End {
  date: string;
  time: CellTime;
}

const noTime: CellTime = { text: '', minutes: null, isAllDay: false };
/** What ends before this on the day after is still of one day. */
const smallHours = 6 * 60;

/** What the cells of an event mean beyond their texts. */
export function eventValues(texts: Texts, reading: RowReading): Shaped {
  const notes: string[] = [];
  const start = endOf(texts, ['date', 'time'], { reading, near: { from: reading.today }, notes });
  const from = /^\d{4}-/.test(start.date) ? start.date : reading.today;
  const end = endOf(texts, ['end_date', 'end_time'], { reading, near: { from }, notes });
  const isAllDay = isWholeDays(texts, start, end);
  const time = isAllDay ? '' : timeOf(start.time, end.time);
  if (time !== '' && !parseTimeRange(time)) notes.push(csvMessages.noTime(time));
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
  const dated = momentIn(dateCell, dateColumn);
  const timed = momentIn(timeCell, timeColumn);
  // A column of times may have whole moments, and a spreadsheet's own times are on a day of 1899.
  const own = timed && (timed.time !== '' || readTime(timeCell, reading).minutes === null) ? timed : null;
  const ownDay = own && own.date > '1901' ? own : null;
  const isTimeAlone = !dated && readTime(dateCell, reading).minutes !== null && dateColumn === 'end_date';
  notes.push(...(dated?.notes ?? []), ...((!dated && ownDay?.notes) || []));
  const said = (own ? own.time : timeCell) || dated?.time || (isTimeAlone ? dateCell : '');
  const date = dated?.date ?? ownDay?.date ?? (isTimeAlone ? '' : dateCell);
  return { date, time: said === '' ? noTime : readTime(said, reading) };

  function momentIn(cell: string, column: string): CellMoment | null {
    const moment = cell === '' ? null : reading.momentOf(cell, column, near);
    return moment && isClear(moment, reading) ? moment : null;
  }
}

/** Whether what follows its date is a time, or no more than a word such as a weekday. */
function isClear({ time }: CellMoment, reading: RowReading): boolean {
  return /^(?:\(?\p{L}+\.?\)?)?$/u.test(time) || readTime(time, reading).minutes !== null;
}

/** Outlook writes whole days from midnight to midnight, and says so. */
function isWholeDays({ is_all_day = '' }: Texts, start: End, end: End): boolean {
  const isFromMidnightOn = start.time.minutes === 0 && end.time.minutes === 0 && end.date > start.date;
  return isYes(is_all_day) || start.time.isAllDay || isFromMidnightOn;
}

function timeOf(start: CellTime, end: CellTime): string {
  const isRange = (parseTimeRange(start.text)?.end ?? null) !== null;
  const isOne = end.text === '' || start.text === '' || isRange || end.text === start.text;
  return isOne ? start.text || end.text : `${start.text} - ${end.text}`;
}

/** What ends at midnight has the day before as its last. */
function lastDay(start: End, end: End, isAllDay: boolean): string | null {
  if (end.date === '') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(end.date) || end.date <= start.date) return end.date;
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
