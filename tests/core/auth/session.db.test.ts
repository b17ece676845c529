import { decode } from 'next-auth/jwt';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removeFactor, signOutEverywhere } from '#lib/account/commands.ts';
import { currentActor, raiseSession } from '#lib/core/auth/actor.ts';
import {
  authOptions,
  beginSession,
  sealClaims,
  sessionCookieName,
  sessionSeconds,
} from '#lib/core/auth/session.ts';
import { longestSessionSeconds } from '#lib/core/auth/session-rows.ts';
import { db } from '#lib/core/database/db.ts';
import { createFactor } from '#prisma/factories/factor.ts';
import { staff } from '#tests/support/actors.ts';
import { heldCookie, holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();
const began = new Date('2026-11-22T15:00:00Z');
const name = 'belltower.session';
const renewedAfterSeconds = 11 * 60;
const checks = { checkPassword: async () => null, checkPasskey: async () => null };
const noFactor = '99999999-9999-4999-8999-999999999999';

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', 'bluebonnets-in-april');
  vi.useFakeTimers({ toFake: ['Date'], now: began });
});

describe('a session', () => {
  beforeEach(() => signIn());

  test('holds, and says who it is and what level it has', async () => {
    expect(await currentActor()).toMatchObject({ role: 'admin', aal: 'aal1', nextLevel: 'aal1' });
  });

  test('ends when it is not used for its time', async () => {
    passSeconds(sessionSeconds + 60);
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test('is renewed by its use, and not at every use', async () => {
    const first = heldCookie(name)?.value;
    passSeconds(60);
    await currentActor();
    expect(heldCookie(name)?.value).toBe(first);
    passSeconds(sessionSeconds - 120);
    await currentActor();
    expect(heldCookie(name)).toMatchObject({
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge: sessionSeconds },
    });
    passSeconds(sessionSeconds - 60);
    expect(await currentActor()).toMatchObject({ role: 'admin' });
  });

  test('asks for the password after a week, however much it is used', async () => {
    const hours = longestSessionSeconds / 3600;
    for (let hour = 1; hour < hours; hour++) {
      passSeconds(3600);
      expect(await currentActor()).toMatchObject({ role: 'admin' });
    }
    passSeconds(3600);
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test('ends when the password changes', async () => {
    vi.stubEnv('ADMIN_PASSWORD', 'paintbrush-in-may');
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test('ends when AUTH_SECRET changes, and a forged cookie is none', async () => {
    vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two');
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
    holdCookie(name, 'eyJhbGciOiJkaXIifQ..forged');
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test("ends with 'Sign out everywhere', and a later one holds", async () => {
    await signOutEverywhere.execute(staff, {});
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
    await signIn();
    expect(await currentActor()).toMatchObject({ role: 'admin' });
    await signOutEverywhere.execute(staff, {});
    expect(await currentActor()).toMatchObject({ role: 'visitor' });
  });

  test('ends when it is signed out: a copy of its cookie, a renewed one included, opens nothing', async () => {
    const cookie = heldCookie(name)?.value ?? '';
    passSeconds(renewedAfterSeconds);
    await currentActor();
    const renewed = heldCookie(name)?.value ?? '';
    await signOut(cookie);
    for (const copy of [cookie, renewed]) {
      holdCookie(name, copy);
      expect(await currentActor()).toMatchObject({ role: 'visitor' });
    }
    await signIn();
    expect(await currentActor()).toMatchObject({ role: 'admin' });
  });

  test('keeps its row until it would have ended anyway', async () => {
    await signOut(heldCookie(name)?.value ?? '');
    passSeconds(longestSessionSeconds);
    await signIn();
    expect(await db().staffSession.count()).toBe(2);
    passSeconds(1);
    await signIn();
    expect(await db().staffSession.count()).toBe(2);
  });

  test('that cannot be looked up, or ended, is reported as a failure and not taken for one that is over', async () => {
    const failures: unknown[] = [];
    const { callbacks, events } = authOptions(checks, (failure) => failures.push(failure));
    const token = await decode({
      token: heldCookie(name)?.value ?? '',
      secret: String(process.env.AUTH_SECRET),
    });
    await sql('ALTER TABLE staff_sessions RENAME TO sessions_away');
    await callbacks?.session?.({ session: { expires: '' }, token } as never);
    await events?.signOut?.({ token } as never);
    await sql('ALTER TABLE sessions_away RENAME TO staff_sessions');
    expect(failures).toHaveLength(2);
  });

  test('costs one question of the database', async () => {
    const asked = vi.spyOn(db(), '$queryRaw');
    await currentActor();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('stays the same session when it is raised to aal2', async () => {
    const before = await currentActor();
    const { id } = await createFactor(db());
    expect(await currentActor()).toMatchObject({ aal: 'aal1', nextLevel: 'aal2' });
    expect(await raiseSession(id)).toBe(sessionSeconds);
    expect(await currentActor()).toEqual({ ...before, aal: 'aal2', nextLevel: 'aal2' });
  });

  test('falls back to aal1 when the factor that raised it is removed, and no later factor lifts it', async () => {
    const { id } = await createFactor(db());
    await raiseSession(id);
    await removeFactor.execute(await currentActor(), { id });
    expect(await currentActor()).toMatchObject({ aal: 'aal1', nextLevel: 'aal1' });
    await createFactor(db());
    expect(await currentActor()).toMatchObject({ aal: 'aal1', nextLevel: 'aal2' });
  });

  test('at aal1 that says aal2 of itself without a factor is not believed', async () => {
    await createFactor(db());
    await db().staffSession.updateMany({ data: { aal: 'aal2', factor: noFactor } });
    expect(await currentActor()).toMatchObject({ aal: 'aal1', nextLevel: 'aal2' });
  });
});

test('without a session there is nothing to raise', async () => {
  await expect(raiseSession(noFactor)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('behind HTTPS the cookie is bound to the host and to HTTPS', async () => {
  vi.stubEnv('SITE_URL', 'https://church.test');
  await signIn();
  await raiseSession(noFactor);
  expect(sessionCookieName()).toBe('__Host-belltower.session');
  expect(heldCookie('__Host-belltower.session')).toMatchObject({ options: { secure: true, path: '/' } });
});

async function signOut(cookie: string): Promise<void> {
  const token = await decode({ token: cookie, secret: String(process.env.AUTH_SECRET) });
  await authOptions(checks, (failure) => expect.fail(String(failure))).events?.signOut?.({ token } as never);
}

async function signIn(): Promise<void> {
  holdCookie(sessionCookieName(), (await sealClaims(await beginSession({ staffId: null }))).value);
}

function passSeconds(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}
