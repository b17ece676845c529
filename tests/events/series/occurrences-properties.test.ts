import fc from 'fast-check';
import rrule from 'rrule-of-tests';
import { describe, expect, it, vi } from 'vitest';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { countOccurrences } from '#lib/events/series/count-occurrences.ts';
import { occurrencesBetween, pastOccurrences, upcomingOccurrences } from '#lib/events/series/occurrences.ts';
import { times } from '#tests/support/extent.ts';
import { sampleException } from '../sample-events.ts';
import { anyDay as day, anySeries as series } from './any-series.ts';

const { RRule } = rrule;
const runs = { numRuns: times(2000) };

vi.setConfig({ testTimeout: 60_000 });

const window = fc.record({ from: day, length: fc.integer({ min: 0, max: 730 }) }).map(({ from, length }) => ({
  from,
  to: toDateText((toDayNumber(from) ?? 0) + length),
}));

const datesOf = (found: { date: string }[]) => found.map(({ date }) => date);

describe('the dates of any series', () => {
  it('are those of an independent library', () => {
    fc.assert(
      fc.property(series, window, (event, { from, to }) => {
        const expected = oracle(event)
          .between(utc(from), utc(to), true)
          .map((date) => date.toISOString().slice(0, 10));
        expect(datesOf(occurrencesBetween([event], from, to, from))).toEqual(expected.slice(0, 200));
      }),
      runs,
    );
  });

  it('are the same looked at forwards and backwards', () => {
    fc.assert(
      fc.property(series, day, (event, today) => {
        const past = datesOf(pastOccurrences([event], today));
        const window = datesOf(
          occurrencesBetween(
            [event],
            past.at(-1) ?? event.date,
            toDateText((toDayNumber(today) ?? 0) - 1),
            today,
          ),
        );
        expect(past).toEqual(window.reverse());
      }),
      runs,
    );
  });

  it('lose a removed date, keep a cancelled one and follow a moved one, and no other date changes', () => {
    fc.assert(
      fc.property(
        series,
        window,
        fc.nat(),
        fc.constantFrom('removed', 'cancelled', 'changed'),
        day,
        (event, { from, to }, pick, kind, newDate) => {
          const plain = datesOf(occurrencesBetween([event], from, to, from));
          fc.pre(plain.length > 0 && plain.length < 200);
          const date = plain[pick % plain.length] ?? '';
          const exception = sampleException(date, kind, kind === 'changed' ? { new_date: newDate } : {});
          const found = occurrencesBetween([{ ...event, exceptions: [exception] }], from, to, from);
          const others = plain.filter((other) => other !== date);
          const expected =
            kind === 'removed'
              ? others
              : kind === 'cancelled'
                ? plain
                : [...others, ...(newDate >= from && newDate <= to ? [newDate] : [])];
          // A date moved onto another one of its series has its title, time and place: the two collapse.
          expect(datesOf(found)).toEqual([...new Set(expected)].sort());
          expect(found.filter(({ is_cancelled }) => is_cancelled)).toHaveLength(kind === 'cancelled' ? 1 : 0);
        },
      ),
      runs,
    );
  });
});

describe('the next few dates of many events', () => {
  it('are the first ones of the whole list', () => {
    fc.assert(
      fc.property(
        fc.array(series, { maxLength: 12 }),
        day,
        fc.integer({ min: 0, max: 20 }),
        (events, today, limit) => {
          const withTwins = [
            ...events,
            ...events.slice(0, 3).map((event) => ({ ...event, id: `${event.id}-twin` })),
          ];
          const all = upcomingOccurrences(withTwins, today);
          expect(upcomingOccurrences(withTwins, today, limit)).toEqual(all.slice(0, limit));
          const past = pastOccurrences(withTwins, today);
          expect(pastOccurrences(withTwins, today, limit)).toEqual(past.slice(0, limit));
        },
      ),
      { numRuns: times(500) },
    );
  });

  it('are counted without being made, on every day that is asked', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 8 }), day, day, (events, today, otherDay) => {
        const all = events.map((event, at) => ({ ...event, id: `event ${at}` }));
        for (const from of [today, otherDay, today])
          expect(countOccurrences(all, from)).toEqual({
            upcoming: upcomingOccurrences(all, from).length,
            past: pastOccurrences(all, from).length,
          });
      }),
      { numRuns: times(500) },
    );
  });
});

/** A series, or an event of one or of several days; some share a name, some differ on a date, some have no readable date. */
const anyEvent = fc
  .record({
    event: series,
    title: fc.constantFrom('Supper', 'Study', 'Choir'),
    days: fc.option(fc.integer({ min: 1, max: 5 })),
    isSeries: fc.boolean(),
    isFeatured: fc.boolean(),
    kind: fc.constantFrom('removed', 'cancelled', 'changed', null),
    moved: fc.option(day),
    isLost: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  })
  .map(({ event, title, days, isSeries, isFeatured, kind, moved, isLost }): EventWithExceptions => {
    const end = days === null ? null : toDateText((toDayNumber(event.date) ?? 0) + days);
    const changed = { new_date: moved, title: isFeatured ? 'Choir' : null, is_featured: isFeatured };
    return {
      ...event,
      title,
      date: isLost ? 'some day' : event.date,
      ...(!isSeries && { is_recurring: false, recurrence_frequency: null, end_date: end }),
      exceptions: kind ? [sampleException(event.date, kind, kind === 'changed' ? changed : {})] : [],
    };
  });

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** The rule in the terms of RFC 5545: a clamped date is the last one there is among the candidate days. */
function oracle(event: EventWithExceptions) {
  const start = utc(event.date);
  const date = start.getUTCDate();
  const month = start.getUTCMonth() + 1;
  const base = { dtstart: start, until: event.end_date ? utc(event.end_date) : undefined };
  const clamped =
    date > 28
      ? { bymonthday: [28, 29, 30, 31].filter((other) => other <= date), bysetpos: -1 }
      : { bymonthday: [date] };
  switch (event.recurrence_frequency) {
    case 'daily':
      return new RRule({ ...base, freq: RRule.DAILY });
    case 'biweekly':
      return new RRule({ ...base, freq: RRule.WEEKLY, interval: 2 });
    case 'monthly':
      return new RRule({ ...base, freq: RRule.MONTHLY, ...clamped });
    case 'yearly':
      return new RRule({
        ...base,
        freq: RRule.YEARLY,
        bymonth: month,
        ...(month === 2 ? clamped : { bymonthday: [date] }),
      });
    case 'advanced_monthly': {
      const weekday =
        [RRule.SU, RRule.MO, RRule.TU, RRule.WE, RRule.TH, RRule.FR, RRule.SA][event.target_weekday ?? 0] ??
        RRule.SU;
      const own = String(Math.ceil(date / 7));
      const chosen = event.weekday_occurrences?.length ? event.weekday_occurrences : [own];
      return new RRule({
        ...base,
        freq: RRule.MONTHLY,
        byweekday: chosen.map((nth) => weekday.nth(nth === '5' ? -1 : Number(nth))),
      });
    }
    default:
      return new RRule({ ...base, freq: RRule.WEEKLY });
  }
}
