import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { parseRule } from '#lib/imports/rules/rrule.ts';
import { ruleDays } from '#lib/imports/rules/rrule-days.ts';
import { Work } from '#lib/imports/rules/work.ts';
import { times } from '#tests/support/extent.ts';
import { anyRule } from '../rules/any-rule.ts';
import { calendarOf, ourDates, readCalendar, theirDates } from './expansion.ts';

vi.setConfig({ testTimeout: 60_000 });

const [today, later] = ['2026-11-23', '2028-11-22'];
const zone = fc.constantFrom('America/Chicago', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland');

interface Drawn {
  rule: string;
  /** Its dates, yyyyMMdd; the first is its start. */
  dates: string[];
}

/** A rule, and its first dates from some day of about these years on. */
const drawn: fc.Arbitrary<Drawn> = fc
  .record({ rule: anyRule, from: fc.integer({ min: -500, max: 500 }) })
  .map(({ rule, from }) => {
    const start = (toDayNumber(today) ?? 0) + from;
    const read = parseRule(rule, 0);
    const days = read ? [...ruleDays(read, start, { from: start, to: start + 1500 }, new Work())] : [];
    return { rule, dates: days.map((day) => toDateText(day).replaceAll('-', '')) };
  })
  .filter(({ dates }) => dates.length > 4);

const clock = fc.constantFrom('003000', '093000', '190000', '233000');

const end = (dates: string[]) =>
  fc.oneof(
    fc.constant(''),
    fc.constantFrom(...dates.slice(2, 40)).map((date) => `;UNTIL=${date}T235959Z`),
    fc.integer({ min: 2, max: 30 }).map((count) => `;COUNT=${count}`),
  );

const calendar = drawn.chain(({ rule, dates }) =>
  fc
    .record({
      place: fc.constantFrom(
        ';TZID=America/Chicago',
        ';TZID=America/New_York',
        ';TZID=Europe/Berlin',
        ';VALUE=DATE',
      ),
      time: clock,
      end: end(dates),
      excluded: fc.subarray(dates.slice(0, 60), { maxLength: 3 }),
      changed: fc.option(fc.constantFrom(...dates.slice(0, 60)), { nil: null }),
      isCancelled: fc.boolean(),
    })
    .map(({ place, time, end, excluded, changed, isCancelled }) => {
      const at = (date: string) =>
        place === ';VALUE=DATE' ? `${place}:${date}` : `${place}:${date}T${time}`;
      const moved = place === ';VALUE=DATE' ? `${place}:20270317` : `${place}:20270317T120000`;
      const change = [
        'UID:any',
        `RECURRENCE-ID${at(changed ?? '')}`,
        `DTSTART${isCancelled ? at(changed ?? '') : moved}`,
      ];
      const until = place === ';VALUE=DATE' ? end.replace('T235959Z', '') : end;
      return calendarOf(
        [
          'UID:any',
          'SUMMARY:Any',
          `DTSTART${at(dates[0] ?? '')}`,
          `RRULE:${rule}${until}`,
          ...excluded.map((date) => `EXDATE${at(date)}`),
        ],
        ...(changed && !excluded.includes(changed)
          ? [[...change, ...(isCancelled ? ['SUMMARY:Any', 'STATUS:CANCELLED'] : ['SUMMARY:Changed'])]]
          : []),
      );
    }),
);

test('any series gives the dates that another program finds, whatever the zones', async () => {
  await fc.assert(
    fc.asyncProperty(calendar, zone, async (text, timeZone) => {
      const ours = ourDates(await readCalendar(text, { timeZone, today }), today, later);
      const theirs = theirDates(text, today, later, timeZone);
      // What changes a date past the end of its rule is an event of its own here, and nothing there.
      expect(ours.filter((date) => !date.includes('Changed'))).toEqual(
        theirs.filter((date) => !date.includes('Changed')),
      );
      for (const date of theirs) expect(ours).toContain(date);
    }),
    { numRuns: times(150) },
  );
});

const oddLines = fc.constantFrom(
  'DTSTART:20270310',
  'dtstart;tzid=Europe/Berlin:20270310t180000',
  'DTSTART;VALUE=DATE:20270310T180000Z',
  'DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20270310T180000',
  'DTSTART:20271340T000000',
  'DTEND:20270310',
  'DTEND:99991231T000000',
  'DURATION:-P9999999999W',
  'DURATION:P3DT1H',
  'RRULE:freq=weekly;byday=mo, tu;',
  'RRULE:FREQ=DAILY;BYHOUR=7,19;COUNT=9',
  'RRULE:FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20270101',
  'RRULE:FREQ=YEARLY;BYWEEKNO=7',
  'RRULE:',
  'EXDATE:20270311,soon',
  'RDATE;VALUE=PERIOD:20270601T100000Z/PT90M',
  'RDATE:20270310,20270701',
  'RECURRENCE-ID:20270311',
  'RECURRENCE-ID:20270312T180000Z',
  'SUMMARY:Caf\\, &amp; more',
  'STATUS:TENTATIVE',
  'DESCRIPTION:One',
  'two: three',
  'BEGIN:VALARM',
  'a line of nothing',
);

test('an entry of whatever lines becomes an event that the site takes, or is named', async () => {
  const entries = fc.array(fc.array(oddLines, { maxLength: 8 }), { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(entries, async (lines) => {
      const text = calendarOf(...lines.map((own, at) => [`UID:${at}`, 'SUMMARY:Any', ...own]));
      const items = await readCalendar(text, { today });
      expect(() => ourDates(items, today, later)).not.toThrow();
      expect(items.length).toBeGreaterThan(0);
    }),
    { numRuns: times(300) },
  );
});
