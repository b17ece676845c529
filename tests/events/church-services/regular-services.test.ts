import { describe, expect, test } from 'vitest';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { regularServices } from '#lib/events/church-services/regular-services.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { sampleDate, sampleService } from './samples.ts';

/** What is told at a moment of the church's clock, which is five hours behind UTC in the summer of 2026. */
const toldAt = (services: EventWithExceptions[], now: string) =>
  serviceLines(regularServices(services, new Date(now))).map(({ name, text }) => `${name}, ${text}`);

test('services stand in the order of the week, by their short titles', () => {
  const services = [
    sampleService({ title: 'Saturday Vigil', date: '2026-01-03', time: '5:30 PM' }),
    sampleService({ title: 'Late Worship', time: '11 am - 12:15 pm' }),
    sampleService({ title: 'Worship at Nine', short_title: 'Worship', time: '9:00 AM' }),
  ];
  expect(toldAt(services, '2026-05-20T12:00:00Z')).toEqual([
    'Worship, Sunday 9:00 AM',
    'Late Worship, Sunday 11:00 AM',
    'Saturday Vigil, Saturdays at 5:30 PM',
  ]);
});

describe('from summer hours on, as a series that takes over from another', () => {
  const services = [
    sampleService({ end_date: '2026-06-06' }),
    sampleService({ date: '2026-06-07', time: '9:00 AM' }),
  ];

  test.each([
    ['the week before the last date', '2026-05-27T12:00:00Z', '10:00 AM'],
    ['the morning of the last date', '2026-05-31T14:30:00Z', '10:00 AM'],
    ['the afternoon of the last date', '2026-05-31T20:00:00Z', '9:00 AM'],
    ['the week between', '2026-06-03T12:00:00Z', '9:00 AM'],
  ])('%s the church meets at its own time', (_when, now, clock) => {
    expect(toldAt(services, now)).toEqual([`Morning Worship, Sunday ${clock}`]);
  });
});

test('one that begins months ahead is not told yet, one that rests for the summer is told when it is back', () => {
  const july = ['07-05', '07-12', '07-19', '07-26'].map((day) => sampleDate(`2026-${day}`, 'removed'));
  const services = [
    sampleService({ title: 'Resting', exceptions: july }),
    sampleService({ title: 'From September', date: '2026-09-06', time: '6:00 PM' }),
    sampleService({ title: 'Always', time: '8:00 AM' }),
  ];
  expect(toldAt(services, '2026-07-01T12:00:00Z')).toEqual(['Always, Sunday 8:00 AM']);
  expect(toldAt(services, '2026-07-29T12:00:00Z')).toHaveLength(2);
});

test('a church that has not begun yet tells when it will', () => {
  expect(toldAt([sampleService({ date: '2026-09-06' })], '2026-07-01T12:00:00Z')).toEqual([
    'Morning Worship, Sunday 10:00 AM',
  ]);
});

test('a cancelled or moved date changes nothing of what is usual; days of their own are no service times', () => {
  const services = [
    sampleService({
      exceptions: [
        sampleDate('2026-05-24', 'cancelled'),
        sampleDate('2026-05-31', 'changed', { time: '4:00 PM', new_date: '2026-05-30' }),
      ],
    }),
    sampleService({
      title: 'Ascension',
      date: '2026-05-21',
      is_recurring: false,
      recurrence_frequency: null,
    }),
    sampleService({ title: 'Christmas Eve', date: '2025-05-22', recurrence_frequency: 'yearly' }),
  ];
  expect(toldAt(services, '2026-05-20T12:00:00Z')).toEqual(['Morning Worship, Sunday 10:00 AM']);
});

test('what is not weekly says how it comes round', () => {
  const services = [
    sampleService({ title: 'Evensong', date: '2026-05-15', time: '6 pm', recurrence_frequency: 'biweekly' }),
    sampleService({ title: 'Prime', time: '6 am', recurrence_frequency: 'daily' }),
  ];
  expect(toldAt(services, '2026-05-20T12:00:00Z')).toEqual([
    'Prime, Every day at 6:00 AM',
    'Evensong, Every other Friday at 6:00 PM',
  ]);
});
