import { parseTimeRange } from '#lib/events/time-range.ts';

/** A time of day as a cell has it. */
export interface CellTime {
  /** As the site writes it, '7:00 PM'; what cannot be read, and what names more than one time, as it is written. */
  text: string;
  /** After midnight; null where it cannot be read. */
  minutes: number | null;
  isAllDay: boolean;
}

/** What is longer is no time. */
const longestTime = 100;
const allDay =
  /^(?:all[ -]?day|whole day|full day|ganzt[aä]gig|toute la journ[eé]e|todo el d[ií]a|tutto il giorno|dia inteiro|hele dag)$/i;
const clock = /^(\d{1,2})(?:[:.h]\s?(\d\d))?\s?(?:h|hrs|uhr)?\s*(?:([ap])\.?\s?(?:m\b\.?)?)?$/i;
const seconds = /(\d[:.]\d\d)[:.]\d\d(?:[.,]\d+)?(?!\d)/g;

/**
 * The time of day that a cell names: '7:00:00 PM', '7 p.m.', '19.00', '19h30', '0730', '0.75' of a spreadsheet, or a
 * range. Without a.m. or p.m. an hour from 1 to 7 is of the morning only where the list counts 24 hours.
 */
export function readTime(cell: string, { isFullDay }: { isFullDay: boolean }): CellTime {
  const given = cell.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (given.length > longestTime) return { text: cell, minutes: null, isAllDay: false };
  if (given === '' || allDay.test(given)) return { text: '', minutes: null, isAllDay: given !== '' };
  const minutes = fractionOf(given) ?? clockOf(given, isFullDay);
  if (minutes !== null) return { text: clockWords(minutes), minutes, isAllDay: false };
  const text = given
    .replace(seconds, '$1')
    .replace(/(\d)h(\d\d)/gi, '$1:$2')
    .replace(/\s?uhr\b/gi, '');
  const range = parseTimeRange(text);
  return range
    ? { text, minutes: range.start, isAllDay: false }
    : { text: cell, minutes: null, isAllDay: false };
}

/** Whether a cell shows that its list counts 24 hours, or halves of a day; null where it shows neither. */
export function hourCountOf(cell: string): 'full day' | 'half day' | null {
  if (/\d\s?[ap]\.?\s?m?\b/i.test(cell)) return 'half day';
  const isFullDay = /^(?:0\d|1[3-9]|2[0-3])[:.h]?\d\d/i.test(cell) || /^\d{1,2}:\d\d:\d\d/.test(cell);
  return isFullDay ? 'full day' : null;
}

/** '6:30 PM' of minutes after midnight. */
export function clockWords(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A part of a day, as spreadsheets count it. */
function fractionOf(text: string): number | null {
  return /^0?[.,]\d+$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 1440) % 1440 : null;
}

function clockOf(given: string, isFullDay: boolean): number | null {
  const text = given.replace(seconds, '$1').replace(/^(\d\d)(\d\d)(?=\s?(?:h|hrs|hours)?$)/i, '$1:$2');
  const [, hours = '', minutes, half] = clock.exec(text) ?? [];
  const hour = Number(hours);
  const minute = Number(minutes ?? 0);
  if (hours === '' || minute > 59 || hour > (half ? 12 : 24)) return null;
  if (half) return hour === 0 ? null : ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
  const isBare = minutes === undefined && !/h|uhr/i.test(text);
  const isPlain = isFullDay || hour > 7 || hour === 0 || hours.startsWith('0') || hourCountOf(given) !== null;
  return isBare || !isPlain ? null : (hour % 24) * 60 + minute;
}
