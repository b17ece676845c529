import { clockText } from '#lib/core/church/service-labels.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';

/** Texts that mean yes; all others mean no. */
const yes = new Set(
  'true t yes y 1 -1 x on checked ✓ ✔ wahr ja vrai oui verdadero sí si vero sì verdadeiro sim waar sant'.split(
    ' ',
  ),
);

/** Returns the text of a cell, without the apostrophe that exports put before formulas. */
export function cellText(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

export function isYes(cell: string): boolean {
  return yes.has(cell.toLowerCase());
}

const frequencies: readonly (readonly [RegExp, string])[] = [
  [/^advanced_?monthly$/, 'advanced_monthly'],
  [/^(bi-?weekly|fortnightly|every (other|2|two) weeks?)$/, 'biweekly'],
  [/^(daily|every day)$/, 'daily'],
  [/^(weekly|every week|each week)$/, 'weekly'],
  [/^(monthly|every month)$/, 'monthly'],
  [/^(yearly|annually|annual|every year)$/, 'yearly'],
  [/^(|none|no|never|once|one-?time|false|0|single)$/, ''],
];

/** Returns the frequency of a cell, '' for a single date, or an unknown text unchanged, which the check rejects. */
export function readFrequency(cell: string): string {
  const text = cell.toLowerCase().trim();
  return frequencies.find(([pattern]) => pattern.test(text))?.[1] ?? cell;
}

export interface CellTime {
  /** As the site writes it, '7:00 PM'; as in the cell where it cannot be read or has several times. */
  text: string;
  /** After midnight; null where it cannot be read. */
  minutes: number | null;
  isAllDay: boolean;
}

const longestTime = 100;
const allDay =
  /^(?:all[ -]?day|whole day|full day|ganzt[aä]gig|toute la journ[eé]e|todo el d[ií]a|tutto il giorno|dia inteiro|hele dag)$/i;
const clock = /^(\d{1,2})(?:[:.h]\s?(\d\d))?\s?(?:h|hrs|uhr)?\s*(?:([ap])\.?\s?(?:m\b\.?)?)?$/i;
const seconds = /(\d[:.]\d\d)[:.]\d\d(?:[.,]\d+)?(?!\d)/g;

/**
 * Returns the time of day of a cell: '7:00:00 PM', '7 p.m.', '19.00', '19h30', '0730', a spreadsheet's '0.75', or a
 * range. Without a.m. or p.m., an hour from 1 to 7 is in the morning only in a list of 24-hour times.
 */
export function readTime(cell: string, { isFullDay }: { isFullDay: boolean }): CellTime {
  const given = cell.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (given.length > longestTime) return { text: cell, minutes: null, isAllDay: false };
  if (given === '' || allDay.test(given)) return { text: '', minutes: null, isAllDay: given !== '' };
  const minutes = fractionOf(given) ?? clockOf(given, isFullDay);
  if (minutes !== null) return { text: clockText(minutes), minutes, isAllDay: false };
  const text = given
    .replace(seconds, '$1')
    .replace(/(\d)h(\d\d)/gi, '$1:$2')
    .replace(/\s?uhr\b/gi, '');
  const range = parseTimeRange(text);
  return { text: range ? text : cell, minutes: range?.start ?? null, isAllDay: false };
}

/** Returns whether a cell reveals 24-hour times or a.m. and p.m.; null where it reveals neither. */
export function hourCountOf(cell: string): 'full day' | 'half day' | null {
  if (/\d\s?[ap]\.?\s?m?\b/i.test(cell)) return 'half day';
  const isFullDay = /^(?:0\d|1[3-9]|2[0-3])[:.h]?\d\d/i.test(cell) || /^\d{1,2}:\d\d:\d\d/.test(cell);
  return isFullDay ? 'full day' : null;
}

/** Returns the minutes of a spreadsheet's time, a fraction of a day. */
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
