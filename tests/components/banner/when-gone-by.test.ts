import { expect, test } from 'vitest';
import { untilGoneBy } from '#components/banner/when-gone-by.ts';

/** A message of a width in a place of 238 px, as on a phone, and for how long it has moved. */
function messageOf(width: number, currentTime: number | null, { isMoving = true } = {}): HTMLElement {
  const effect = { getComputedTiming: () => ({ delay: 400, duration: 22_695 }) };
  return {
    offsetWidth: width,
    parentElement: { offsetWidth: 238 },
    getAnimations: () => (isMoving ? [{ effect, currentTime }] : []),
  } as unknown as HTMLElement;
}

test('a message wider than its place is waited for until its end has been seen, whatever its speed', () => {
  expect(untilGoneBy(messageOf(1700, 5000))).toBe(18_095);
  expect(untilGoneBy(messageOf(1700, null))).toBe(23_095);
});

test('a message that has gone by is waited for no longer', () => {
  expect(untilGoneBy(messageOf(1700, 23_095))).toBe(0);
  expect(untilGoneBy(messageOf(1700, 60_000))).toBe(0);
});

test('a message that fits its place, does not move or is not there is not waited for', () => {
  expect(untilGoneBy(messageOf(238, 0))).toBe(0);
  expect(untilGoneBy(messageOf(1700, 0, { isMoving: false }))).toBe(0);
  expect(untilGoneBy(null)).toBe(0);
});
