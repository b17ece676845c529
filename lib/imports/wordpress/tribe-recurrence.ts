import { type PhpValue, phpAt, phpList, phpText, readPhp } from './php-value.ts';
import { metaOf, type WxrItem } from './wxr-item.ts';

/** The rule of an event (RFC 5545) and its removed dates. */
export interface Recurrence {
  /** Null for an unreadable rule. */
  rule: string | null;
  /** yyyy-MM-dd */
  removed: readonly string[];
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const places: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  last: '-1',
};
const frequencies = [
  [/dai|day/i, 'DAILY'],
  [/week/i, 'WEEKLY'],
  [/month/i, 'MONTHLY'],
  [/year/i, 'YEARLY'],
] as const;

/** Returns the recurrence of an event of The Events Calendar, or null. */
export function readRecurrence(item: WxrItem): Recurrence | null {
  const written = metaOf(item, '_EventRecurrence');
  const value = written === '' ? undefined : readPhp(written);
  const rules = phpList(value, 'rules').filter((rule) => phpText(rule, 'type').toLowerCase() !== 'none');
  if (written === '' || (value !== undefined && rules.length === 0)) return null;
  const excluded = phpList(value, 'exclusions').map((each) => phpText(each, 'custom', 'date', 'date'));
  const isReadable = rules.length === 1 && excluded.every(isDate);
  return { rule: isReadable ? ruleOf(rules[0]) : null, removed: excluded.filter(isDate) };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function ruleOf(rule: PhpValue | undefined): string | null {
  const kind = phpText(rule, 'custom', 'type') || phpText(rule, 'type');
  const frequency = frequencies.find(([pattern]) => pattern.test(kind))?.[1];
  const days = frequency && daysOf(frequency, rule);
  const end = endOf(rule);
  if (!frequency || days === null || end === null) return null;
  const interval = phpText(rule, 'custom', 'interval');
  const parts = [`FREQ=${frequency}`, /^[1-9]\d?$/.test(interval) && `INTERVAL=${interval}`, days, end];
  return parts.filter(Boolean).join(';');
}

/** Returns the days within a period; empty for that of the first date, null for an unreadable rule. */
function daysOf(frequency: string, rule: PhpValue | undefined): string | null {
  if (frequency === 'DAILY') return '';
  if (frequency === 'WEEKLY') {
    const days = phpList(rule, 'custom', 'week', 'day').map((day) => weekdays[Number(day) - 1]);
    if (days.includes(undefined)) return null;
    return days.length > 0 ? `BYDAY=${days.join()}` : '';
  }
  const period = frequency === 'MONTHLY' ? 'month' : 'year';
  const months = phpList(rule, 'custom', period, 'month').map(String).join();
  const inMonth = dayInMonth(phpAt(rule, 'custom', period));
  return inMonth === null ? null : [months && `BYMONTH=${months}`, inMonth].filter(Boolean).join(';');
}

function dayInMonth(period: PhpValue | undefined): string | null {
  const number = phpText(period, 'number').toLowerCase();
  if (number === '' || /^(yes|1|true)$/i.test(phpText(period, 'same-day'))) return '';
  if (/^\d{1,2}$/.test(number)) return `BYMONTHDAY=${number}`;
  const nth = places[number];
  const day = Number(phpText(period, 'day'));
  if (nth === undefined || !(day >= 1 && day <= 8)) return null;
  return day === 8 ? `BYMONTHDAY=${nth}` : `BYDAY=${nth}${weekdays[day - 1]}`;
}

function endOf(rule: PhpValue | undefined): string | null {
  const end = phpText(rule, 'end').slice(0, 10);
  const count = phpText(rule, 'end-count');
  const kind = phpText(rule, 'end-type').toLowerCase();
  if (kind === 'on') return isDate(end) ? `UNTIL=${end.replaceAll('-', '')}` : null;
  if (kind === 'after') return /^[1-9]\d{0,3}$/.test(count) ? `COUNT=${count}` : null;
  return '';
}
