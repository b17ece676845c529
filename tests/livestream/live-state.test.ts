import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import {
  type Heard,
  type LiveSettings,
  liveState,
  type StreamedService,
  wordHoldsUntil,
} from '#lib/livestream/live-state.ts';
import { defaultSettings } from '#lib/livestream/schema.ts';
import { times } from '#tests/support/extent.ts';

const minute = 60_000;

/** A service of so many minutes that begins when the church's clock shows that. */
function service(name: string, clock: string, minutes = 75, isCancelled = false) {
  const start = churchMoment(`${clock}:00`);
  return { name, start, end: new Date(start.getTime() + minutes * minute), isCancelled };
}

interface Given {
  services?: readonly (StreamedService & { name: string })[];
  settings?: Partial<LiveSettings>;
  heard?: Heard;
}

/** State and service at a time of the church's clock. */
function at(clock: string, { services = [], settings = {}, heard = 'unknown' }: Given) {
  const now = churchMoment(clock.length === 16 ? `${clock}:00` : clock);
  const { state, service: about } = liveState({
    now,
    services,
    settings: { ...defaultSettings, ...settings },
    heard,
  });
  return `${state} ${about?.name ?? '-'}`;
}

const early = service('early', '2026-11-29T09:00');
const late = service('late', '2026-11-29T10:30');
const next = service('next', '2026-12-06T09:00');
const sunday = [early, late, next];

describe('by the clock', () => {
  test.each([
    ['2026-11-22T12:00', 'idle early'],
    ['2026-11-29T08:29:59', 'idle early'],
    ['2026-11-29T08:30', 'soon early'],
    ['2026-11-29T08:44:59', 'soon early'],
    ['2026-11-29T08:45', 'live early'],
    ['2026-11-29T10:14:59', 'live early'],
    // The stream opens for the second while the first ends.
    ['2026-11-29T10:15', 'live late'],
    ['2026-11-29T11:44:59', 'live late'],
    ['2026-11-29T11:45', 'ended late'],
    ['2026-12-06T08:29:59', 'ended late'],
    ['2026-12-06T08:30', 'soon next'],
  ])('at %s the state is: %s', (clock, expected) => {
    expect(at(clock, { services: sunday })).toBe(expected);
  });

  test('the minutes before are the church’s own; with none, a service is live from its start', () => {
    const settings = { soon_minutes: 240, live_opens_minutes: 0 };
    expect(at('2026-11-29T05:00', { services: sunday, settings })).toBe('soon early');
    expect(at('2026-11-29T08:59:59', { services: sunday, settings })).toBe('soon early');
    expect(at('2026-11-29T09:00', { services: sunday, settings })).toBe('live early');
    const none = { soon_minutes: 0, live_opens_minutes: 0 };
    expect(at('2026-11-29T08:59:59', { services: sunday, settings: none })).toBe('idle early');
    expect(at('2026-11-29T09:00', { services: sunday, settings: none })).toBe('live early');
  });

  test('a cancelled service is never live', () => {
    const services = [early, service('off', '2026-11-29T10:30', 75, true), next];
    expect(at('2026-11-29T10:45', { services })).toBe('ended early');
  });

  test('a service over midnight stays one service', () => {
    const services = [service('vigil', '2026-12-24T23:30', 90)];
    expect(at('2026-12-25T00:59:59', { services })).toBe('live vigil');
    expect(at('2026-12-25T01:00', { services })).toBe('ended vigil');
  });

  test('without a service there is nothing to wait for', () => {
    const settings = defaultSettings;
    expect(liveState({ now: new Date(), services: [], settings, heard: 'live' })).toEqual({
      state: 'idle',
      service: null,
      nextChange: null,
    });
  });
});

describe('a source that is heard', () => {
  test('keeps the service live for an hour after its end, and no longer', () => {
    const given = { services: [early, next], heard: 'live' as const };
    expect(at('2026-11-29T11:14:59', given)).toBe('live early');
    expect(at('2026-11-29T11:15', given)).toBe('ended early');
    expect(at('2026-11-29T10:30', { ...given, heard: 'silent' })).toBe('ended early');
  });

  test('gives way to the next service once that is live', () => {
    const given = { services: sunday, heard: 'live' as const };
    expect(at('2026-11-29T10:14:59', given)).toBe('live early');
    expect(at('2026-11-29T10:15', given)).toBe('live late');
  });

  test('that is silent during a service ends nothing', () => {
    expect(at('2026-11-29T09:30', { services: sunday, heard: 'silent' })).toBe('live early');
  });
});

test.each([
  // 23 hours: 1:30 is half an hour before 3:00.
  ['spring', '2026-03-08T03:00', '2026-03-08T07:30:00.000Z', '2026-03-08T09:15:00.000Z'],
  // 25 hours: 2:00 comes after 1:00 twice.
  ['autumn', '2026-11-01T02:00', '2026-11-01T07:30:00.000Z', '2026-11-01T09:15:00.000Z'],
])('at a change of the clock in %s minutes are lived through', (_season, clock, soon, end) => {
  const services = [service('night', clock)];
  const stateAt = (now: Date) => liveState({ now, services, settings: defaultSettings, heard: 'unknown' });
  expect(stateAt(new Date('2026-01-01T00:00:00Z')).nextChange?.toISOString()).toBe(soon);
  expect(stateAt(new Date(Date.parse(end) - 1)).nextChange?.toISOString()).toBe(end);
});

