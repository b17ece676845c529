import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { dropCallbackCookie } from '#lib/core/auth/actor.ts';
import { isSecureSite } from '#lib/core/auth/cookies.ts';
import {
  assertSignInCall,
  assertTokenFitted,
  methodsOfSignIn,
  type signInCalls,
} from '#lib/core/auth/next-auth-endpoints.ts';
import { countPasswordTry } from '#lib/core/auth/password-try.ts';
import { authOptions, sessionCookieName } from '#lib/core/auth/session.ts';
import { newDeviceCookie } from '#lib/core/auth/trusted-device.ts';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';
import { problemResponse } from '#lib/core/operations/routes/response.ts';
import { answering, type RouteHandler } from '#lib/core/operations/routes/route.ts';
import { fileOfGivenAddress } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { checkPasskey } from '#lib/staff/passkeys/check-passkey.ts';
import { checkPassword } from '#lib/staff/sign-in.ts';

const signInChecks = { checkPassword, checkPasskey };

const handle: RouteHandler = async (request, context) => {
  await assertSignInCall(request);
  const failures: unknown[] = [];
  const options = authOptions(signInChecks, (failure) => failures.push(failure));
  await dropCallbackCookie();
  const response: Response = await NextAuth(withoutQuery(request) as never, context as never, options);
  assertTokenFitted(response);
  if (failures.length === 0)
    return isCall(request, 'csrf') && isSecureSite() ? withAddress(response) : response;
  const problem = problemResponse(failures[0], 'sign-in');
  // A failed sign-out still clears this browser's cookie; a failed sign-in keeps it.
  if (isCall(request, 'signout'))
    for (const cookie of response.headers.getSetCookie()) problem.headers.append('set-cookie', cookie);
  return problem;
};

export const GET = answering('sign-in', handle);

export const POST = answering('sign-in', async (request, context) => {
  assertSameOrigin((name) => request.headers.get(name));
  const isSignIn = isCall(request, 'callback/credentials') || isCall(request, 'callback/passkey');
  if (!isSignIn) return handle(request, context);
  const { result: response, isNewDevice } = await countPasswordTry(
    () => handle(request, context),
    openedSession,
  );
  if (isNewDevice && openedSession(response)) response.headers.append('set-cookie', newDeviceCookie());
  return response;
});

export const OPTIONS = answering('sign-in', async (request) => {
  const allow = methodsOfSignIn(new URL(request.url).pathname);
  return new Response(null, { status: 204, headers: { allow } });
});

/** Adds to the token what a browser by HTTP is shown, which keeps no cookie of this site. */
async function withAddress(response: Response): Promise<Response> {
  const secure_address = messages.password.secureAddress(siteUrl(), fileOfGivenAddress());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ ...(await response.json()), secure_address }, { headers });
}

/** No call has parameters: next-auth fails at some that it reads. */
function withoutQuery(request: Request): NextRequest {
  return new NextRequest(new URL(request.url.split('?')[0] ?? request.url), request);
}

function isCall({ url }: Request, name: keyof typeof signInCalls): boolean {
  return new URL(url).pathname.endsWith(`/${name}`);
}

function openedSession(response: Response): boolean {
  const opening = `${sessionCookieName()}=`;
  return response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(opening) && !cookie.startsWith(`${opening};`));
}
