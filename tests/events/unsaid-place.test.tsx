import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarDayPanel } from '#components/events/calendar/calendar-day-panel.tsx';
import { EventCard } from '#components/events/event-card.tsx';
import { EventFacts } from '#components/events/event-facts.tsx';
import { church } from '#lib/core/church/church.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleService } from './sample-events.ts';

const date = '2026-11-22';
const view = { chosen: date, today: date, month: '2026-11', isPast: false, isWholeDay: false };
const occurrenceOf = (event: EventWithExceptions) => {
  const [occurrence] = occurrencesBetween([event], date, '2026-12-31', date);
  if (!occurrence) throw new Error('The sample has no such date.');
  return occurrence;
};

test('of an event whose source said neither place nor description nothing stands there', () => {
  const occurrence = occurrenceOf(sampleEvent({ date, title: 'Rosary', location: '', description: '' }));
  const facts = renderToStaticMarkup(<EventFacts occurrence={occurrence} />);
  expect(facts.match(/<dt/g)).toHaveLength(2);
  expect(facts).not.toContain(church.name);
  const day = <CalendarDayPanel view={view} date={date} occurrences={[occurrence]} closings={[]} />;
  expect(renderToStaticMarkup(day)).toMatch(/<li hidden=""[^>]*>.*?<bdi><\/bdi>/);
  expect(renderToStaticMarkup(<EventCard occurrence={occurrence} isWhole={false} />)).toMatch(
    /empty:hidden[^>]*><\/p>/,
  );
});

test('a service without a place is at the church', () => {
  const occurrence = occurrenceOf(sampleService({ location: '' }));
  expect(renderToStaticMarkup(<EventFacts occurrence={occurrence} />)).toContain(church.name);
});
