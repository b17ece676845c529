import { expect, test } from 'vitest';
import { serviceMoments } from '#lib/events/church-services/service-moments.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { sampleException, sampleService } from '../sample-events.ts';

const startsFrom = (services: EventWithExceptions[], now: string, count: number) =>
  serviceMoments(services, new Date(now), count).map(({ occurrence, start }) => [
    occurrence.title,
    start.toISOString(),
  ]);

test('services follow each other in time, a date of its own among them', () => {
  const services = [
    sampleService(),
    sampleService({ title: 'Study', date: '2026-01-07', time: '7:00 PM' }),
    sampleService({
      title: 'Christmas Eve',
      date: '2026-12-24',
      time: '5:30 PM',
      is_recurring: false,
      recurrence_frequency: null,
    }),
  ];
  expect(startsFrom(services, '2026-12-21T12:00:00Z', 3)).toEqual([
    ['Study', '2026-12-24T01:00:00.000Z'],
    ['Christmas Eve', '2026-12-24T23:30:00.000Z'],
    ['Morning Worship', '2026-12-27T16:00:00.000Z'],
  ]);
});

test('a service is to come until it ends, also past midnight', () => {
  const service = sampleService({ date: '2026-01-03', time: '11:30 PM', length_minutes: 60 });
  const [first] = serviceMoments([service], new Date('2026-01-04T06:29:59Z'), 1);
  expect(first?.start.toISOString()).toBe('2026-01-04T05:30:00.000Z');
  const [next] = serviceMoments([service], new Date('2026-01-04T06:30:00Z'), 1);
  expect(next?.start.toISOString()).toBe('2026-01-11T05:30:00.000Z');
});

test.each([
  ['its length', { length_minutes: 90, time: '10:00 AM - 11:00 AM' }, 90],
  ['the time as it was typed', { length_minutes: null, time: '10:00 AM - 11:00 AM' }, 60],
  ['what is usual', { length_minutes: null, time: '10:00 AM' }, 75],
])('how long it lasts is said by %s', (_by, fields, minutes) => {
  const [first] = serviceMoments([sampleService(fields)], new Date('2026-05-20T12:00:00Z'), 1);
  expect(first && (first.end.getTime() - first.start.getTime()) / 60_000).toBe(minutes);
});

test('a service of the night on which clocks go forward keeps its start and its length', () => {
  const vigil = sampleService({ date: '2026-03-08', time: '1:30 AM', length_minutes: 75 });
  const [first] = serviceMoments([vigil], new Date('2026-03-07T12:00:00Z'), 1);
  expect(first?.start.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(first?.end.toISOString()).toBe('2026-03-08T08:45:00.000Z');
});

test('cancelled dates are among them, taken out ones are not, and one that cannot be read is none', () => {
  const services = [
    sampleService({
      exceptions: [
        sampleException('2026-05-24', 'cancelled'),
        sampleException('2026-05-31', 'removed'),
        sampleException('2026-06-07', 'changed', { time: '8:00 AM', length_minutes: 30, is_streamed: false }),
      ],
    }),
    sampleService({ time: 'After lunch' }),
  ];
  const [cancelled, changed] = serviceMoments(services, new Date('2026-05-20T12:00:00Z'), 2);
  expect(cancelled?.occurrence).toMatchObject({ date: '2026-05-24', is_cancelled: true });
  expect(changed?.occurrence).toMatchObject({ date: '2026-06-07', is_streamed: false });
  expect(changed?.end.toISOString()).toBe('2026-06-07T13:30:00.000Z');
});
