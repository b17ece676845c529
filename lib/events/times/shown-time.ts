import { churchClock, churchLanguage } from '#lib/core/church/locale.ts';
import { shownClock } from '#lib/core/church/service-labels.ts';
import { isolated } from '#lib/core/text/isolated.ts';
import { parseTimeRange } from './time-range.ts';

/**
 * Returns a typed time as pages, feeds and mail show it: on the church's clock, '5:30 PM - 7:30 PM', '17:30–19:30' or
 * '5:30 p. m. – 7:30 p. m.'. What is not read as a time stays word for word, and so do words in parentheses, a zone
 * ('CST'), and in English with 12 hours 'Noon' and 'Midnight'.
 */
export function shownTime(typed: string): string {
  return isolated(onChurchClock(typed));
}

function onChurchClock(typed: string): string {
  const range = parseTimeRange(typed);
  const isEnglish = churchLanguage() === 'en' && churchClock() === '12';
  if (!range || (isEnglish && namedHour.test(typed))) return typed;
  const clocks = [range.start, ...(range.end === null ? [] : [range.end])].map(shownClock);
  const added = typed.match(/\([^)]*\)|\b(?:[ecmp][sd]?t|central(?: time)?)\s*$/gi) ?? [];
  const between = churchClock() === '24' ? '–' : isEnglish ? ' - ' : ' – ';
  return [clocks.join(between), ...added].join(' ').trim();
}

const namedHour = /^\s*(?:noon|midnight)\s*(?:\([^)]*\)\s*)?$/i;
