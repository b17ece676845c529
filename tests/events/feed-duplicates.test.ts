import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calendarFeed } from '@/lib/events/calendar-feed';
import { withoutDuplicates } from '@/lib/events/feed-duplicates';
import { occurrencesBetween } from '@/lib/events/recurrence';
import { anySeries } from './any-series';
import { manySeries } from './many-series';
import { expandFeed } from './read-feed';
import { sampleEvent, sampleSeries } from './sample-events';

vi.setConfig({ testTimeout: 60_000 });

const today = '2026-01-01';

describe('a feed without duplicates', () => {
  it('leaves out a row that says the same as another', () => {
    const older = sampleSeries('weekly', '2026-01-07', {
      id: 'older',
      created_at: '2025-01-01T00:00:00.000Z',
    });
    const newer = sampleSeries('weekly', '2026-01-21', { id: 'newer' });
    expect(withoutDuplicates([newer, older], today)).toEqual([older]);
  });

  it('takes single dates that another row has out of a series', () => {
    const once = sampleEvent({ id: 'once', date: '2026-01-14', created_at: '2025-01-01T00:00:00.000Z' });
    const series = sampleSeries('weekly', '2026-01-07');
    const [, reduced] = withoutDuplicates([once, series], today);
    expect(reduced?.exceptions).toMatchObject([{ date: '2026-01-14', kind: 'removed' }]);
  });

  it('lets everything be that differs in title, time or location', () => {
    const events = [
      sampleEvent({ id: 'a' }),
      sampleEvent({ id: 'b', location: 'Hall' }),
      sampleEvent({ id: 'c', time: '8 pm' }),
    ];
    expect(withoutDuplicates(events, today)).toEqual(events);
  });

  it('expands to the dates that the lists show, whatever the rows', () => {
    fc.assert(
      fc.property(fc.array(anySeries, { minLength: 2, maxLength: 4 }), (rows) => {
        const events = rows.map((row, index) => ({
          ...row,
          title: 'Gathering',
          created_at: `2025-01-0${index + 1}T00:00:00.000Z`,
        }));
        const from = events.map(({ date }) => date).sort()[0] ?? '';
        const to = `${from.slice(0, 4)}-12-31`;
        // The lists give at most 200 dates of one event.
        fc.pre(events.every((event) => occurrencesBetween([event], from, to, from).length < 200));
        const feed = calendarFeed(withoutDuplicates(events, from));
        expect(expandFeed(feed, to)).toEqual(
          occurrencesBetween(events, from, to, from).map(({ date }) => date),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('costs nothing to speak of when there are none', () => {
    const events = manySeries(10_000);
    const begun = performance.now();
    expect(withoutDuplicates(events, today)).toHaveLength(10_000);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
