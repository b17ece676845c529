import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeaturedPoster } from '#components/home/featured-poster.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleException, sampleService } from '../events/sample-events.ts';

const days = ['2026-01-01', '2026-03-31'] as const;

/** Returns the words of the poster of the first date. */
function wordsOf(event: ReturnType<typeof sampleEvent>): string {
  const [occurrence] = occurrencesBetween([event], ...days, days[0]);
  if (!occurrence) throw new Error('The event has no date.');
  return renderToStaticMarkup(<FeaturedPoster event={occurrence} isWhole={false} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u2066-\u2069]+/g, ' ');
}

test.each([
  ['on one day', {}, 'Jan 07, 2026 7:00 PM, Chapel'],
  ['on several days', { is_multi_day: true, end_date: '2026-01-09' }, 'Jan 7 – 9, 2026 7:00 PM, Chapel'],
  ['whose end is missing', { is_multi_day: true, end_date: null }, 'Jan 07, 2026 7:00 PM, Chapel'],
  ['whose time is a word', { time: 'All day' }, 'Jan 07, 2026 All day, Chapel'],
  ['without a time', { time: '' }, 'Jan 07, 2026 Chapel'],
  ['without a place', { location: '' }, 'Jan 07, 2026 7:00 PM'],
  [
    'that is online this time',
    {
      is_recurring: true,
      recurrence_frequency: 'weekly',
      exceptions: [sampleException('2026-01-07', 'moved_online')],
    },
    'Jan 07, 2026 Online only 7:00 PM, Online',
  ],
])('the poster of an event %s has its date and its place', (_which, fields, words) => {
  expect(wordsOf(sampleEvent(fields))).toContain(words);
});

test('the poster of a service without a place names the church, as its page does', () => {
  const service = sampleService({ title: 'Vigil', listed: true, location: '', time: '8:00 PM' });
  expect(wordsOf(service)).toContain(`Jan 04, 2026 8:00 PM, ${currentChurch().name}`);
});
