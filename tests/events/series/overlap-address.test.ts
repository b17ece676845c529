import { expect, test } from 'vitest';
import { overlapAddress } from '#components/events/edit/use-overlaps.ts';
import { usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { type EventFormValues, emptyEventForm } from '#lib/events/form-values.ts';
import { overlapQuery } from '#lib/events/series/overlap-schema.ts';
import { typedEvent } from '#lib/events/series/typed-event.ts';
import { sampleException, sampleId, sampleSeries } from '../sample-events.ts';

const once = { hasRule: true, monthDay: null };
const typed = (fields: Partial<EventFormValues> = {}): EventFormValues => ({
  ...emptyEventForm(),
  location: ' Hall ',
  date: '2031-06-01',
  time: '5 PM',
  ...fields,
});

/** What the server makes of the address. */
function understood(address: string | null) {
  const query = new URL(String(address), 'http://church.test').searchParams;
  const names = [...new Set(query.keys())];
  const given = names.map((name) => {
    const all = query.getAll(name);
    return [name, all.length > 1 ? all : all[0]];
  });
  return overlapQuery.parse(Object.fromEntries(given));
}

test.each<[string, Partial<EventFormValues>]>([
  ['place', { location: '  ' }],
  ['date', { date: '' }],
  ['whole date', { date: '2031-02-30' }],
  ['time', { time: '' }],
])('without a %s nothing is asked', (_what, fields) => {
  expect(overlapAddress(typed(fields), once)).toBeNull();
});

test('a one-time event is asked for by place, date and time', () => {
  const address = overlapAddress(typed(), once);
  expect(address).toBe('/api/events/overlaps?location=Hall&date=2031-06-01&time=5+PM');
  expect(typedEvent(understood(address), [])).toMatchObject({
    is_recurring: false,
    location: 'Hall',
    id: '',
  });
});

test('several days end on the last one', () => {
  const values = typed({ is_multi_day: true, end_date: '2031-06-03' });
  expect(understood(overlapAddress(values, once)).end_date).toBe('2031-06-03');
});

test('a series is asked for with its rule, and with its changed dates when it is edited', () => {
  const values = typed({
    recurrence_type: 'recurring',
    recurrence_frequency: 'advanced_monthly',
    weekday_occurrences: ['1', '3'],
    target_weekday: 0,
    has_end_date: true,
    end_date: '2032-06-01',
  });
  const query = understood(overlapAddress(values, { ...once, id: sampleId, monthDay: 31 }));
  expect(query).toMatchObject({
    recurrence_frequency: 'advanced_monthly',
    weekday_occurrences: ['1', '3'],
    target_weekday: 0,
    month_day: 31,
    end_date: '2032-06-01',
    id: sampleId,
  });
  const exceptions = [sampleException('2031-06-01', 'cancelled')];
  const stored = sampleSeries('weekly', '2031-06-01', { exceptions });
  expect(typedEvent(query, [stored])).toMatchObject({ is_recurring: true, id: sampleId, exceptions });
});

test('one date of a series has no rule, and its series is left out', () => {
  const values = typed({ recurrence_type: 'recurring', has_end_date: true, end_date: '2032-06-01' });
  const query = understood(
    overlapAddress(values, { hasRule: false, id: `${sampleId}_20310601`, monthDay: null }),
  );
  expect(query).toMatchObject({ recurrence_frequency: null, end_date: null });
  const stored = sampleSeries('weekly', '2031-06-01', {
    exceptions: [sampleException('2031-06-01', 'cancelled')],
  });
  expect(typedEvent(query, [stored])).toMatchObject({ id: sampleId, is_recurring: false, exceptions: [] });
});

test('a service is asked for with its length', () => {
  const values = typed({ ...emptyEventForm('service'), location: 'Hall', date: '2031-06-01', time: '5 PM' });
  expect(understood(overlapAddress(values, once)).length_minutes).toBe(usualServiceMinutes);
});
