import NextAuth from 'next-auth';
import { currentAddress } from '@/lib/actor';
import { refundTry, spendTry } from '@/lib/rate-limit';
import { answering, assertSameOrigin, type RouteHandler } from '@/lib/route';
import { authOptions } from '@/lib/session';

const handle: RouteHandler = async (request, context) =>
  NextAuth(request as never, context as never, authOptions());

export const GET = answering('sign-in', handle);

/** Every wrong password costs the address a try; while none is left, the right one is refused too (reading 35). */
export const POST = answering('sign-in', async (request, context) => {
  assertSameOrigin(request);
  if (!new URL(request.url).pathname.endsWith('/callback/credentials')) return handle(request, context);
  const address = await currentAddress();
  await spendTry('passwordTries', address);
  const response = await handle(request, context);
  if (openedSession(response)) await refundTry('passwordTries', address);
  return response;
});

function openedSession(response: Response): boolean {
  return response.headers.getSetCookie().some((cookie) => /belltower\.session(\.\d+)?=[^;]/.test(cookie));
}