describe('what staff say', () => {
  const said = (live_override: string, clock: string, live_override_until: string | null = null) => ({
    live_override,
    live_override_until,
    live_override_at: churchMoment(`${clock}:00`).toISOString(),
  });

  test.each([
    ['live', '2026-11-29T07:00', 'live early', 'before it is soon'],
    ['live', '2026-11-29T08:40', 'live early', 'while it is soon'],
    ['live', '2026-11-29T09:30', 'live early', 'while it is live'],
    ['live', '2026-11-29T12:30', 'live late', 'once it has ended'],
    ['ended', '2026-11-29T07:00', 'ended -', 'before it is soon'],
    ['ended', '2026-11-29T08:40', 'ended -', 'while it is soon'],
    ['ended', '2026-11-29T11:30', 'ended late', 'while it is live'],
    ['ended', '2026-11-29T12:30', 'ended late', 'once it has ended'],
    ['off', '2026-11-29T07:00', 'idle next', 'before it is soon'],
    ['off', '2026-11-29T08:40', 'idle next', 'while it is soon'],
    ['off', '2026-11-29T09:30', 'idle next', 'while it is live'],
    ['off', '2026-11-29T12:30', 'idle next', 'once it has ended'],
  ])('"%s" at %s makes it: %s (%s), until the day is over', (word, clock, expected) => {
    const settings = said(word, clock);
    expect(at(clock, { services: sunday, settings })).toBe(expected);
    expect(at('2026-11-30T00:00', { services: sunday, settings })).toBe('ended late');
  });

  test('"off" the day before holds for the day of the service', () => {
    const settings = said('off', '2026-11-28T20:00');
    expect(at('2026-11-29T09:30', { services: sunday, settings })).toBe('idle next');
    expect(at('2026-12-06T09:30', { services: sunday, settings })).toBe('live next');
  });

  test('"off" for what goes past midnight holds until that is over', () => {
    const services = [service('vigil', '2026-12-24T23:30', 90)];
    const settings = said('off', '2026-12-24T12:00');
    expect(at('2026-12-25T00:30', { services, settings, heard: 'live' })).toBe('idle -');
    expect(at('2026-12-25T01:30', { services, settings, heard: 'live' })).toBe('idle -');
  });

  test('holds until the moment that is named', () => {
    const until = churchMoment('2026-11-29T10:00:00').toISOString();
    const settings = said('ended', '2026-11-29T09:30', until);
    expect(at('2026-11-29T09:59:59', { services: sunday, settings })).toBe('ended early');
    expect(at('2026-11-29T10:00', { services: sunday, settings })).toBe('live early');
  });

  test('"live" where no service is known is live, without one', () => {
    const settings = said('live', '2026-11-25T12:00', '2026-11-26T06:00:00.000Z');
    expect(at('2026-11-25T13:00', { services: sunday, settings })).toBe('live -');
    const today = { ...settings, live_override_until: null };
    expect(
      wordHoldsUntil({ services: [], settings: { ...defaultSettings, ...today }, now: new Date() }),
    ).toEqual(new Date('2026-11-26T06:00:00.000Z'));
  });
});

describe('the next change', () => {
  /** Two days around each change of the clock and an ordinary Sunday, every half minute of them a moment. */
  const from = fc.constantFrom('2026-03-07T12:00', '2026-10-31T12:00', '2026-11-28T12:00');
  const given = fc.record({
    from: from.map((clock) => churchMoment(`${clock}:00`).getTime()),
    services: fc.array(
      fc.record({
        offset: fc.integer({ min: -300, max: 1500 }),
        minutes: fc.integer({ min: 5, max: 600 }),
        isCancelled: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    soon_minutes: fc.integer({ min: 0, max: 240 }),
    live_opens_minutes: fc.integer({ min: 0, max: 60 }),
    heard: fc.constantFrom<Heard>('unknown', 'live', 'silent'),
    live_override: fc.constantFrom(null, 'live', 'ended', 'off'),
    until: fc.option(fc.integer({ min: 1, max: 2000 })),
    now: fc.integer({ min: 0, max: 2000 }),
  });

  test('is the very next moment at which the answer is another', () => {
    fc.assert(
      fc.property(given, ({ from: start, services: dates, now: offset, until, heard, ...rest }) => {
        const moment = (minutes: number) => new Date(start + minutes * minute);
        const services = dates
          .map((each, index) => ({
            name: String(index),
            start: moment(each.offset),
            end: moment(each.offset + each.minutes),
            isCancelled: each.isCancelled,
          }))
          .sort((a, b) => a.start.getTime() - b.start.getTime());
        const settings = {
          ...rest,
          live_override_until: until === null ? null : moment(until).toISOString(),
          live_override_at: moment(0).toISOString(),
        };
        const stateAt = (now: Date) => liveState({ now, services, settings, heard });
        const now = stateAt(moment(offset));
        let change = offset + 1;
        const isSame = (then: ReturnType<typeof stateAt>) =>
          then.state === now.state && then.service === now.service;
        // Everything here begins and ends with a minute.
        while (change < 3300 && isSame(stateAt(moment(change)))) change += 1;
        expect(now.nextChange).toEqual(change < 3300 ? moment(change) : null);
      }),
      { numRuns: times(60) },
    );
  });
});
