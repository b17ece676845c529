import type { IncomingMessage } from 'node:http';
import { plainPath } from '#lib/core/http/plain-path.ts';

/** The path of a request target, without its query. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/** A request target with its path in its one spelling; null for one that is no address (lib/core/http/plain-path.ts). */
export function plainTarget(target: string): string | null {
  const path = plainPath(pathOf(target));
  return path === null ? null : path + target.slice(pathOf(target).length);
}

/** Whether a path belongs to the API, whose answers are for programs. */
export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Where browsers hear of changes. */
export const livePath = '/api/live';

/** Whether a request only reads. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A page's address that cannot be decoded is no page; a call's or a change's is a mistake of its sender. */
export function isReadable(request: IncomingMessage, target: string): boolean {
  const isPage = isRead(request) && !isApi(pathOf(target));
  return target.startsWith('/') && (isPage || isDecodable(pathOf(target)));
}

/** Whether a path is one that Next answers beside the site's own, such as its picture converter. */
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
