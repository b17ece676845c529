import type { IncomingMessage } from 'node:http';
import { matchCachedRoute } from '#lib/core/addresses/cached-routes.ts';
import { isOwnPage } from '#lib/core/addresses/own-addresses.ts';
import { isPersonalLink, pageAt } from '#lib/core/addresses/page-lists.ts';
import { assertSameOrigin } from '#lib/core/http/origin-check.ts';
import { AppError, assertAccepted, methodNotAllowed } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { isProbe } from './probes.ts';
import { isApi, isRead, livePath, pathOf } from './request-target.ts';

const fileMethods = ['GET', 'HEAD', 'OPTIONS'];
const pageMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const handledMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the methods of a page, file, feed, probe or the live stream; undefined for routes of the application. */
export function methodsOf(path: string, isFile: boolean): readonly string[] | undefined {
  if (isFile || path === livePath || isProbe(path)) return fileMethods;
  if (pageAt(path) || isOwnPage(path) || isPersonalLink(path)) return pageMethods;
  const isFeed = !isApi(path) && matchCachedRoute(path) !== undefined;
  return isFeed ? fileMethods : undefined;
}

/** Returns whether the application knows this method; it answers 400 to others. */
export function isHandledMethod(method: string | undefined): boolean {
  return method !== undefined && handledMethods.has(method);
}

/**
 * Refuses a wrong method, a change sent by another website, and a body for a page that is neither a form nor an action.
 * @throws AppError `method_not_allowed`, `forbidden` or `unsupported_type`
 */
export function assertMayAct(request: IncomingMessage, taken: readonly string[] | undefined): void {
  const { method = '', headers } = request;
  if (taken && !taken.includes(method)) throw methodNotAllowed(taken.join(', '));
  if (method === 'OPTIONS') return;
  if (!isOneClick(request)) assertSameOrigin((name) => headers[name]?.toString());
  if (taken && !isPagePost(headers)) throw new AppError('unsupported_type', messages.errors.notAForm);
}

/**
 * Refuses every change while a new version is on trial, but the posts of pages: their actions refuse, so that the answer
 * is the form with what was typed.
 * @throws AppError `unavailable`
 */
export function assertMayChange(request: IncomingMessage): void {
  if (isRead(request) || request.method === 'OPTIONS') return;
  const path = pathOf(request.url ?? '/');
  if ((!isApi(path) || pageAt(path)) && isPagePost(request.headers)) return;
  assertAccepted();
}

/** Returns whether a mail program ends letters (RFC 8058): from any origin, since only the address counts. */
function isOneClick({ method, url = '' }: IncomingMessage): boolean {
  return method === 'POST' && /^\/api\/subscriptions\/[\w-]+\/one-click$/.test(pathOf(url));
}

/** Returns whether a body is a form, or an action's. */
function isPagePost(headers: IncomingMessage['headers']): boolean {
  return (
    /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') || headers['next-action'] !== undefined
  );
}
