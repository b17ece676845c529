import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalendarDayPanel } from '#components/events/calendar/calendar-day-panel.tsx';
import { church } from '#lib/core/church/church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';

const date = '2026-11-22';
const view = { chosen: date, today: date, month: '2026-11', isPast: false, isWholeDay: false };
const panel = () =>
  renderToStaticMarkup(
    <CalendarDayPanel view={view} date={date} occurrences={[]} closings={[]} />,
  ).replaceAll(/<[^>]*>/g, '');

test('a day without events names the church’s address', () => {
  expect(panel()).toMatch(
    new RegExp(`Looking for something, or planning it\\? Write to the church office at ${church.email}\\.$`),
  );
});

test('beside a contact form the link to it is a sentence of its own', () => {
  const contact = { href: '/forms/write', label: 'Contact us' };
  expect(runWithFacts({ contact }, panel)).toMatch(/Looking for something, or planning it\? Contact us\.$/);
});
