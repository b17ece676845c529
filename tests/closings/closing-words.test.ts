import { describe, expect, test } from 'vitest';
import { closingAction, closingHeadline, closingLabel, closingTitle } from '#lib/closings/closing-words.ts';
import { closedDays, closingsOf, closingsOn, nearClosings } from '#lib/closings/coming-closings.ts';
import type { Closing, ClosingOccurrence } from '#lib/closings/schema.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleException, sampleId } from '#tests/events/sample-events.ts';

/** A Sunday. */
const today = '2031-06-08';

function closingFrom(from: string, more: Partial<Closing> = {}): Closing {
  return {
    id: from,
    mode: 'cancelled',
    from,
    to: from,
    after_time: null,
    new_time: null,
    message: 'The roads are icy.',
    occurrences: [],
    left_on: [],
    announcement_id: null,
    created_at: '2031-06-01T12:00:00.000Z',
    updated_at: '2031-06-01T12:00:00.000Z',
    reopened_at: null,
    ...more,
  };
}

describe('what a closing is called', () => {
  test.each([
    [{}, 'Closed today'],
    [{ from: '2031-06-09' }, 'Closed tomorrow'],
    [{ from: '2031-06-14', mode: 'online' }, 'Online only this Saturday'],
    // The same weekday again: 'this Sunday' would be today.
    [{ from: '2031-06-15' }, 'Closed on Sunday, June 15'],
    [{ mode: 'late', new_time: '11:30' }, 'Starts late: 11:30 AM today'],
    [{ mode: 'late', new_time: '09:05', from: '2031-06-11' }, 'Starts late: 9:05 AM this Wednesday'],
    [{ after_time: '18:00' }, 'Closed today from 6:00 PM'],
    [{ mode: 'late', new_time: '20:00', after_time: '18:00' }, 'Starts late: 8:00 PM today'],
    [{ to: '2031-06-09' }, 'Closed today and tomorrow'],
    [{ to: '2031-06-11' }, 'Closed through Wednesday, June 11'],
    [{ from: '2031-06-05', to: today }, 'Closed today'],
    [{ from: '2031-06-10', to: '2031-06-12' }, 'Closed from June 10 to June 12'],
  ] as const)('%j is told as %s', (given, title) => {
    const from = 'from' in given ? given.from : today;
    expect(closingTitle(closingFrom(from, { to: from, ...given }), today)).toBe(title);
  });

  test('on a day in the calendar it has its name alone, or from when on', () => {
    expect(closingLabel(closingFrom(today), today)).toBe('Closed');
    expect(closingLabel(closingFrom(today, { after_time: '18:00' }), today)).toBe('Closed from 6:00 PM');
    expect(closingLabel(closingFrom(today, { mode: 'late', new_time: '11:30' }), today)).toBe('Starts late');
  });
});

describe('a closing that leaves something on', () => {
  const service = (title: string, time: string, date = today): ClosingOccurrence => {
    return { id: `${title} ${time} ${date}`, title, date, time, kind: 'service' };
  };
  const early = service('Worship', '9 AM');
  const inPart = (more: Partial<Closing> = {}) =>
    closingFrom(today, { occurrences: [early], left_on: [service('Vespers', '6 PM')], ...more });

  test('never calls the day closed: it names what is not held', () => {
    expect(closingTitle(inPart(), today)).toBe('Cancelled today: Worship');
    expect(closingTitle(inPart({ mode: 'online' }), '2031-06-05')).toBe('Online only this Sunday: Worship');
    expect(closingTitle(inPart({ mode: 'late', new_time: '11:30' }), today)).toBe(
      'Starts late: 11:30 AM today: Worship',
    );
    expect(closingHeadline(inPart())).toBe('Cancelled: Sunday, June 8: Worship');
    expect(closingLabel(inPart(), today)).toBe('Cancelled: Worship');
    expect(closedDays([inPart()])).toEqual([]);
  });

  test('tells two services of one name apart', () => {
    const left_on = [service('Worship', '11 AM')];
    expect(closingTitle(inPart({ left_on }), today)).toBe('Cancelled today: Worship (9:00 AM)');
    const days = { to: '2031-06-15', left_on: [service('Worship', '9 AM', '2031-06-15')] };
    expect(closingHeadline(inPart(days))).toBe('Cancelled: June 8 to June 15: Worship (June 8)');
  });

  test('is on the days alone of which it touches something', () => {
    const closing = inPart({ to: '2031-06-09' });
    expect(closingsOn([closing], today)).toEqual([closing]);
    expect(closingsOn([closing], '2031-06-09')).toEqual([]);
  });

  test('that touches nothing has only its message', () => {
    expect(closingTitle(inPart({ occurrences: [] }), today)).toBe('Please note: today');
    expect(closingHeadline(inPart({ occurrences: [] }))).toBe('Please note: Sunday, June 8');
  });
});

