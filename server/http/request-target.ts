import type { IncomingMessage } from 'node:http';

/** The path of a request target, without its query. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
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

/** What cannot be decoded, what names another host, and what Next offers beside the site's own, such as its picture converter. */
export function isNoAddress(path: string): boolean {
  const isNexts = path.startsWith('/_next/') && !path.startsWith('/_next/static/');
  return isNexts || path.startsWith('//') || !isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    return !path.includes('%') || decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}
