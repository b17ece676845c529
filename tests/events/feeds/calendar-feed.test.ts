import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { calendarFeed, eventFeed, occurrenceFeed, publishedFeed } from '#lib/events/feeds/calendar-feed.ts';
import { occurrenceOn, occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { times } from '#tests/support/extent.ts';
import { sampleEvent, sampleException, sampleId, sampleNthWeekday, sampleSeries } from '../sample-events.ts';
import { anySeries } from '../series/any-series.ts';
import { expandFeed, readFeed } from './read-feed.ts';

vi.setConfig({ testTimeout: 60_000 });

const zone = church.timeZone;

describe('the calendar feed', () => {
  it('says when an event is on the church’s clock, and brings the zone along', () => {
    const text = calendarFeed([sampleEvent({ time: '9:30 AM - 12:00 PM' })]);
    expect(text).toContain(`DTSTART;TZID=${zone}:20260107T093000\r\n`);
    expect(text).toContain(`DTEND;TZID=${zone}:20260107T120000\r\n`);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(text).toContain(`TZID:${zone}\r\n`);
    expect(text).toContain('DTSTAMP:20251201T120000Z\r\n');
    expect(text).toContain('LAST-MODIFIED:20251201T120000Z\r\n');
  });

  it('shows the typed time and the description as they are, and links to the event', () => {
    const [event] = readFeed(
      calendarFeed([
        sampleEvent({ time: 'After the service; bring soup, bread', description: 'Line one\nLine two' }),
      ]),
    );
    expect(event?.description).toBe('After the service; bring soup, bread\n\nLine one\nLine two');
    expect(event?.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/events/${sampleId}$`));
    expect(event?.startDate.isDate).toBe(true);
  });

  it('gives a multi-day event as one entry', () => {
    const [event, ...others] = readFeed(
      calendarFeed([sampleEvent({ end_date: '2026-01-09', time: 'All day' })]),
    );
    expect(others).toEqual([]);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2026-01-07', '2026-01-10']);
    const endOf = (time: string) =>
      /DTEND\S+:(\S+)/.exec(calendarFeed([sampleEvent({ end_date: '2026-01-09', time })]))?.[1];
    expect(endOf('9 AM - noon')).toBe('20260109T120000');
    expect(endOf('6 PM - noon')).toBe('20260109T120000');
    expect(endOf('6 PM - midnight')).toBe('20260110T000000');
  });

  it('uses the row’s id as the UID and its sequence', () => {
    const text = calendarFeed([sampleEvent({ sequence: 7 })]);
    expect(text).toContain(`UID:${sampleId}\r\n`);
    expect(text).toContain('SEQUENCE:7\r\n');
  });

  it.each([
    ['FREQ=DAILY', sampleSeries('daily', '2026-01-07')],
    ['FREQ=WEEKLY;BYDAY=WE', sampleSeries('weekly', '2026-01-07')],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', sampleSeries('biweekly', '2026-01-07')],
    ['FREQ=MONTHLY;BYMONTHDAY=7', sampleSeries('monthly', '2026-01-07')],
    ['FREQ=MONTHLY;BYMONTH=1,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=30', sampleSeries('monthly', '2026-01-30')],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', sampleSeries('monthly', '2026-01-31')],
    ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24', sampleSeries('yearly', '2026-12-24')],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', sampleSeries('yearly', '2024-02-29')],
    ['FREQ=MONTHLY;BYDAY=1SU,3SU', sampleNthWeekday('2026-03-01', ['1', '3'], 0)],
    ['FREQ=MONTHLY;BYDAY=-1FR', sampleNthWeekday('2026-01-30', ['5'], 5)],
    [
      'FREQ=WEEKLY;BYDAY=WE;UNTIL=20260301T055900Z',
      sampleSeries('weekly', '2026-01-07', { end_date: '2026-02-28' }),
    ],
    [
      'FREQ=WEEKLY;BYDAY=WE;UNTIL=20260228',
      sampleSeries('weekly', '2026-01-07', { end_date: '2026-02-28', time: 'All day' }),
    ],
  ])('writes the rule %s', (rule, event) => {
    expect(calendarFeed([event])).toContain(`RRULE:${rule}\r\n`);
  });

  it('starts a series whose start date is off its pattern at the first date of the pattern', () => {
    expect(calendarFeed([sampleNthWeekday('2026-01-07', ['1'], 0)])).toContain(
      `DTSTART;TZID=${zone}:20260201T190000`,
    );
  });

  it('excludes removed dates, and gives changed, moved and cancelled ones as entries of their own', () => {
    const exceptions = [
      sampleException('2026-01-28', 'cancelled'),
      sampleException('2026-01-14', 'removed'),
      sampleException('2026-01-21', 'changed', { new_date: '2026-01-22', time: 'All day' }),
    ];
    const text = calendarFeed([sampleSeries('weekly', '2026-01-07', { exceptions })]);
    expect(text).toContain(`EXDATE;TZID=${zone}:20260114T190000\r\n`);
    expect(text).toContain(`RECURRENCE-ID;TZID=${zone}:20260121T190000\r\n`);
    expect(text).toContain('DTSTART;VALUE=DATE:20260122\r\n');
    const cancelled = readFeed(text).find(
      (event) => event.component.getFirstPropertyValue('status') === 'CANCELLED',
    );
    expect(cancelled?.recurrenceId.toString()).toBe('2026-01-28T19:00:00');
    expect(cancelled?.summary).toBe('Cancelled: Evening Prayer');
    expect(cancelled?.uid).toBe(sampleId);
  });

  it('says what is online only, what starts late, and which days of several are cancelled', () => {
    const exceptions = [
      sampleException('2026-01-14', 'moved_online'),
      sampleException('2026-01-21', 'late', { time: '8:30 PM' }),
    ];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions });
    const [, online, late] = readFeed(calendarFeed([series]));
    expect(online?.summary).toBe('Online only: Evening Prayer');
    expect(online?.location).toMatch(/\/livestream$/);
    const [, elsewhere] = readFeed(runWithFacts({ hidden: '/livestream' }, () => calendarFeed([series])));
    expect(elsewhere?.location).toMatch(/:\/\/[^/]+\/$/);
    expect([late?.summary, late?.startDate.toString()]).toEqual([
      'Starts late: Evening Prayer',
      '2026-01-21T20:30:00',
    ]);
    const days = ['2026-01-07', '2026-01-08'].map((date) =>
      sampleException(date, 'cancelled', { day_only: true }),
    );
    const several = { end_date: '2026-01-09', time: 'All day', exceptions: days };
    const [some] = readFeed(calendarFeed([sampleEvent(several)]));
    expect(some?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(some?.description).toContain('Cancelled on Thursday, January 8');
    const all = [...days, sampleException('2026-01-09', 'cancelled', { day_only: true })];
    const [none] = readFeed(calendarFeed([sampleEvent({ ...several, exceptions: all })]));
    expect(none?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it('names the changed date of an all-day series by its date', () => {
    const exceptions = [sampleException('2026-01-14', 'changed', { time: '6 PM' })];
    const text = calendarFeed([sampleSeries('weekly', '2026-01-07', { time: 'All day', exceptions })]);
    expect(text).toContain('RECURRENCE-ID;VALUE=DATE:20260114\r\n');
    expect(text).toContain(`DTSTART;TZID=${zone}:20260114T180000\r\n`);
  });

  it('gives a cancelled or moved one-time event as one entry, and a removed one not at all', () => {
    const once = (kind: 'removed' | 'cancelled' | 'changed', new_date: string | null = null) =>
      readFeed(
        calendarFeed([sampleEvent({ exceptions: [sampleException('2026-01-07', kind, { new_date })] })]),
      );
    expect(once('cancelled').map((event) => event.component.getFirstPropertyValue('status'))).toEqual([
      'CANCELLED',
    ]);
    expect(once('changed', '2026-01-10').map((event) => event.startDate.toString())).toEqual([
      '2026-01-10T19:00:00',
    ]);
    expect(once('removed')).toEqual([]);
  });

  it('leaves out an event whose date cannot be read', () => {
    expect(readFeed(calendarFeed([sampleEvent({ date: 'soon' }), sampleSeries('weekly', 'soon')]))).toEqual(
      [],
    );
  });

  it('is the same to the byte while nothing changed, in whatever zone the server is', () => {
    const events = [
      sampleSeries('weekly', '2026-01-07', { end_date: '2026-12-31' }),
      sampleEvent({ time: 'All day' }),
      sampleEvent({ time: '2:30 AM', date: '2026-03-29' }),
    ];
    const zoneBefore = process.env.TZ;
    try {
      const texts = ['America/Chicago', 'UTC', 'Europe/London', 'Pacific/Apia'].map((TZ) => {
        process.env.TZ = TZ;
        return calendarFeed(events);
      });
      expect(new Set(texts).size).toBe(1);
    } finally {
      process.env.TZ = zoneBefore;
    }
  });

  it('keeps to the line length and line ends of the format', () => {
    const text = calendarFeed([
      sampleEvent({ description: 'Ein langer Satz über Blüten und Wälder. '.repeat(20) }),
    ]);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
  });

  it('has the calendar’s properties before its components, and each component whole', () => {
    const exceptions = [sampleException('2026-01-14', 'cancelled')];
    const events = [
      sampleSeries('weekly', '2026-01-07', { exceptions, description: 'END:VEVENT\r\nBEGIN:VEVENT $& $1' }),
      sampleEvent({ title: 'BEGIN:VTIMEZONE' }),
    ];
    const text = calendarFeed(events);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const depths = lines.map(
      (_, at) =>
        lines.slice(0, at).filter((line) => line.startsWith('BEGIN:')).length -
        lines.slice(0, at).filter((line) => line.startsWith('END:')).length,
    );
    const own = lines.flatMap((line, at) => (depths[at] === 1 ? [line.split(/[:;]/)[0]] : []));
    const firstComponent = own.indexOf('BEGIN');
    expect(own.slice(0, firstComponent)).toEqual([
      'VERSION',
      'PRODID',
      'NAME',
      'X-WR-CALNAME',
      'REFRESH-INTERVAL',
      'X-PUBLISHED-TTL',
      'X-WR-TIMEZONE',
    ]);
    expect(own.slice(firstComponent)).toEqual(['BEGIN', 'BEGIN', 'BEGIN', 'BEGIN', 'END']);
    expect(lines.filter((line) => line.startsWith('BEGIN:')).slice(0, 2)).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
    ]);
    expect(readFeed(text).map(({ description }) => description.split('\n')[2])).toContain('END:VEVENT');
  });

  it.each(['single', 'series'] as const)('names no calendar in a file of one event: %s', (kind) => {
    const event = kind === 'single' ? sampleEvent() : sampleSeries('weekly', '2026-01-07');
    const occurrence = occurrenceOn(event, '2026-01-07');
    if (!occurrence) throw new Error('There is no such date.');
    const ofCalendar = /^(X-WR-CALNAME|NAME|REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:]/m;
    for (const text of [eventFeed([event]), occurrenceFeed(occurrence), publishedFeed([occurrence])]) {
      expect(text).not.toMatch(ofCalendar);
      expect(readFeed(text)).toHaveLength(1);
    }
    expect(calendarFeed([event]).match(new RegExp(ofCalendar, 'gm'))).toHaveLength(4);
  });

  it('gives one date of a series as an entry of its own', () => {
    const occurrence = occurrenceOn(sampleSeries('weekly', '2026-01-07'), '2026-01-14');
    const events = readFeed(occurrence ? occurrenceFeed(occurrence) : '');
    expect(events.map((event) => [event.uid, event.startDate.toString()])).toEqual([
      [`${sampleId}_20260114`, '2026-01-14T19:00:00'],
    ]);
  });

  it('expands in another calendar program to the same dates as here', () => {
    fc.assert(
      fc.property(
        anySeries,
        fc.constantFrom('7 pm', 'All day'),
        fc.array(
          fc.record({
            pick: fc.nat(),
            kind: fc.constantFrom('removed', 'cancelled', 'changed'),
            shift: fc.integer({ min: -20, max: 20 }),
          }),
          { maxLength: 4 },
        ),
        (plain, time, picks) => {
          const to = `${Number(plain.date.slice(0, 4)) + 2}${plain.date.slice(4)}`.replace('02-29', '02-28');
          const dates = occurrencesBetween([plain], plain.date, to, plain.date).map(({ date }) => date);
          fc.pre(dates.length > 0);
          const exceptions = picks.map(({ pick, kind, shift }) => {
            const date = dates[pick % dates.length] ?? '';
            return sampleException(
              date,
              kind,
              kind === 'changed' ? { new_date: shifted(date, shift), title: `Moved by ${shift}` } : {},
            );
          });
          const event = {
            ...plain,
            time,
            exceptions: [...new Map(exceptions.map((exception) => [exception.date, exception])).values()],
          };
          const expected = occurrencesBetween([event], '2000-01-01', to, plain.date).map(
            ({ date, is_cancelled }) => `${date}${is_cancelled ? ' cancelled' : ''}`,
          );
          // Two on one day have no order between them, and the last day may be cut between two.
          const last = expected.at(-1)?.slice(0, 10) ?? '';
          const earlier = (dates: string[]) => dates.filter((date) => date.slice(0, 10) < last).sort();
          expect(earlier(expandFeed(calendarFeed([event]), to))).toEqual(earlier(expected));
        },
      ),
      { numRuns: times(200) },
    );
  });
});

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
