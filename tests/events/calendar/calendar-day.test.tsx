import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarDay } from '#components/events/calendar/calendar-day.tsx';
import { monthWeeks, sheetBounds } from '#lib/events/month-grid.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleException, sampleService } from '../sample-events.ts';

const today = '2026-11-03';
const view = { chosen: null, today, month: '2026-11', isPast: false, isWholeDay: false };

/** A day's cell as HTML. */
function cellOf(date: string): string {
  const { from, to } = sheetBounds(view.month);
  const service = sampleService({ date: '2026-11-08', title: 'Sunday Service', time: '10:30 AM' });
  const exceptions = [sampleException('2026-11-15', 'cancelled')];
  const services = occurrencesBetween([{ ...service, exceptions }], from, to, today);
  const events = occurrencesBetween([sampleEvent({ date: '2026-11-22', title: 'Supper' })], from, to, today);
  const cell = monthWeeks(view.month, events, services)
    .flat()
    .find((day) => day.date === date);
  const html = cell && renderToStaticMarkup(<CalendarDay view={view} cell={cell} isLoaded closings={[]} />);
  return html ?? '';
}

const hidden = /<span aria-hidden="true"[^>]*>(.*?)<\/span>/g;

/** The accessible name of a day's cell. */
function nameOf(date: string): string {
  return cellOf(date)
    .replaceAll(hidden, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ');
}

it('names the church service of a day without events, and how it is held', () => {
  expect(nameOf('2026-11-08')).toBe('Sunday, November 8, 2026, Sunday Service at 10:30 AM');
  expect(nameOf('2026-11-15')).toBe('Sunday, November 15, 2026, Sunday Service at 10:30 AM: cancelled');
  expect(nameOf('2026-11-09')).toBe('Monday, November 9, 2026, no events');
});

it('counts the events of a day that has some, and names its service and the events beside them', () => {
  expect(nameOf('2026-11-22')).toMatch(
    /^Sunday, November 22, 2026, 1 event, Sunday Service at 10:30 AM, .*Supper$/,
  );
});

it('marks and names a service in its cell, and strikes out a cancelled one', () => {
  const seen = (date: string) => [...cellOf(date).matchAll(hidden)].map(([, words]) => words);
  expect(seen('2026-11-08')).toEqual(['Sunday Service']);
  expect(seen('2026-11-15')).toEqual(['<s>Sunday Service</s>']);
  expect(seen('2026-11-09')).toEqual([]);
  expect(cellOf('2026-11-22').match(/data-service/g)).toHaveLength(1);
  expect(cellOf('2026-11-09')).not.toContain('wall-dots');
});
