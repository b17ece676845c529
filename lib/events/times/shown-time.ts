import { churchClock, churchLanguage } from '#lib/core/church/locale.ts';
import { shownClock } from '#lib/core/church/service-labels.ts';
import { isolated } from '#lib/core/text/isolated.ts';
import { isTwelveHourEnglish, parseTimeRange } from './time-range.ts';

/**
 * Returns a typed time as pages, feeds and mail show it: on the church's clock, '17:30–19:30' or '5:30 p. m. – 7:30
 * p. m.'. What is typed in English with 12 hours stays word for word where that is the church's clock, and so does what
 * is not read as a time, and words in parentheses.
 */
export function shownTime(typed: string): string {
  return isolated(onChurchClock(typed));
}

function onChurchClock(typed: string): string {
  const range = parseTimeRange(typed);
  const isAsShown = churchLanguage() === 'en' && churchClock() === '12' && isTwelveHourEnglish(typed);
  if (!range || isAsShown) return typed;
  const clocks = [range.start, ...(range.end === null ? [] : [range.end])].map(shownClock);
  const added = typed.match(/\([^)]*\)/g) ?? [];
  return [clocks.join(churchClock() === '24' ? '–' : ' – '), ...added].join(' ');
}
