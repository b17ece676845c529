import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarDayPanel } from '#components/events/calendar/calendar-day-panel.tsx';
import { movedFrom } from '#lib/events/series/occurrence-status.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import english from '#lib/language/generated/en.ts';
import { sampleEvent, sampleException, sampleSeries, sampleService } from '../sample-events.ts';

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
  expect(markup).toContain(english.events.dayLoadFailed);
  expect(markup).not.toMatch(/no events/i);
});

it('names the church service of a day without events, and how it is held', () => {
  const service = sampleService({ date: '2026-11-15', title: 'Sunday Service', time: '10:30 AM' });
  const cancelled = { ...service, exceptions: [sampleException(date, 'cancelled')] };
  const words = (services: (typeof service)[]) =>
    renderToStaticMarkup(
      <CalendarDayPanel
        view={view}
        date={date}
        occurrences={[]}
        services={occurrencesBetween(services, date, date, date)}
        closings={[]}
      />,
    ).replaceAll('\u00a0', ' ');
  expect(words([])).toContain('No events scheduled for this date');
  expect(words([service])).not.toContain('No events scheduled');
  expect(words([service])).toMatch(/href="\/visit"[^>]*><span>Sunday Service at 10:30 AM</);
  expect(words([cancelled])).toContain('Sunday Service at 10:30 AM: cancelled');
  expect(words([{ ...service, location: 'Upper church' }])).toContain('Upper church');
});

it('names the church service beside the events of its day', () => {
  const service = sampleService({ date: '2026-11-15', title: 'Sunday Service', time: '10:30 AM' });
  const markup = renderToStaticMarkup(
    <CalendarDayPanel
      view={view}
      date={date}
      occurrences={occurrencesBetween([sampleEvent({ date, title: 'Supper' })], date, date, date)}
      services={occurrencesBetween([service], date, date, date)}
      closings={[]}
    />,
  ).replaceAll('\u00a0', ' ');
  expect(markup).toMatch(/Sunday Service at 10:30 AM<.*Supper</s);
});

it('says of a date that moved where it was', () => {
  const moved = sampleException('2026-11-24', 'changed', { new_date: date });
  const series = sampleSeries('weekly', '2026-11-17', { exceptions: [moved] });
  const html = renderToStaticMarkup(
    <CalendarDayPanel
      view={view}
      date={date}
      occurrences={occurrencesBetween([series], date, date, date)}
      closings={[]}
    />,
  );
  expect(html).toContain('Moved from Tuesday, November 24');
  expect(movedFrom({ date: '2027-01-02', original_date: '2026-12-29' })).toBe(
    'Moved from Tuesday, December 29, 2026',
  );
});

it('shows them all when asked for the whole day', () => {
  expect(panel(13, true).match(/<h3/g)).toHaveLength(13);
});
