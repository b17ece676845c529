import { expect, test } from 'vitest';
import { alertsFeed } from '#lib/closings/alerts-feed.ts';
import { prefilledMessage } from '#lib/closings/closing-days.ts';
import { closingAction, closingLabel, closingTitle } from '#lib/closings/closing-words.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { inSpanish } from '#tests/support/church.ts';

/** A Sunday. */
const today = '2031-06-08';
const closing: Closing = {
  id: 'a',
  mode: 'cancelled',
  from: today,
  to: today,
  after_time: null,
  new_time: null,
  message: 'Hay hielo en los caminos.',
  occurrences: [],
  left_on: [],
  announcement_id: null,
  created_at: '2031-06-01T12:00:00.000Z',
  updated_at: '2031-06-01T12:00:00.000Z',
  reopened_at: '2031-06-02T12:00:00.000Z',
};

test.each([
  [{}, 'Cerrado hoy', 'Cancelar lo previsto el domingo'],
  [
    { after_time: '18:00' },
    'Cerrado hoy desde las 6:00\u00a0p.\u00a0m.',
    'Cancelar lo previsto el domingo desde las 6:00\u00a0p.\u00a0m.',
  ],
  [
    { mode: 'online', from: '2031-06-15', to: '2031-06-15' },
    'Solo en línea el domingo, 15 de junio',
    'Reunirse solo en línea el 15 de junio',
  ],
  [
    { mode: 'late', new_time: '11:30', from: '2031-06-11', to: '2031-06-11' },
    'Empieza más tarde este miércoles: a las 11:30\u00a0a.\u00a0m.',
    'Empezar más tarde el miércoles',
  ],
  [
    { from: '2031-06-10', to: '2031-06-12' },
    'Cerrado del 10 de junio al 12 de junio',
    'Cancelar lo previsto del 10 de junio al 12 de junio',
  ],
] as const)('%j is told and done in Spanish', (given, title, deed) => {
  expect(inSpanish(() => closingTitle({ ...closing, ...given }, today))).toBe(title);
  expect(inSpanish(() => closingAction({ ...closing, ...given }, today))).toBe(deed);
});

test('what is left on is told in Spanish', () => {
  const service = (title: string) => ({
    id: title,
    title,
    date: today,
    time: '9 AM',
    kind: 'service' as const,
  });
  const inPart = { ...closing, occurrences: [service('Culto')], left_on: [service('Coro')] };
  expect(inSpanish(() => closingTitle(inPart, today))).toBe('Cancelado hoy: Culto');
  expect(inSpanish(() => alertsFeed([inPart]))).toContain(
    '<title>Cancelado: domingo, 8 de junio: Culto</title>',
  );
  const selection = { from: today, to: null, after_time: null, new_time: null, except: ['Coro'] };
  const said = (mode: Closing['mode']) =>
    inSpanish(() =>
      prefilledMessage('today', { ...selection, mode }, [...inPart.occurrences, ...inPart.left_on]),
    );
  const stays = 'Se mantiene lo siguiente: Coro.';
  expect(said('cancelled')).toBe(`Cancelado hoy, domingo, 8 de junio: Culto. ${stays}`);
  expect(said('online')).toBe(`Solo en línea hoy, domingo, 8 de junio: Culto. ${stays}`);
});

test('a day, the suggested message and the feed are in Spanish', () => {
  expect(inSpanish(() => closingLabel({ ...closing, mode: 'online' }, today))).toBe('Solo en línea');
  const selection = { from: today, to: null, after_time: '17:00', mode: 'online' as const, new_time: null };
  const left = { id: 'b', title: 'Coro', date: today, time: '6 PM', kind: 'event' as const };
  expect(inSpanish(() => prefilledMessage('tonight', { ...selection, except: ['b'] }, [left]))).toBe(
    'Se mantiene lo siguiente: Coro.',
  );
  const feed = inSpanish(() => alertsFeed([closing]));
  expect(feed).toContain('<language>es</language>');
  expect(feed).toContain('<title>Abierto de nuevo: domingo, 8 de junio</title>');
  expect(feed).toContain('Ya no está vigente: Hay hielo en los caminos.');
});
