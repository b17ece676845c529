import type { IncomingMessage } from 'node:http';
import { isStaffRoom } from '#lib/core/addresses/pages.ts';
import { addressHeader, roomHeader } from '#lib/core/http/internal-headers.ts';
import { clientIp } from './client-ip.ts';
import { pathOf } from './request-target.ts';

const hopByHop = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that Next and this server send to themselves, and would trust from a client. */
const internal =
  /^(?:content-security-policy|next-resume|x-(?:action|belltower|invoke|matched|middleware|next|nextjs|now|prerender|vercel)(?:-|$))/;
/** Headers of trusted proxies; without one, clients can forge them. */
const forwarded = /^(?:forwarded|x-forwarded-|x-real-ip|x-original-|x-rewrite-|x-http-method)/;

/** Returns whether a header belongs to one connection. @param name in lower case */
export function isHopByHop(name: string): boolean {
  return hopByHop.has(name);
}

/**
 * Returns the headers for the application: without those of the connection and those that clients may not set, and with
 * those that this server adds.
 */
export function endToEndHeaders(
  request: IncomingMessage,
  trustedProxies: number,
): Record<string, string | string[] | undefined> {
  const passed = Object.entries(request.headers).filter(
    ([name]) => !isHopByHop(name) && !internal.test(name) && (trustedProxies > 0 || !forwarded.test(name)),
  );
  return { ...Object.fromEntries(passed), ...addedHeaders(request, trustedProxies) };
}

/** Returns the headers that this server adds: the client's verified address, and the mark of a staff page. */
export function addedHeaders(request: IncomingMessage, trustedProxies: number) {
  return {
    [addressHeader]: clientIp(request, trustedProxies),
    ...(isStaffRoom(pathOf(request.url ?? '/')) && { [roomHeader]: 'staff' }),
  };
}

/** Returns the cookies of a request by name. */
export function cookiesOf(header = ''): Record<string, string> {
  const pairs = header.split(';').map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name.trim(), value.join('=').trim()];
  });
  return Object.fromEntries(pairs);
}
