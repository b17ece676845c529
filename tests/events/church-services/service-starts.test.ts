import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import { serviceStarts, unusualStarts } from '#lib/events/church-services/service-moments.ts';
import { sampleException, sampleService } from '../sample-events.ts';

const { sunday, bibleStudy } = church.services;

/** As on a site whose staff have said nothing of the services. */
const services = defaultServiceRows('2019-12-30');
const nextServices = (now: Date, count: number) => serviceStarts(services, now, count);

/** The church's clock reading of a service, such as '7 10:30': ISO weekday, hour, minute. */
function clockOf(startsAt: number): string {
  return formatInTimeZone(startsAt, church.timeZone, 'i HH:mm');
}

describe('the next service', () => {
  test('is Wednesday’s Bible study once Sunday’s service has begun', () => {
    const [next] = nextServices(new Date('2026-11-22T16:30:00Z'), 1);
    expect(next).toMatchObject({ label: bibleStudy.label, startsAt: Date.parse('2026-11-26T01:00:00Z') });
  });

  test('is Sunday’s service until the very second it begins', () => {
    const [next] = nextServices(new Date('2026-11-22T16:29:59.999Z'), 1);
    expect(next).toMatchObject({ label: sunday.label, startsAt: Date.parse('2026-11-22T16:30:00Z') });
  });

  test('is Sunday’s service late on Wednesday evening, when Wednesday’s is over', () => {
    const [next] = nextServices(new Date('2026-11-26T03:00:00Z'), 1);
    expect(next?.label).toBe(sunday.label);
  });

  test('is named in words of the church’s own clock', () => {
    const [next] = nextServices(new Date('2026-11-21T12:00:00Z'), 1);
    expect(next?.when).toBe(`Sunday, November 22 at ${sunday.clock}`);
  });

  test('keeps its clock time on the Sunday clocks go forward', () => {
    const [next] = nextServices(new Date('2026-03-07T18:00:00Z'), 1);
    expect(next?.startsAt).toBe(Date.parse('2026-03-08T15:30:00Z'));
  });

  test('keeps its clock time on the Sunday clocks go back', () => {
    const [next] = nextServices(new Date('2026-10-31T18:00:00Z'), 1);
    expect(next?.startsAt).toBe(Date.parse('2026-11-01T16:30:00Z'));
  });
});

test('at any moment of any year the services come one after the other, by the church’s clock', () => {
  const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 8 }), (now, count) => {
      const starts = nextServices(new Date(now), count);
      expect(starts).toHaveLength(count);
      let before = now;
      for (const { startsAt } of starts) {
        expect(startsAt).toBeGreaterThan(before);
        expect(startsAt - before).toBeLessThanOrEqual(5 * 86_400_000);
        expect(['7 10:30', '3 19:00']).toContain(clockOf(startsAt));
        before = startsAt;
      }
    }),
  );
});

test('a cancelled service is none to count down to, and is told as long as it stands before the next one', () => {
  const cancelled = [sampleService({ exceptions: [sampleException('2026-05-24', 'cancelled')] })];
  const now = new Date('2026-05-20T12:00:00Z');
  expect(serviceStarts(cancelled, now, 1)).toMatchObject([{ when: 'Sunday, May 31 at 10:00 AM' }]);
  expect(unusualStarts(cancelled, now)).toMatchObject([{ when: 'Sunday, May 24 at 10:00 AM' }]);
  expect(unusualStarts(cancelled, new Date('2026-05-26T12:00:00Z'))).toEqual([]);
});

test('what is online only or late is counted down to, and said', () => {
  const now = new Date('2026-05-20T12:00:00Z');
  const unusual = (kind: 'moved_online' | 'late', time: string | null) =>
    unusualStarts([sampleService({ exceptions: [sampleException('2026-05-24', kind, { time })] })], now);
  expect(unusual('moved_online', null)).toMatchObject([
    { when: 'Sunday, May 24 at 10:00 AM', status: 'moved_online' },
  ]);
  expect(unusual('late', '11:30 AM')).toMatchObject([{ when: 'Sunday, May 24 at 11:30 AM', status: 'late' }]);
  expect(unusualStarts([sampleService()], now)).toEqual([]);
});

test('a date with a title of its own has that, all others the short title', () => {
  const service = sampleService({
    short_title: 'Worship',
    exceptions: [sampleException('2026-05-24', 'changed', { title: 'Pentecost' })],
  });
  const starts = serviceStarts([service], new Date('2026-05-20T12:00:00Z'), 2);
  expect(starts.map(({ label }) => label)).toEqual(['Pentecost', 'Worship']);
});
