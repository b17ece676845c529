import { dataPolicy, documentPolicy } from '#lib/core/http/csp.ts';
import { log } from '#lib/core/platform/log.ts';
import { insertIntoDocument, insertIntoPayload } from '#lib/core/site/static-markup.ts';
import { CachedResponse } from '#server/cache/cached-response.ts';
import { pageVary } from '#server/cache/page-variant.ts';
import { cdnHeaders } from '#server/cdn/cdn-headers.ts';
import type { InjectedResponse } from '#server/http/inject.ts';
import { deferScripts } from './defer-scripts.ts';
import { inlineStyles, type StyleSheets } from './inline-styles.ts';
import { refuseForeignScripts } from './own-scripts.ts';
import { missedPatterns, type PatternName } from './patterns.ts';

/** Headers that belong to one transport or one visitor, or that the finished response makes itself. */
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

/** What every finished response takes from the site. */
export interface PageParts {
  headers: Readonly<Record<string, string>>;
  styleSheets: StyleSheets;
  /** The script that starts a page's scripts, as the build wrote it. */
  starter: string;
}

/** Logged when a version of Next writes its documents otherwise than server/html/patterns.ts states. */
export const missedPatternsMessage = 'documents of Next are not written as expected';

/** A captured response of a public route as one that everybody may be given. */
export function finalizePublicResponse(
  captured: InjectedResponse,
  options: PageParts & {
    status?: number;
    /** Of the static parts, whose placeholders it holds. */
    markup: ReadonlyMap<string, string>;
    /** The texts of the scripts that components of the site wrote. */
    scripts: ReadonlySet<string>;
    isPage: boolean;
    playsStreams?: boolean;
    isForCdn?: boolean;
  },
): CachedResponse {
  const { markup, scripts, playsStreams = false } = options;
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
    ...(options.isPage && { vary: pageVary }),
  });
}

/** A captured document made for one visitor: never stored, its cookies and cache rules as they are. */
export function finalizePrivateDocument(
  captured: InjectedResponse & { scripts: ReadonlySet<string> },
  parts: PageParts,
): CachedResponse {
  const { 'set-cookie': cookies, 'cache-control': cacheControl } = captured.headers;
  const { body, policy } = finish(captured, parts, { scripts: captured.scripts, isPrivate: true });
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

/** Whether the response is an HTML document. */
export function isDocument({ headers }: InjectedResponse): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html');
}

interface FinishOptions {
  scripts: ReadonlySet<string>;
  markup?: ReadonlyMap<string, string>;
  playsStreams?: boolean;
  isPrivate?: boolean;
}

const none: ReadonlyMap<string, string> = new Map();

/** The bytes as they are sent, and the policy that lets exactly their scripts run. */
function finish(
  captured: InjectedResponse,
  { styleSheets, starter }: PageParts,
  { scripts, markup = none, playsStreams = false, isPrivate = false }: FinishOptions,
): { body: Buffer; policy: string } {
  if (!isDocument(captured)) return { body: payloadWith(captured.body, markup), policy: dataPolicy };
  const page = refuseForeignScripts(insertIntoDocument(captured.body.toString(), markup), scripts);
  // In the place of a page that is not there Next answers with a bare document, which is sent to nobody.
  if (captured.status === 200) warnOfMissed(missedPatterns(page));
  // What staff work with, and the player of a stream, are drawn by scripts.
  const start = isPrivate || page.includes('<video') ? 'painted' : 'wanted';
  const html = deferScripts(page, start, starter);
  return {
    body: Buffer.from(inlineStyles(html, styleSheets)),
    policy: documentPolicy(html, { playsStreams }),
  };
}

function payloadWith(body: Buffer, markup: ReadonlyMap<string, string>): Buffer {
  return markup.size === 0 ? body : Buffer.from(insertIntoPayload(body.toString(), markup));
}

const warnedOf = new Set<PatternName>();

/** Says once of each pattern that it is missing: pages work without, but come later or weigh more. */
function warnOfMissed(missed: PatternName[]): void {
  const unsaid = missed.filter((name) => !warnedOf.has(name));
  if (unsaid.length === 0) return;
  for (const name of unsaid) warnedOf.add(name);
  log.warn({ patterns: unsaid }, missedPatternsMessage);
}

function ownHeaders({ headers }: InjectedResponse): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
