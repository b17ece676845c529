import { beforeEach, expect, test, vi } from 'vitest';
import { totpCode } from '#lib/account/totp.ts';
import { currentActor } from '#lib/core/auth/actor.ts';
import { beginSession, sealClaims, sessionCookieName, sessionSeconds } from '#lib/core/auth/session.ts';
import { forgetCookies, heldCookie, holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase();

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01T17:00:00Z') });
});

/** A browser that has given the password. */
async function signIn(): Promise<void> {
  forgetCookies();
  holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId: null }))).value);
}

const readPrayers = async () => (await callApi('GET /api/prayer-requests')).status;

test('once a factor is verified, the password opens nothing until its code has raised the same session', async () => {
  await signIn();
  const { body: factor } = await callApi('POST /api/factors', {
    body: { factor_type: 'totp', friendly_name: 'Office' },
  });
  const confirm = async () => {
    const { body: asked } = await callApi(`POST /api/factors/${factor.id}/challenge`, { body: {} });
    const code = totpCode(factor.totp.secret, new Date());
    return callApi(`POST /api/factors/${factor.id}/verify`, { body: { challenge_id: asked.id, code } });
  };
  expect((await confirm()).body).toEqual({ expires_in: sessionSeconds });

  vi.setSystemTime(Date.now() + 30_000);
  await signIn();
  const before = await currentActor();
  expect(await readPrayers()).toBe(403);
  await confirm();
  expect(heldCookie(sessionCookieName())?.options).toMatchObject({ httpOnly: true, sameSite: 'lax' });
  expect(await readPrayers()).toBe(200);
  expect(await currentActor()).toEqual({ ...before, aal: 'aal2' });

  await callApi(`DELETE /api/factors/${factor.id}`);
  expect(await currentActor()).toMatchObject({ aal: 'aal1', nextLevel: 'aal1' });
  expect(await readPrayers()).toBe(200);
});
