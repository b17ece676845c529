import { churchClock, churchLanguage } from '#lib/core/church/locale.ts';
import { clockText } from '#lib/core/church/service-labels.ts';
import { isolated } from '#lib/core/text/isolated.ts';
import { parseTimeRange } from './time-range.ts';

/**
 * Returns a typed time as pages, feeds and mail show it: with English and 12 hours as it is typed, else on the church's
 * clock, '17:30–19:30' or '5:30 p. m. – 7:30 p. m.'. What is not read as a time, and words in parentheses, stay as
 * typed.
 */
export function shownTime(typed: string): string {
  return isolated(onChurchClock(typed));
}

function onChurchClock(typed: string): string {
  if (churchLanguage() === 'en' && churchClock() === '12') return typed;
  const range = parseTimeRange(typed);
  if (!range) return typed;
  const clocks = [range.start, ...(range.end === null ? [] : [range.end])].map(clockText);
  const added = typed.match(/\([^)]*\)/g) ?? [];
  return [clocks.join(churchClock() === '24' ? '–' : ' – '), ...added].join(' ');
}
