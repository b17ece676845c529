import { type CellMoment, type DateReading, readMoment } from './cell-moment.ts';
import { readTime } from './cell-time.ts';
import type { ListStyle } from './list-style.ts';

/** What cells of a row mean, and what was taken to be so. */
export interface Shaped {
  values: Record<string, unknown>;
  notes: readonly string[];
}

/** How the rows of a list are read. */
export interface RowReading {
  /** The church's zone, of the IANA list. */
  timeZone: string;
  /** The day it is at the church, yyyy-MM-dd. */
  today: string;
  isFullDay: boolean;
  /** The date of a cell of a column; null for a cell that has none, or more than a date and a time. */
  momentOf(cell: string, column: string, near: DateReading['near']): CellMoment | null;
}

/** Rows read in the style of their whole list. */
export function rowReading(
  { dates, isFullDay }: ListStyle,
  { timeZone, today }: Pick<RowReading, 'timeZone' | 'today'>,
): RowReading {
  return {
    timeZone,
    today,
    isFullDay,
    momentOf(cell, column, near) {
      const style = dates[column];
      const moment = style && cell !== '' ? readMoment(cell, { ...style, timeZone, near }) : null;
      return moment && isTimeOrWord(moment.time) ? moment : null;
    },
  };

  /** What follows a date is a time, or no more than a word such as a weekday. */
  function isTimeOrWord(rest: string): boolean {
    return /^(?:\(?\p{L}+\.?\)?)?$/u.test(rest) || readTime(rest, { isFullDay }).minutes !== null;
  }
}
