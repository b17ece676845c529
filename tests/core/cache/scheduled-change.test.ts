import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentGeneration, onChange } from '#lib/core/cache/change-bus.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';

const heard: string[] = [];
let leave = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T05:00:00Z') });
  heard.length = 0;
  leave = onChange((topic) => heard.push(topic));
});
afterEach(() => {
  vi.runAllTimers();
  leave();
});
const inMilliseconds = (wait: number) => new Date(Date.now() + wait);

test('a planned change drops the finished pages and is told at its moment, not before', () => {
  const before = currentGeneration();
  scheduleChange('announcements', inMilliseconds(60_000));
  vi.advanceTimersByTime(59_999);
  expect([heard.length, currentGeneration()]).toEqual([0, before]);
  vi.advanceTimersByTime(1);
  expect([heard, currentGeneration()]).toEqual([['announcements'], before + 1]);
});

test('planned again by every reader, it is told once', () => {
  for (let reader = 0; reader < 3; reader += 1) scheduleChange('announcements', inMilliseconds(1000));
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['announcements']);
});

test('an earlier change goes before a later one', () => {
  scheduleChange('announcements', inMilliseconds(10_000));
  scheduleChange('announcements', inMilliseconds(1000));
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['announcements']);
});

test('a change that is weeks away is waited for', () => {
  scheduleChange('announcements', inMilliseconds(40 * 86_400_000));
  vi.advanceTimersByTime(40 * 86_400_000 - 1);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['announcements']);
});

test('each topic has its plan: the earlier change of one does not lose the later change of another', () => {
  scheduleChange('settings', inMilliseconds(10_000));
  scheduleChange('announcements', inMilliseconds(1000));
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(['announcements', 'settings']);
});
