import { beforeEach, expect, test, vi } from 'vitest';
import { answerFactorForm, enrollFactor } from '#lib/account/commands.ts';
import { findSignInStep } from '#lib/account/queries.ts';
import { signIn, signOut } from '#lib/account/sessions/commands.ts';
import { totpCode } from '#lib/account/totp.ts';
import { actorOfPage, currentActor } from '#lib/core/auth/actor.ts';
import { hostCookieName } from '#lib/core/auth/cookies.ts';
import { sessionCookieName, sessionSeconds } from '#lib/core/auth/session.ts';
import { log } from '#lib/core/platform/log.ts';
import { visitor } from '#tests/support/actors.ts';
import { forgetCookies, heldCookie, holdCookie } from '#tests/support/browser.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const password = 'bluebonnets-in-april';

beforeEach(() => {
  vi.stubEnv('ADMIN_PASSWORD', password);
  vi.stubEnv('AUTH_SECRET', 'a-secret-of-more-than-thirty-two-letters');
  vi.spyOn(log, 'info').mockReturnValue();
  return () => vi.unstubAllEnvs();
});

const give = (typed: string) => signIn.execute(visitor, { password: typed });
const stepDue = async () => findSignInStep.execute(await actorOfPage(), {});

test('the plain form opens the session that the dialog opens, and closes it for every copy of its cookie', async () => {
  await expect(give('wrong')).rejects.toMatchObject({ code: 'unauthenticated', message: /^Incorrect/ });
  expect(await stepDue()).toEqual({ step: 'password' });
  await give(password);
  const session = heldCookie(sessionCookieName());
  expect(session?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', maxAge: sessionSeconds });
  expect(heldCookie(hostCookieName('device'))?.options).toMatchObject({ httpOnly: true });
  expect(await stepDue()).toBeNull();

  await signOut.execute(await currentActor(), {});
  expect(heldCookie(sessionCookieName())?.value).toBe('');
  holdCookie(sessionCookieName(), String(session?.value));
  expect(await stepDue()).toEqual({ step: 'password' });
});

test('wrong passwords spend the tries of the dialog too: then the right one waits', async () => {
  for (let guess = 1; guess <= 10; guess++) {
    await expect(give(`guess ${guess}`)).rejects.toMatchObject({ code: 'unauthenticated' });
  }
  await expect(give(password)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(heldCookie(sessionCookieName())).toBeUndefined();
});

test('with a second factor the password opens nothing until its code is given', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-01T17:00:00Z') });
  await give(password);
  const added = await enrollFactor.execute(await currentActor(), {
    factor_type: 'totp',
    friendly_name: 'Office',
  });
  const code = () => totpCode(String(added.totp?.secret), new Date());
  const answer = async (form: Record<string, string>) =>
    answerFactorForm.execute(await currentActor(), { id: added.id, ...form });
  expect(await answer({ code: code() })).toEqual({ isSaved: true });

  vi.setSystemTime(Date.now() + 60_000);
  forgetCookies();
  await give(password);
  expect(await stepDue()).toMatchObject({ step: 'factor', factors: [{ friendly_name: 'Office' }] });
  expect(await answer({ code: '000000' })).toMatchObject({
    isSaved: false,
    fields: { code: [expect.any(String)] },
  });
  expect(await answer({ code: code(), intent: 'confirm', challenge_id: '' })).toEqual({ isSaved: true });
  expect(await stepDue()).toBeNull();
  vi.useRealTimers();
});
