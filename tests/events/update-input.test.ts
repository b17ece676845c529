import { expect, test } from 'vitest';
import { eventUpdate } from '#lib/events/edit/schema.ts';

const refusalOf = (input: object) => eventUpdate.safeParse(input).error?.issues[0]?.message;

test('an update without an id, with a blank one and with one that is too long is refused in its own words', () => {
  expect(refusalOf({})).toBe('Cannot update event: Missing event ID');
  expect(refusalOf({ id: '  ' })).toBe('Event ID is required for updates');
  expect(refusalOf({ id: 'x'.repeat(61) })).toBe('Cannot update event: Invalid event ID format');
});
