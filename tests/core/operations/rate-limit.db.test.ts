import { beforeEach, expect, test, vi } from 'vitest';
import { refundTry, spendTry } from '#lib/core/operations/rate-limit.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') });
});

test('ten wrong passwords are allowed, then the address waits, longer each time it goes on', async () => {
  const waits: number[] = [];
  for (let spell = 0; spell < 8; spell++) {
    await spend(10, 'passwordTries', '203.0.113.9');
    waits.push(await refusalSeconds('passwordTries', '203.0.113.9'));
    passSeconds((waits.at(-1) ?? 0) + 1);
  }
  expect(waits.map((seconds) => seconds / 60)).toEqual([15, 30, 60, 120, 240, 480, 720, 720]);
});

test('asking again while waiting makes the wait no longer', async () => {
  await spend(10, 'passwordTries', '203.0.113.9');
  expect(await refusalSeconds('passwordTries', '203.0.113.9')).toBe(900);
  passSeconds(600);
  expect(await refusalSeconds('passwordTries', '203.0.113.9')).toBe(300);
  expect(await refusalSeconds('passwordTries', '203.0.113.9')).toBe(300);
});

test('after a day without offense the waiting time starts again', async () => {
  await spend(10, 'passwordTries', '203.0.113.9');
  await refusalSeconds('passwordTries', '203.0.113.9');
  passSeconds(25 * 3600);
  await spend(10, 'passwordTries', '203.0.113.9');
  expect(await refusalSeconds('passwordTries', '203.0.113.9')).toBe(900);
});

test('another address is not concerned', async () => {
  await spend(10, 'passwordTries', '203.0.113.9');
  await refusalSeconds('passwordTries', '203.0.113.9');
  await spend(1, 'passwordTries', '203.0.113.10');
});

test('a try that is given back does not count', async () => {
  for (let round = 0; round < 25; round++) {
    await spend(1, 'passwordTries', '203.0.113.9');
    await refundTry('passwordTries', '203.0.113.9');
  }
});

test('unknown browsers together wait too, shortly at first', async () => {
  const waits: number[] = [];
  for (let spell = 0; spell < 7; spell++) {
    await spend(60, 'strangersPasswordTries', 'strangers');
    waits.push(await refusalSeconds('strangersPasswordTries', 'strangers'));
    passSeconds((waits.at(-1) ?? 0) + 1);
  }
  expect(waits.map((seconds) => seconds / 60)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  await spend(1, 'strangersPasswordTries', 'the-device-of-the-office');
});

async function spend(times: number, ...[name, who]: Parameters<typeof spendTry>): Promise<void> {
  for (let time = 0; time < times; time++) await spendTry(name, who);
}

async function refusalSeconds(...[name, who]: Parameters<typeof spendTry>): Promise<number> {
  const refusal = await spendTry(name, who).catch((error) => error);
  expect(refusal).toMatchObject({ code: 'too_many_requests' });
  return refusal.more.retryAfterSeconds;
}

function passSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}
