import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { readRule } from '#lib/events/series/series-rule.ts';
import { ruleDayFrom } from '#lib/events/series/series-rule-days.ts';
import { type HeldSeries, heldSeries } from '#lib/imports/rules/held-series.ts';
import { parseRule, type RecurrenceRule } from '#lib/imports/rules/rrule.ts';
import { ruleDays } from '#lib/imports/rules/rrule-days.ts';
import { seriesFields } from '#lib/imports/rules/series-fields.ts';
import { Work } from '#lib/imports/rules/work.ts';
import { times } from '#tests/support/extent.ts';
import { anyDay } from '../../events/series/any-series.ts';
import { anyRule } from './any-rule.ts';

const day = (text: string) => toDayNumber(text) ?? Number.NaN;
const ruleOf = (text: string) => parseRule(text, 0) as RecurrenceRule;

function ours(text: string, start: string, years = 2): string[] {
  const span = { from: day(start), to: day(start) + years * 365 };
  return [...ruleDays(ruleOf(text), day(start), span, new Work())].map(toDateText);
}

/** The same by another program. */
function theirs(text: string, start: string, years = 2): string[] {
  const end = toDateText(day(start) + years * 365);
  const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(start));
  const found: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= end; next = iterator.next())
    found.push(next.toString());
  return found;
}

test('the days of any rule are those that another program finds', () => {
  fc.assert(
    fc.property(anyRule, anyDay, (text, someDay) => {
      // What a start means that is none of the rule's days is left open (RFC 5545, 3.8.5.3).
      const start = ours(text, someDay, 9)[0];
      fc.pre(start !== undefined);
      expect(ours(text, start)).toEqual(theirs(text, start));
    }),
    { numRuns: times(120) },
  );
});

describe('series of ours', () => {
  const datesOf = (series: HeldSeries, to: DayNumber): string[] => {
    const rule = readRule({ ...seriesFields(series, null), month_day: null });
    const found: string[] = [];
    for (let next = rule && ruleDayFrom(rule, series.first); rule && next !== null && next <= to; ) {
      found.push(toDateText(next));
      next = ruleDayFrom(rule, next + 1);
    }
    return found;
  };

  test('give all dates of a rule, each once, or there are none', () => {
    let held = 0;
    fc.assert(
      fc.property(anyRule, anyDay, (text, start) => {
        const series = heldSeries(ruleOf(text), day(start));
        if (!series) return;
        held += 1;
        const to = day(start) + 9 * 365;
        expect(series.flatMap((each) => datesOf(each, to)).sort()).toEqual(ours(text, start, 9));
        expect(new Set(series.map(({ name }) => name)).size).toBe(series.length);
      }),
      { numRuns: times(300) },
    );
    expect(held).toBeGreaterThan(times(100));
  });

  test.each([
    ['FREQ=WEEKLY;BYDAY=SU,WE', '2026-11-22', ['SU weekly 2026-11-22', 'WE weekly 2026-11-25']],
    ['FREQ=WEEKLY;INTERVAL=2', '2026-11-24', ['TU biweekly 2026-11-24']],
    ['FREQ=DAILY', '2026-11-24', ['day daily 2026-11-24']],
    ['FREQ=DAILY;BYDAY=MO,FR', '2026-11-23', ['MO weekly 2026-11-23', 'FR weekly 2026-11-27']],
    ['FREQ=MONTHLY;BYDAY=1SU,3SU', '2026-12-06', ['SU advanced_monthly 2026-12-06 1,3']],
    ['FREQ=MONTHLY;BYDAY=SU;BYSETPOS=-1', '2026-11-29', ['SU advanced_monthly 2026-11-29 5']],
    ['FREQ=MONTHLY', '2026-11-15', ['15 monthly 2026-11-15']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-10-31', ['-1 monthly 2026-10-31']],
    ['FREQ=YEARLY', '2026-12-24', ['12-24 yearly 2026-12-24']],
  ])('stand for %s', (text, start, expected) => {
    const named = heldSeries(ruleOf(text), day(start))?.map(({ name, frequency, first, nth }) =>
      [name, frequency, toDateText(first), nth?.weeks.join(',')].filter(Boolean).join(' '),
    );
    expect(named).toEqual(expected);
  });

  test.each([
    ['FREQ=WEEKLY;INTERVAL=3', '2026-11-22'],
    ['FREQ=DAILY;INTERVAL=2', '2026-11-22'],
    ['FREQ=MONTHLY', '2026-10-31'],
    ['FREQ=MONTHLY;BYMONTHDAY=30', '2026-11-30'],
    ['FREQ=MONTHLY;BYDAY=5SU', '2026-11-29'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-11-30'],
    ['FREQ=YEARLY', '2024-02-29'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-26'],
    ['FREQ=WEEKLY;BYMONTH=9,10,11', '2026-09-06'],
  ])('do not stand for %s from %s', (text, start) => {
    expect(heldSeries(ruleOf(text), day(start))).toBeNull();
  });
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=HOURLY;INTERVAL=6',
  'FREQ=DAILY;BYHOUR=9,17;BYSETPOS=1',
  'FREQ=DAILY;BYHOUR=25',
  'FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=0,10,20,30,40',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;RSCALE=HEBREW',
  'BYDAY=SU',
  '',
])('%s is not understood', (text) => {
  expect(parseRule(text, 0)).toBeNull();
});

test('a rule has the times of its day, or the one that it begins at', () => {
  const times = (text: string) => parseRule(text, 19 * 60 + 30)?.times;
  expect(times('FREQ=DAILY')).toEqual([1170]);
  expect(times('FREQ=DAILY;BYHOUR=19;BYMINUTE=30;BYSECOND=0')).toEqual([1170]);
  expect(times('FREQ=DAILY;BYHOUR=20,8')).toEqual([510, 1230]);
  expect(times('FREQ=DAILY;BYMINUTE=45,15')).toEqual([1155, 1185]);
});

test.each([
  'freq=weekly;byday=mo, tu;',
  ' FREQ = WEEKLY ; BYDAY = MO,TU,',
  'FREQ=WEEKLY;;INTERVAL=;BYDAY=MO,TU;UNTIL=',
])('%s is a rule in another spelling', (text) => {
  expect(parseRule(text, 600)).toEqual(parseRule('FREQ=WEEKLY;BYDAY=MO,TU', 600));
});

test('rules that give dates without end, or none at all, cost no more than a moment', () => {
  const span = { from: day('2026-01-01'), to: day('2028-01-01') };
  const days = (text: string, work = new Work()) => [
    ...ruleDays(ruleOf(text), day('0100-01-01'), span, work),
  ];
  expect(days('FREQ=DAILY')).toHaveLength(731);
  expect(days('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')).toEqual([]);
  expect(days('FREQ=DAILY;COUNT=999999999')).toHaveLength(731);
  const spent = new Work();
  expect(() => {
    for (;;) days('FREQ=DAILY;COUNT=999999999', spent);
  }).toThrow('more dates than can be counted');
});
