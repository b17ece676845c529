import { randomBytes } from 'node:crypto';
import { log } from '#lib/core/platform/log.ts';

/** What Next writes on each of its scripts (server/http/proxy-to-next.ts); no content can know it. */
export const scriptNonce = randomBytes(18).toString('base64url');

/** Has Next write the nonce on the scripts of a document, which is how its own documentation has it told. */
export const nonceHeader = { 'content-security-policy': `script-src 'nonce-${scriptNonce}'` } as const;

const attribute = ` nonce="${scriptNonce}"`;
const option = `,{\\"nonce\\":\\"${scriptNonce}\\"}`;
const scriptStart = /<script(?=[\s/>])([^>]*)>/gi;
const isJsonLd = /^ type="application\/ld\+json"$/;

/**
 * The document as Next writes it without the nonce, and with every script refused that neither Next nor a component of
 * the site wrote (`written`, the texts of theirs): content that slipped through its cleaning. A refused script is a
 * data block, which no browser runs and for which the policy has no hash.
 */
export function refuseForeignScripts(html: string, written: ReadonlySet<string>): string {
  let refused = 0;
  const own = html.replace(scriptStart, (start, attributes: string, at: number) => {
    if (attributes.includes(attribute) || isJsonLd.test(attributes)) return start;
    const from = at + start.length;
    if (attributes === '' && written.has(html.slice(from, html.indexOf('</script>', from)))) return start;
    refused += 1;
    return start.replace(/^<script/i, '<script type="application/x-refused"');
  });
  // Without any mark it is the answer to a request that no browser sends.
  if (refused > 0 && html.includes(attribute))
    log.error({ refused }, 'a page holds scripts that are not of the site');
  // In React's data it is the only option of a style sheet, or one of several.
  return own.replaceAll(attribute, '').replaceAll(option, '').replaceAll(scriptNonce, '$undefined');
}