test('pages tell of what holds today or within 7 days, the nearest first', () => {
  const dates = ['2031-06-15', '2031-06-16', '2031-06-10'];
  const running = closingFrom('2031-06-01', { to: today });
  const near = nearClosings([...dates.map((date) => closingFrom(date)), running], today);
  expect(near.map(({ from }) => from)).toEqual(['2031-06-01', '2031-06-10', '2031-06-15']);
  expect(closingsOn(near, '2031-06-10')).toHaveLength(1);
  expect(closingsOn(near, '2031-06-09')).toEqual([]);
});

describe('the closing of a date', () => {
  const touching = (date: string, id: string, mode: Closing['mode'] = 'cancelled') =>
    closingFrom(date, {
      mode,
      occurrences: [{ id, title: 'Evening Prayer', date, time: '7:00 PM', kind: 'event' }],
    });
  const on = (event: EventWithExceptions) => {
    const occurrence = occurrenceOn(event, event.date);
    if (!occurrence) throw new Error('There is no such date.');
    return occurrence;
  };

  test('is the one that touched it, while the date is held as that one says', () => {
    const held = sampleEvent();
    const cancelled = sampleEvent({ exceptions: [sampleException(held.date, 'cancelled')] });
    const closings = [touching(held.date, held.id), touching('2026-01-08', 'another')];
    expect(closingsOf(closings, on(cancelled))).toEqual([closings[0]]);
    expect(closingsOf(closings, on(held))).toEqual([]);
    expect(closingsOf([touching(held.date, held.id, 'online')], on(cancelled))).toEqual([]);
  });

  test('of several days is the one of any of them', () => {
    const exceptions = [sampleException('2026-01-08', 'cancelled', { day_only: true })];
    const several = sampleEvent({ end_date: '2026-01-09', exceptions });
    const closings = ['2026-01-08', '2026-01-09'].map((day) => touching(day, occurrenceId(sampleId, day)));
    expect(closingsOf(closings, on(several))).toEqual([closings[0]]);
  });
});

test('search engines are told of whole days on which nothing is open', () => {
  const closings = [
    closingFrom(today, { to: '2031-06-09' }),
    closingFrom(today, { mode: 'online' }),
    closingFrom(today, { after_time: '18:00' }),
  ];
  expect(closedDays(closings)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: today,
      validThrough: '2031-06-09',
    },
  ]);
});

describe('the button that closes says what it does', () => {
  const day = { mode: 'cancelled', from: '2031-06-04', to: '2031-06-04', after_time: null } as const;
  test.each([
    ['Cancel Wednesday for everyone', day],
    ['Cancel Wednesday from 5:00 PM for everyone', { ...day, after_time: '17:00' }],
    ['Move Wednesday online', { ...day, mode: 'online' }],
    ['Start Wednesday late', { ...day, mode: 'late', after_time: '09:00' }],
    ['Cancel June 20 for everyone', { ...day, from: '2031-06-20', to: '2031-06-20' }],
    ['Cancel June 4 to June 6 for everyone', { ...day, to: '2031-06-06' }],
  ] as const)('%s', (deed, closing) => {
    expect(closingAction(closing, '2031-06-04')).toBe(deed);
  });
});
