import type { IncomingMessage } from 'node:http';
import { addressHeader } from '#lib/core/http/internal-headers.ts';
import { clientIp } from './client-ip.ts';

const hopByHop = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

/** What Next tells itself, and would believe of a client too. */
const internal =
  /^(?:content-security-policy|next-resume|x-(?:action|invoke|matched|middleware|next|nextjs|now|prerender|vercel)(?:-|$))/;
/** What a proxy of ours tells; without one, anybody may write it. */
const forwarded = /^(?:forwarded|x-forwarded-|x-real-ip|x-original-|x-rewrite-|x-http-method)/;

/** Whether a header belongs to one connection alone, so that it is not handed on. The name is in lower case. */
export function isHopByHop(name: string): boolean {
  return hopByHop.has(name);
}

/**
 * What the application gets to know of a request: all but the transport and what is not the client's to
 * say, and the address it may believe.
 */
export function endToEndHeaders(
  request: IncomingMessage,
  trustedProxies: number,
): Record<string, string | string[] | undefined> {
  const passed = Object.entries(request.headers).filter(
    ([name]) => !isHopByHop(name) && !internal.test(name) && (trustedProxies > 0 || !forwarded.test(name)),
  );
  return { ...Object.fromEntries(passed), [addressHeader]: clientIp(request, trustedProxies) };
}
