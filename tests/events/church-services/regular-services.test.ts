import { describe, expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { gatheringLines, serviceLines } from '#lib/core/church/service-labels.ts';
import { regularServices } from '#lib/events/church-services/regular-services.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { sampleException, sampleService } from '../sample-events.ts';

/** What pages say at a moment of the church's clock, which is five hours behind UTC in the summer of 2026. */
const toldAt = (services: EventWithExceptions[], now: string) =>
  serviceLines(regularServices(services, new Date(now))).map(({ name, text }) => `${name}, ${text}`);

test('services stand in the order of the week with the vigil before its Sunday, by their short titles', () => {
  const services = [
    sampleService({ title: 'Saturday Vigil', date: '2026-01-03', time: '5:30 PM' }),
    sampleService({ title: 'Late Worship', time: '11 am - 12:15 pm' }),
    sampleService({ title: 'Worship at Nine', short_title: 'Worship', time: '9:00 AM' }),
  ];
  expect(toldAt(services, '2026-05-20T12:00:00Z')).toEqual([
    'Saturday Vigil, Saturday 5:30 PM',
    'Worship, Sunday 9:00 AM',
    'Late Worship, Sunday 11:00 AM',
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

describe('before it is otherwise', () => {
  const saidOn = (services: EventWithExceptions[], now: string) =>
    gatheringLines(regularServices(services, new Date(now))).map(({ text, coming }) => [text, coming]);
  const may = '2026-05-20T12:00:00Z';
  const spring = { end_date: '2026-06-06' };
  const summer = { date: '2026-06-07', end_date: '2026-09-05' };

  test('the coming time is told with its first date, from a quarter of a year on', () => {
    const services = [sampleService(spring), sampleService({ ...summer, time: '9:30 AM' })];
    expect(saidOn(services, may)).toEqual([['Sunday 10:00 AM', 'From June 7: 9:30 AM']]);
    expect(saidOn(services, '2026-02-20T12:00:00Z')).toEqual([['Sunday 10:00 AM', undefined]]);
  });

  test('once it is so, the way back is told in the same way', () => {
    const services = [
      sampleService(spring),
      sampleService({ ...summer, time: '9:30 AM' }),
      sampleService({ date: '2026-09-06' }),
    ];
    expect(saidOn(services, '2026-07-20T12:00:00Z')).toEqual([
      ['Sunday 9:30 AM', 'From September 6: 10:00 AM'],
    ]);
  });

  test('of several each follows its own, and those that stay are told with them', () => {
    const first = [sampleService(spring), sampleService({ ...summer, time: '8:30 AM' })];
    const second = [
      sampleService({ ...spring, time: '11:30 AM' }),
      sampleService({ ...summer, time: '10:30 AM' }),
    ];
    expect(saidOn([...first, ...second], may)).toEqual([
      ['Sunday 10:00 AM and 11:30 AM', 'From June 7: 8:30 AM and 10:30 AM'],
    ]);
    expect(saidOn([...first, sampleService({ time: '11:30 AM' })], may)).toEqual([
      ['Sunday 10:00 AM and 11:30 AM', 'From June 7: 8:30 AM and 11:30 AM'],
    ]);
  });

  test('two that become one are told so, and so is another day', () => {
    const both = [sampleService(spring), sampleService({ ...spring, time: '11:30 AM' })];
    expect(saidOn([...both, sampleService({ ...summer, time: '10:30 AM' })], may)).toEqual([
      ['Sunday 10:00 AM and 11:30 AM', 'From June 7: 10:30 AM'],
    ]);
    const saturday = sampleService({ date: '2026-06-13', time: '5:30 PM' });
    expect(saidOn([sampleService(spring), saturday], may)).toEqual([
      ['Sunday 10:00 AM', 'From June 13: Saturday 5:30 PM'],
    ]);
  });

  test('one that ends with nothing after it is told until when it is', () => {
    expect(saidOn([sampleService({ end_date: '2026-06-30' })], may)).toEqual([
      ['Sunday 10:00 AM', 'Until June 28'],
    ]);
    const early = sampleService({ title: 'Early', time: '8:00 AM', ...spring });
    const late = [sampleService(spring), sampleService({ ...summer, time: '9:30 AM' })];
    expect(saidOn([early, ...late], may)).toEqual([
      ['Sunday 8:00 AM', 'Until May 31'],
      ['Sunday 10:00 AM', 'From June 7: 9:30 AM'],
    ]);
  });
});

test('one that begins months ahead is not told yet, one that rests for the summer is told when it is back', () => {
  const july = ['07-05', '07-12', '07-19', '07-26'].map((day) => sampleException(`2026-${day}`, 'removed'));
  const services = [
    sampleService({ title: 'Resting', exceptions: july }),
    sampleService({ title: 'From September', date: '2026-09-06', time: '6:00 PM' }),
    sampleService({ title: 'Always', time: '8:00 AM' }),
  ];
  expect(toldAt(services, '2026-07-01T12:00:00Z')).toEqual(['Always, Sunday 8:00 AM']);
  expect(toldAt(services, '2026-07-29T12:00:00Z')).toHaveLength(2);
});

test('one that begins a week from now is told all day long', () => {
  const services = [
    sampleService(),
    sampleService({ title: 'Saturday Vespers', date: '2026-05-30', time: '5:30 PM' }),
  ];
  const vespers = 'Saturday Vespers, Saturday 5:30 PM';
  expect(toldAt(services, '2026-05-23T04:59:00Z')).not.toContain(vespers);
  for (const now of ['2026-05-23T05:00:00Z', '2026-05-23T23:30:00Z', '2026-05-30T12:00:00Z'])
    expect(toldAt(services, now), now).toContain(vespers);
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
        sampleException('2026-05-24', 'cancelled'),
        sampleException('2026-05-31', 'changed', { time: '4:00 PM', new_date: '2026-05-30' }),
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

describe('the place and the description of a service', () => {
  const own = { ...defaultChurch, is_demo: false, name: 'St. Anne' };
  const early = sampleService({
    time: '9:00 AM',
    location: 'Upper church',
    description: 'Sung, with incense.',
  });
  const late = sampleService({ time: '11:00 AM', location: 'st. anne ', description: '' });
  const read = (church: typeof own) =>
    runWithChurch(church, () =>
      gatheringLines(regularServices([early, late], new Date('2026-05-20T12:00:00Z'))),
    );

  test('stand with its time, except for the name of the church itself', () => {
    expect(read(own)).toMatchObject([
      { text: 'Sunday 9:00 AM', place: 'Upper church', about: 'Sung, with incense.' },
      { text: 'Sunday 11:00 AM' },
    ]);
    expect(read(own)[1]).not.toHaveProperty('place');
  });

  test('are left out on the demo, whose services then stand in one line', () => {
    expect(read({ ...own, is_demo: true })).toMatchObject([{ text: 'Sunday 9:00 AM and 11:00 AM' }]);
  });
});
