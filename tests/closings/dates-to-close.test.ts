import { expect, test } from 'vitest';
import { datesToClose } from '#lib/closings/dates-to-close.ts';
import { sampleEvent, sampleException, sampleId, sampleSeries } from '#tests/events/sample-events.ts';

const wednesday = '2026-01-14';
type Wanted = Parameters<typeof datesToClose>[1];
const all: Wanted = {
  from: wednesday,
  to: null,
  after_time: null,
  mode: 'cancelled',
  new_time: null,
  except: [],
};

const idsOf = (events: Parameters<typeof datesToClose>[0], wanted: Partial<Wanted> = {}) =>
  datesToClose(events, { ...all, ...wanted }).touched.map(({ occurrence }) => occurrence.id);

test('a series is touched on the days it takes place, wherever the rule had them', () => {
  const exceptions = [
    sampleException(wednesday, 'changed', { new_date: '2026-01-15' }),
    sampleException('2026-01-21', 'changed', { new_date: wednesday }),
  ];
  const series = sampleSeries('weekly', '2026-01-07', { exceptions });
  expect(datesToClose([series], all).touched).toMatchObject([
    { occurrence: { id: `${sampleId}_20260121`, date: wednesday }, date: '2026-01-21', day_only: false },
  ]);
  expect(idsOf([series], { from: '2026-01-15' })).toEqual([`${sampleId}_20260114`]);
});

test('what is cancelled or was taken out is not touched, what is online only or late is', () => {
  const on = (kind: Parameters<typeof sampleException>[1]) =>
    idsOf([sampleSeries('weekly', '2026-01-07', { exceptions: [sampleException(wednesday, kind)] })]);
  expect([on('cancelled'), on('removed')]).toEqual([[], []]);
  expect([on('moved_online'), on('late'), on('changed')].flat()).toHaveLength(3);
});

test('each day of a multi-day event is touched by itself, the first one too', () => {
  const event = sampleEvent({ date: '2026-01-13', end_date: '2026-01-16' });
  const days = (wanted: Partial<Wanted>) => idsOf([event], wanted).map((id) => id.slice(-2));
  expect(days({})).toEqual(['14']);
  expect(days({ from: '2026-01-01', to: '2026-01-31' })).toEqual(['13', '14', '15', '16']);
  expect(days({ from: '2026-01-16', to: '2026-01-18', except: [`${sampleId}_20260116`] })).toEqual([]);
  expect(days({ from: '2026-01-01', to: '2026-01-31', except: [sampleId] })).toEqual([]);
  const closed = { ...event, exceptions: [sampleException('2026-01-13', 'cancelled', { day_only: true })] };
  expect(idsOf([closed], { from: '2026-01-01', to: '2026-01-14' })).toEqual([`${sampleId}_20260114`]);
});

test.each([
  ['7:00 PM', '19:00', true],
  ['7:00 PM', '19:01', false],
  ['5:00 PM - 9:00 PM', '18:00', false],
  ['After the service', '18:00', true],
])('of what begins at %s a closing from %s on touches it: %s', (time, after_time, isTouched) => {
  expect(idsOf([sampleEvent({ date: wednesday, time })], { after_time })).toHaveLength(isTouched ? 1 : 0);
});

test('what begins at the new time or later does not start late', () => {
  const late = (time: string) =>
    idsOf([sampleEvent({ date: wednesday, time })], { mode: 'late', new_time: '11:30' }).length;
  expect(['9 AM', '11:29 AM', '11:30 AM', '7 PM', 'All day'].map(late)).toEqual([1, 1, 0, 0, 1]);
});

test('the dates come by day, time and title, each with what it would have been', () => {
  const named = (title: string, time: string, id: string) =>
    sampleEvent({ title, time, date: wednesday, id: `${id}${sampleId.slice(1)}` });
  const events = [
    named('Vespers', '7 PM', '1'),
    named('Breakfast', '8 AM', '2'),
    named('Choir', '7 PM', '3'),
  ];
  expect(datesToClose(events, all).touched.map(({ occurrence }) => occurrence)).toEqual([
    { id: events[1]?.id, title: 'Breakfast', date: wednesday, time: '8 AM', kind: 'event' },
    { id: events[2]?.id, title: 'Choir', date: wednesday, time: '7 PM', kind: 'event' },
    { id: events[0]?.id, title: 'Vespers', date: wednesday, time: '7 PM', kind: 'event' },
  ]);
});
