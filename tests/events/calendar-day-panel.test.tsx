import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarDayPanel } from '#components/events/calendar-day-panel.tsx';
import { eventMessages } from '#lib/events/messages.ts';
import { occurrencesBetween } from '#lib/events/series/recurrence.ts';
import { sampleEvent } from './sample-events.ts';

const date = '2026-11-22';
const view = { chosen: date, today: '2026-11-21', month: '2026-11', isPast: false, isWholeDay: false };

function panel(count: number, isWholeDay = false): string {
  const events = Array.from({ length: count }, (_, at) => sampleEvent({ date, title: `Supper ${at}` }));
  return renderToStaticMarkup(
    <CalendarDayPanel
      view={{ ...view, isWholeDay }}
      date={date}
      occurrences={occurrencesBetween(events, date, date, date)}
      closings={[]}
    />,
  );
}

it('holds twelve events of a day, and leads to the others of a day that has more', () => {
  expect(panel(12).match(/<h3/g)).toHaveLength(12);
  expect(panel(12)).not.toContain('of this day');
  expect(panel(13).match(/<h3/g)).toHaveLength(12);
  expect(panel(13)).toContain('href="/calendar?date=2026-11-22&amp;day=all"');
  expect(panel(13)).toContain('All 13 of this day');
});

it('says that a day could not be read, and not that nothing is on', () => {
  const markup = renderToStaticMarkup(
    <CalendarDayPanel view={view} date={date} occurrences={null} closings={[]} />,
  );
  expect(markup).toContain(eventMessages.dayLoadFailed);
  expect(markup).not.toMatch(/no events/i);
});

it('shows them all when asked for the whole day', () => {
  expect(panel(13, true).match(/<h3/g)).toHaveLength(13);
});
