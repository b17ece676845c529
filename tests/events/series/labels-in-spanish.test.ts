import { expect, test } from 'vitest';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { everyWeekAt, gatheringTimes, serviceLengths } from '#lib/core/church/service-labels.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { dayNotes, movedFrom } from '#lib/events/series/occurrence-status.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { describeRecurrence, ruleWarnings } from '#lib/events/series/recurrence-labels.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { inChurch } from '#tests/support/church.ts';
import { sampleEvent, sampleException, sampleNthWeekday, sampleSeries } from '../sample-events.ts';

/** In Spain, where the clock has 24 hours. */
const inSpanish = <Words>(say: () => Words) => inChurch({ language: 'es', country: 'ES' }, say);

test.each([
  [sampleSeries('daily', '2026-01-07'), 'Todos los días'],
  [sampleSeries('weekly', '2026-01-07'), 'Cada semana, el miércoles'],
  [sampleSeries('biweekly', '2026-01-09'), 'Cada dos semanas, el viernes'],
  [sampleSeries('monthly', '2026-01-15'), 'Cada mes, el día 15'],
  [sampleSeries('monthly', '2026-01-31'), 'Último día de cada mes'],
  [sampleSeries('yearly', '2026-12-24'), 'Cada año, el 24 de diciembre'],
  [sampleNthWeekday('2026-01-04', ['1', '3', '5'], 0), 'Cada primer, tercer y último domingo del mes'],
  [sampleNthWeekday('2026-01-30', ['5'], 5), 'Último viernes de cada mes'],
])('a rhythm is told in Spanish: %#', (event, words) => {
  expect(inSpanish(() => describeRecurrence(event))).toBe(words);
});

test('the form warns of surprising rules in Spanish', () => {
  expect(inSpanish(() => ruleWarnings(sampleNthWeekday('2026-01-07', ['1', '3'], 0)))).toEqual([
    'La fecha de inicio no es el primer y tercer domingo de su mes: la primera fecha es el domingo, 18 de enero de 2026.',
  ]);
});

test('dates and what differs on them are told in Spanish', () => {
  const days = { date: '2026-11-20', end_date: '2026-11-22', is_multi_day: true };
  expect(inSpanish(() => occurrenceDateText({ ...days, is_multi_day: false }))).toBe('viernes, 20 nov');
  expect(inSpanish(() => occurrenceDateText(days))).toBe('20 nov al 22 nov');
  expect(inSpanish(() => movedFrom({ date: '2026-03-04', original_date: '2026-03-03' }))).toBe(
    'Antes: martes, 3 de marzo',
  );
  const changed_dates = [{ date: '2026-11-21', status: 'late' as const, time: '7:00 PM' }];
  expect(inSpanish(() => dayNotes({ status: 'scheduled', closed_dates: [], changed_dates }))).toEqual([
    'Empieza más tarde el sábado, 21 de noviembre: 19:00',
  ]);
});

test('services are told in Spanish', () => {
  const [sunday] = defaultServices;
  expect(
    inSpanish(() =>
      gatheringTimes([
        { ...sunday, start: 540 },
        { ...sunday, start: 660 },
      ]),
    ),
  ).toBe('los domingos a las 9:00 y a las 11:00');
  expect(inSpanish(() => everyWeekAt({ ...sunday, start: 540 }))).toBe('los domingos a las 9:00');
  expect(inSpanish(() => everyWeekAt({ ...sunday, weekday: 4, start: 60 }))).toBe('los jueves a la 1:00');
  const monthly = { ...sunday, weekday: null, rhythm: 'Último domingo de cada mes', start: 540 };
  expect(inSpanish(() => everyWeekAt(monthly))).toBe('último domingo de cada mes, a las 9:00');
  expect(inSpanish(() => serviceLengths([sunday]))).toEqual(['una hora y cuarto']);
});

test('calendar files say what differs in Spanish', () => {
  const event = sampleEvent({ exceptions: [sampleException('2026-01-07', 'cancelled')] });
  const feed = inSpanish(() => calendarFeed([event]));
  expect(feed).toContain('//Calendario de la iglesia//ES');
  expect(feed).toContain('SUMMARY:Cancelado: Evening Prayer');
  expect(feed).toContain('DESCRIPTION:19:00');
  const occurrence = occurrenceOn(event, '2026-01-07');
  expect(occurrence?.time).toBe('7:00 PM');
});
