import { expect, test } from 'vitest';
import { serviceHeading } from '#lib/events/church-services/service-heading.ts';
import { sampleService } from '../sample-events.ts';

const sunday = { title: 'Sunday Service', date: '2026-01-04', time: '9:45 AM' };

test.each([
  [{}, 'Sunday Service, Sunday 9:45 AM'],
  [
    { recurrence_frequency: 'biweekly' as const },
    expect.stringMatching(/^Sunday Service, Every .+ at 9:45 AM$/),
  ],
  [{ is_recurring: false }, 'Sunday Service, Sunday, January 4, 2026 at 9:45 AM'],
  [{ time: 'After the harvest' }, 'Sunday Service'],
])('a form says which service it edits: %j', (fields, heading) => {
  expect(serviceHeading(sampleService({ ...sunday, ...fields }))).toEqual(heading);
});
