import { insertIntoDocument, insertIntoPayload } from '#lib/core/html/static-markup.ts';
import { dataPolicy, documentPolicy } from '#lib/core/http/csp.ts';
import { log } from '#lib/core/process/log.ts';
import { CachedResponse } from '#server/cache/cached-response.ts';
import { pageVary } from '#server/cache/page-variant.ts';
import { cdnHeaders } from '#server/cdn/cdn-headers.ts';
import type { InjectedResponse } from '#server/http/inject.ts';
import { deferScripts } from './defer-scripts.ts';
import { embedOrigins } from './embeds.ts';
import { inlineStyles, type StyleSheets } from './inline-styles.ts';
import { refuseForeignScripts } from './own-scripts.ts';
import { missedPatterns, type PatternName } from './patterns.ts';
import { withoutScripts } from './without-scripts.ts';

/** Headers of one transport or one visitor, and those that the finished response sets itself. */
const dropped = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

export interface PageParts {
  headers: Readonly<Record<string, string>>;
  styleSheets: StyleSheets;
  /** The built script that starts a page's scripts. */
  starter: string;
}

/** Logged when documents of Next differ from server/html/patterns.ts. */
export const missedPatternsMessage = 'documents of Next are not written as expected';

/** Returns the public response of a captured one. */
export function finalizePublicResponse(
  captured: InjectedResponse,
  options: PageParts & {
    status?: number;
    /** The markup of the static parts, by placeholder. */
    markup: ReadonlyMap<string, string>;
    /** The texts of the site's own inline scripts. */
    scripts: ReadonlySet<string>;
    isPage: boolean;
    playsStreams?: boolean;
    isForCdn?: boolean;
    /** Of Brotli, where it is not that of pages. */
    quality?: number | undefined;
  },
): CachedResponse {
  const { markup, scripts, playsStreams = false } = options;
  if (options.isPage && !isDocument(captured) && embedOrigins(captured.body.toString()).length > 0)
    return reload(options.headers);
  const status = options.status ?? captured.status;
  const { body, policy } = finish(captured, options, { markup, scripts, playsStreams });
  return new CachedResponse({
    status,
    headers: {
      ...ownHeaders(captured),
      'Cache-Control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      ...(status === 200 && options.isForCdn && cdnHeaders()),
      ...options.headers,
      'Content-Security-Policy': policy,
    },
    body,
    ...(options.quality && { quality: options.quality }),
    ...(options.isPage && { vary: pageVary }),
  });
}

/** Makes a navigation load the whole document: the policy of the page before would not let it frame other sites. */
function reload(headers: Readonly<Record<string, string>>): CachedResponse {
  return new CachedResponse({
    status: 204,
    headers: { ...headers, 'Cache-Control': 'no-store' },
    body: Buffer.alloc(0),
    vary: pageVary,
  });
}

/** Returns the response of a document for one visitor: never stored, with its cookies and cache rules. */
export function finalizePrivateDocument(
  captured: InjectedResponse & { scripts: ReadonlySet<string> },
  parts: PageParts,
  { isBare = false } = {},
): CachedResponse {
  const { 'set-cookie': cookies, 'cache-control': cacheControl } = captured.headers;
  const { body, policy } = finish(captured, parts, {
    scripts: captured.scripts,
    isPrivate: true,
    isBare,
  });
  return new CachedResponse({
    status: captured.status,
    headers: {
      ...ownHeaders(captured),
      'cache-control': cacheControl ?? 'private, no-store',
      ...(cookies && { 'set-cookie': cookies }),
      ...parts.headers,
      'Content-Security-Policy': policy,
    },
    body,
    isConditional: false,
    vary: pageVary,
  });
}

/** Returns whether the response is an HTML document. */
export function isDocument({ headers }: InjectedResponse): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

interface FinishOptions {
  scripts: ReadonlySet<string>;
  markup?: ReadonlyMap<string, string>;
  playsStreams?: boolean;
  isPrivate?: boolean;
  /** Without scripts. */
  isBare?: boolean;
}

const none: ReadonlyMap<string, string> = new Map();

/** Returns the bytes to send, and the policy that allows exactly their scripts. */
function finish(
  captured: InjectedResponse,
  { styleSheets, starter }: PageParts,
  { scripts, markup = none, playsStreams = false, isPrivate = false, isBare = false }: FinishOptions,
): { body: Buffer; policy: string } {
  if (!isDocument(captured)) return { body: payloadWith(captured.body, markup), policy: dataPolicy };
  const page = refuseForeignScripts(insertIntoDocument(captured.body.toString(), markup), scripts);
  // For a missing page Next writes a bare document, which is not sent.
  if (captured.status === 200) warnOfMissed(missedPatterns(page));
  // Scripts draw pages of staff and players of streams.
  const start = isPrivate || page.includes('<video') ? 'painted' : 'wanted';
  const html = isBare ? withoutScripts(page) : deferScripts(page, start, starter);
  return {
    body: Buffer.from(inlineStyles(html, styleSheets)),
    policy: documentPolicy(html, { playsStreams, frames: isBare ? [] : embedOrigins(html) }),
  };
}

function payloadWith(body: Buffer, markup: ReadonlyMap<string, string>): Buffer {
  return markup.size === 0 ? body : Buffer.from(insertIntoPayload(body.toString(), markup));
}

const warnedOf = new Set<PatternName>();

/** Logs each missing pattern once: pages work without it, but are slower or larger. */
function warnOfMissed(missed: PatternName[]): void {
  const unsaid = missed.filter((name) => !warnedOf.has(name));
  if (unsaid.length === 0) return;
  for (const name of unsaid) warnedOf.add(name);
  log.warn({ patterns: unsaid }, missedPatternsMessage);
}

function ownHeaders({ headers }: InjectedResponse): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
