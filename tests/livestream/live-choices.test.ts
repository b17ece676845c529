import { expect, test } from 'vitest';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import { liveChoices } from '#lib/livestream/live-choices.ts';
import type { LiveSettings } from '#lib/livestream/live-state.ts';
import { defaultSettings } from '#lib/livestream/schema.ts';

const service = (clock: string) => {
  const start = churchMoment(`${clock}:00`);
  return { start, end: new Date(start.getTime() + 75 * 60_000), isCancelled: false };
};
const services = ['2026-11-29T09:00', '2026-11-29T18:00', '2026-12-06T09:00'].map(service);

function choicesAt(clock: string, settings: Partial<LiveSettings> = {}) {
  const now = churchMoment(`${clock}:00`);
  return liveChoices({ now, services, settings: { ...defaultSettings, ...settings }, heard: 'unknown' });
}
const labelsAt = (clock: string, settings?: Partial<LiveSettings>) =>
  choicesAt(clock, settings).choices.map(({ label }) => label);

test.each([
  ['2026-11-25T12:00', ['Live now'], 'days before'],
  ['2026-11-29T07:00', ['Live now', 'Not today'], 'on the morning'],
  ['2026-11-29T08:40', ['Live now', 'Not today'], 'shortly before'],
  ['2026-11-29T09:30', ['Still going', 'Ended', 'Not today'], 'while it is on'],
  ['2026-11-29T10:30', ['Still going', 'Not today'], 'after it, with another to come'],
  ['2026-11-29T21:00', ['Still going'], 'after the last of the day'],
  ['2026-11-30T12:00', ['Live now'], 'the day after'],
])('at %s staff may say: %o (%s)', (clock, labels) => {
  expect(labelsAt(clock)).toEqual(labels);
});

test('what is said holds for the service it is said of', () => {
  const find = (clock: string, label: string) =>
    choicesAt(clock).choices.find((choice) => choice.label === label)?.live_override_until;
  expect(find('2026-11-25T12:00', 'Live now')).toBe('2026-11-26T06:00:00.000Z');
  // The evening's service is soon at half past five.
  expect(find('2026-11-29T09:30', 'Ended')).toBe('2026-11-29T23:30:00.000Z');
  expect(find('2026-11-29T18:30', 'Ended')).toBe(null);
});

test('what was said is told with its end, and can be taken back', () => {
  const said = {
    live_override: 'live',
    live_override_at: churchMoment('2026-11-29T09:30:00').toISOString(),
  };
  expect(choicesAt('2026-11-29T09:40', said).said).toEqual({
    word: 'live',
    until: '2026-11-30T06:00:00.000Z',
  });
  expect(labelsAt('2026-11-29T09:40', said)).toEqual(['Ended', 'Not today', 'Follow the clock']);
  expect(choicesAt('2026-11-30T12:00', said).said).toBe(null);
});
