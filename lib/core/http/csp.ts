import { createHash } from 'node:crypto';
import { playerOrigins } from '#lib/core/hosts/players.ts';
import { allowedHosts } from './allowed-hosts.ts';

/** The map on the visit page. */
const mapOrigin = 'https://www.openstreetmap.org';

/** The policy of responses other than documents: they load nothing. SVG may style itself. */
export const dataPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The policy of PDFs: browsers draw them as an object of a document of their own. */
export const documentFilePolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Returns the Content-Security-Policy of one finished document. Its inline scripts are allowed by hash, so scripts
 * added later cannot run.
 * @param options.frames origins of other sites that this document may frame
 */
export function documentPolicy(
  html: string,
  options: { playsStreams?: boolean; isDevelopment?: boolean; frames?: readonly string[] } = {},
): string {
  const scripts = options.isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScriptHashes(html);
  const streams = options.playsStreams ? streamSources() : [];
  const connections = [...streams, options.isDevelopment ? 'ws: wss:' : ''];
  return [
    "default-src 'self'",
    directive('script-src', scripts),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // The player of sermons outlives the page that it was opened on, so every document may play sound from elsewhere.
    directive('media-src', options.playsStreams ? [...streams, 'blob:'] : ['https:']),
    directive('connect-src', connections),
    directive('worker-src', [options.playsStreams ? 'blob:' : '']),
    directive('frame-src', [...playerOrigins, mapOrigin, ...(options.frames ?? [])]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .filter((text) => text !== null)
    .join('; ');
}

/** Any HTTPS host, and the private hosts of SOURCE_ALLOW_HOSTS over HTTP. */
function streamSources(): string[] {
  return ['https:', ...[...allowedHosts()].map((host) => `http://${host}`)];
}

/** Returns a directive, or null where default-src covers it. */
function directive(name: string, sources: string[]): string | null {
  const others = sources.filter(Boolean);
  return others.length === 0 ? null : [name, "'self'", ...others].join(' ');
}

const scriptElement = /<script(\s[^>]*)?>([\s\S]*?)<\/script/gi;

/** Returns the hashes of a document's inline scripts for script-src. Data blocks are excluded. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (text === '' || /\ssrc=/i.test(attributes) || /\stype="application\//i.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return [...hashes];
}
