import { describe, expect, test } from 'vitest';
import {
  isHeldOff,
  nextQuestion,
  renewalMoment,
  retryMoment,
  warningOf,
} from '#lib/site-address/certificate/renewal.ts';

const at = (text: string) => new Date(text);
const of = (from: string, until: string, id: string | null = 'a.b') => ({
  from: at(from),
  until: at(until),
  id,
  chain: '',
});
const days = (count: number) => count * 86_400_000;
const now = at('2027-03-01T12:00:00Z');

describe('a certificate is renewed', () => {
  test.each([
    ['of 90 days after 60', '2027-01-01T00:00:00Z', '2027-04-01T00:00:00Z', '2027-03-02T00:00:00Z'],
    ['of 45 days after 30', '2027-01-01T00:00:00Z', '2027-02-15T00:00:00Z', '2027-01-31T00:00:00Z'],
    ['of 6 days after 4', '2027-01-01T00:00:00Z', '2027-01-07T00:00:00Z', '2027-01-05T00:00:00Z'],
  ])('%s', (_title, from, until, moment) => {
    expect(renewalMoment(of(from, until), null)).toEqual(at(moment));
  });

  test('within the window of its authority, each at a moment of its own that stays', () => {
    const window = { start: at('2027-02-01T00:00:00Z'), end: at('2027-02-03T00:00:00Z') };
    const moments = ['a.b', 'c.d', 'e.f'].map((id) =>
      renewalMoment(of('2027-01-01T00:00:00Z', '2027-04-01T00:00:00Z', id), window).getTime(),
    );
    expect(new Set(moments).size).toBe(3);
    for (const moment of moments) {
      expect(moment).toBeGreaterThanOrEqual(window.start.getTime());
      expect(moment).toBeLessThan(window.end.getTime());
    }
    expect(renewalMoment(of('2027-01-01T00:00:00Z', '2027-04-01T00:00:00Z', 'a.b'), window).getTime()).toBe(
      moments[0],
    );
  });

  test('at once where the window has passed, as when it was revoked', () => {
    const window = { start: at('2027-01-02T00:00:00Z'), end: at('2027-01-03T00:00:00Z') };
    expect(renewalMoment(of('2027-01-01T00:00:00Z', '2027-04-01T00:00:00Z'), window) < now).toBe(true);
  });

  test('before its end whatever the window says', () => {
    const window = { start: at('2027-03-01T00:00:00Z'), end: at('2099-01-01T00:00:00Z') };
    const until = at('2027-04-01T00:00:00Z');
    for (const id of ['a', 'b', 'c', 'd'])
      expect(renewalMoment(of('2027-01-01T00:00:00Z', until.toISOString(), id), window) <= until).toBe(true);
  });
});

describe('after a failure it is tried again', () => {
  test('after a minute, ten, a hundred, and then once a day', () => {
    const pauses = [1, 2, 3, 4, 40].map(
      (failures) => (retryMoment(now, failures).getTime() - now.getTime()) / 60_000,
    );
    expect(pauses).toEqual([1, 10, 100, 1440, 1440]);
  });

  test('not before the authority allows it, and after eight days at the latest', () => {
    const allowed = new Date(now.getTime() + days(3));
    expect(retryMoment(now, 1, allowed)).toEqual(allowed);
    expect(retryMoment(now, 1, at('2099-01-01T00:00:00Z'))).toEqual(new Date(now.getTime() + days(8)));
    expect(retryMoment(now, 2, at('1970-01-01T00:00:00Z')).getTime() - now.getTime()).toBe(600_000);
  });

  test('at once where a wrong clock had dated the failure', () => {
    const failure = { at: at('2099-01-01T00:00:00Z'), retry_at: at('2099-01-02T00:00:00Z') };
    expect(isHeldOff(failure, now)).toBe(false);
    expect(isHeldOff({ at: now, retry_at: new Date(now.getTime() + 1) }, now)).toBe(true);
    expect(isHeldOff({ at: now, retry_at: now }, now)).toBe(false);
  });
});

test('the window is asked for again as the authority says, between a minute and a day', () => {
  const after = (seconds: number | null) => (nextQuestion(now, seconds).getTime() - now.getTime()) / 1000;
  expect([null, 21_600, 5, 1e9].map(after)).toEqual([21_600, 21_600, 60, 86_400]);
});

describe('owners are told', () => {
  const certificate = of('2027-01-01T00:00:00Z', '2027-04-01T00:00:00Z');

  test.each([
    ['2027-03-24T00:00:00Z', null],
    ['2027-03-25T00:00:00Z', 'ending'],
    ['2027-03-31T23:59:59Z', 'ending'],
    ['2027-04-01T00:00:00Z', 'ended'],
    ['1970-01-01T00:00:00Z', null],
  ])('at %s: %s', (moment, warning) => {
    expect(warningOf(certificate, at(moment))).toBe(warning);
  });

  test('in the last sixth of a short one', () => {
    const short = of('2027-01-01T00:00:00Z', '2027-01-07T00:00:00Z');
    expect(warningOf(short, at('2027-01-05T23:00:00Z'))).toBe(null);
    expect(warningOf(short, at('2027-01-06T01:00:00Z'))).toBe('ending');
  });
});
