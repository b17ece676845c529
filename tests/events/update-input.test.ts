import { expect, test } from 'vitest';
import { eventUpdate } from '#lib/events/edit/schema.ts';
import { eventInput, serviceInput } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';

const refusalOf = (input: object) => eventUpdate.safeParse(input).error?.issues[0]?.message;

const typed = { title: 'Supper', date: '2031-06-01', location: 'Hall', description: 'Soup' };
const refusedTime = (schema: typeof eventInput | typeof serviceInput, time: string) =>
  schema
    .safeParse({ ...typed, time, length_minutes: 60 })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('a time that no clock shows is refused at its field, and words are a time', () => {
  expect(refusedTime(eventInput, '25:99')).toEqual([['time', messages.errors.noSuchTime]]);
  expect(refusedTime(eventInput, '9:00 AM - 10:75 AM')).toEqual([['time', messages.errors.noSuchTime]]);
  expect(refusedTime(eventInput, 'After service')).toBeUndefined();
  expect(refusedTime(serviceInput, '25:99')).toEqual([['time', messages.events.timeUnreadable]]);
});

test('an update without an id, with a blank one and with one that is too long is refused in its own words', () => {
  expect(refusalOf({})).toBe('Cannot update event: Missing event ID');
  expect(refusalOf({ id: '  ' })).toBe('Event ID is required for updates');
  expect(refusalOf({ id: 'x'.repeat(61) })).toBe('Cannot update event: Invalid event ID format');
});
