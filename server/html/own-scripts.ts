import { randomBytes } from 'node:crypto';
import { log } from '#lib/core/process/log.ts';

/** The nonce that Next writes on each of its scripts; content cannot know it. */
export const scriptNonce = randomBytes(18).toString('base64url');

/** The documented request header that makes Next write the nonce on the scripts of a document. */
export const nonceHeader = { 'content-security-policy': `script-src 'nonce-${scriptNonce}'` } as const;

const attribute = ` nonce="${scriptNonce}"`;
const option = `,{\\"nonce\\":\\"${scriptNonce}\\"}`;
const scriptStart = /<script(?=[\s/>])([^>]*)>/gi;
const isJsonLd = /^ type="application\/ld\+json"$/;

/**
 * Returns the document without the nonce, and with every script disabled that neither Next nor a component (`written`,
 * the texts) wrote, such as content that passed the sanitizer. A disabled script is a data block without a hash in the
 * policy.
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
  // A document without the nonce answers a request that no browser sends.
  if (refused > 0 && html.includes(attribute))
    log.error({ refused }, 'a page holds scripts that are not of the site');
  // In React's data the nonce is the only option of a style sheet, or one of several.
  return own.replaceAll(attribute, '').replaceAll(option, '').replaceAll(scriptNonce, '$undefined');
}
