import { expect, test, vi } from 'vitest';
import type { LimitName, spendTry } from '#lib/core/operations/rate-limit.ts';
import { messages } from '#lib/language/messages.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();
const names = Object.keys(messages.limits) as LimitName[];

/** Returns the module as another bundle of the process has it: its classes are its own. */
async function ofAnotherBundle(): Promise<{ spendTry: typeof spendTry }> {
  vi.resetModules();
  const library = await vi.importActual<object>('rate-limiter-flexible');
  vi.doMock('rate-limiter-flexible', () => ({ ...library, RateLimiterRes: class {} }));
  return import('#lib/core/operations/rate-limit.ts');
}

async function refusalOf(spend: typeof spendTry, name: LimitName, most = 610) {
  for (let tries = 0; tries < most; tries++) {
    const refusal = await spend(name, 'who').catch((error) => error);
    if (refusal) return refusal;
  }
}

test('a limit that one bundle began to count is refused in order by another', async () => {
  const page = await import('#lib/core/operations/rate-limit.ts');
  for (const name of names) await page.spendTry(name, 'who');
  const route = await ofAnotherBundle();
  for (const name of names)
    expect([name, await refusalOf(route.spendTry, name)]).toMatchObject([
      name,
      { code: 'too_many_requests' },
    ]);
});

test('the wait for a password grows whichever bundle refuses', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') });
  const action = await import('#lib/core/operations/rate-limit.ts');
  await action.spendTry('strangersPasswordTries', 'who');
  const route = await ofAnotherBundle();
  for (const seconds of [60, 120, 240]) {
    const { more } = await refusalOf(route.spendTry, 'strangersPasswordTries');
    expect(more).toMatchObject({ retryAfterSeconds: seconds });
    vi.setSystemTime(Date.now() + (seconds + 1) * 1000);
  }
});
