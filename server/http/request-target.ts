import type { IncomingMessage } from 'node:http';
import { plainPath } from '#lib/core/http/plain-path.ts';

/** Returns the path of a request target, without its query. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/** Returns a request target with its canonical path; null for an invalid one (lib/core/http/plain-path.ts). */
export function plainTarget(target: string): string | null {
  const path = plainPath(pathOf(target));
  return path === null ? null : path + target.slice(pathOf(target).length);
}

/** Returns whether a path belongs to the API. */
export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** The stream of notices of changes. */
export const livePath = '/api/live';

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Returns whether the target can be handled: an undecodable path is a missing page, but a malformed API call or change. */
export function isReadable(request: IncomingMessage, target: string): boolean {
  const isPage = isRead(request) && !isApi(pathOf(target));
  return target.startsWith('/') && (isPage || isDecodable(pathOf(target)));
}

/** Returns whether a path is one of Next's own, such as its image optimizer. */
export function isNexts(path: string): boolean {
  return /^\/_(?!next\/static\/)|\.rsc$/.test(path);
}

function isDecodable(path: string): boolean {
  try {
    return !path.includes('%') || decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
