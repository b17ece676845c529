import NextAuth from 'next-auth';
import { currentAddress, currentDevice } from '@/lib/actor';
import { knownDevice, newDeviceCookie } from '@/lib/known-device';
import { assertOwnOrigin } from '@/lib/own-origin';
import { refundTry, spendTry } from '@/lib/rate-limit';
import { answering, type RouteHandler } from '@/lib/route';
import { authOptions, sessionCookieName } from '@/lib/session';
import { assertSignInCall, assertTokenFitted, methodsOfSignIn } from '@/lib/sign-in-calls';

const handle: RouteHandler = async (request, context) => {
  await assertSignInCall(request);
  const response: Response = await NextAuth(request as never, context as never, authOptions());
  assertTokenFitted(response);
  return response;
};

export const GET = answering('sign-in', handle);

/**
 * Every wrong password costs a try: of its address, and of all unknown browsers together or, where this one has
 * signed in before, of its own. While none is left, the right one is refused too (reading 35).
 */
export const POST = answering('sign-in', async (request, context) => {
  assertOwnOrigin((name) => request.headers.get(name));
  if (!new URL(request.url).pathname.endsWith('/callback/credentials')) return handle(request, context);
  const address = await currentAddress();
  const device = knownDevice(await currentDevice());
  await spendTry('passwordTries', address);
  await spendTry('strangersPasswordTries', device ?? 'strangers');
  const response = await handle(request, context);
  if (!openedSession(response)) return response;
  await refundTry('passwordTries', address);
  await refundTry('strangersPasswordTries', device ?? 'strangers');
  if (!device) response.headers.append('set-cookie', newDeviceCookie());
  return response;
});

export const OPTIONS = answering('sign-in', async (request) => {
  const allow = methodsOfSignIn(new URL(request.url).pathname);
  return new Response(null, { status: 204, headers: { allow } });
});

function openedSession(response: Response): boolean {
  const opening = `${sessionCookieName()}=`;
  return response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(opening) && !cookie.startsWith(`${opening};`));
}
