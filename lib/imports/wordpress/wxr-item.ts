import { isWebAddress } from '#lib/core/text/address-rules.ts';
import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { severalLines } from '../markup/written-text.ts';
import type { SourceItem, SourceRecord } from '../source.ts';

/** One item of a WordPress export: a post of any type, such as a picture or a venue. */
export interface WxrItem {
  /** Texts by element, such as `title`, `link` or `wp:post_id`; the first of each. */
  fields: ReadonlyMap<string, string>;
  /** Values of plugins by key; the first of each. */
  meta: ReadonlyMap<string, string>;
  terms: readonly { taxonomy: string; name: string }[];
}

/** What an export says of its site. */
export interface SiteFacts {
  /** The address of its home page; empty until it is read. */
  link: string;
  /** Names of categories, tags and others by their ids. */
  terms: Map<string, string>;
}

/** Returns an address of the site as a complete one; Squarespace writes its paths alone. Others are unchanged. */
export function withinSite({ link }: Pick<SiteFacts, 'link'>, address: string): string {
  const isPath = /^\/(?!\/)/.test(address);
  return (isPath && parsedUrl(address, link)?.href) || address;
}

/** Returns a field, trimmed; empty where it is missing. */
export function fieldOf({ fields }: WxrItem, name: string): string {
  return fields.get(name)?.trim() ?? '';
}

/** Returns a value of a plugin, trimmed; empty where it is missing. */
export function metaOf({ meta }: WxrItem, key: string): string {
  return meta.get(key)?.trim() ?? '';
}

/** Returns the terms of a taxonomy, in the order of the file. */
export function termsOf({ terms }: WxrItem, taxonomy: string): string[] {
  return terms.filter((term) => term.taxonomy === taxonomy && term.name !== '').map(({ name }) => name);
}

export function isPublished(item: WxrItem): boolean {
  return fieldOf(item, 'wp:status') === 'publish' && fieldOf(item, 'wp:post_password') === '';
}

/** Returns a key that is the same in each export. */
export function keyOf(item: WxrItem): string {
  return `${fieldOf(item, 'wp:post_id')} ${fieldOf(item, 'guid')}`;
}

/** Returns the path of the old page; nothing for an address that differs only in its query, as that of a draft. */
export function oldPathOf(item: WxrItem): Pick<SourceRecord, 'oldPath'> {
  const link = parsedUrl(fieldOf(item, 'link'));
  return link && link.search === '' && link.pathname !== '/' ? { oldPath: link.pathname } : {};
}

/** Returns the item's picture for a column of its record. */
export function pictureOf(
  item: WxrItem,
  column: string,
  pictures: ReadonlyMap<string, string>,
): Pick<SourceRecord, 'pictures'> {
  const address = pictures.get(metaOf(item, '_thumbnail_id')) ?? '';
  return isWebAddress(address) ? { pictures: { [column]: address } } : {};
}

/** Shortcodes that need no attributes. */
const knownNames =
  'audio|video|embed|playlist|gallery|caption|vc_\\w+|et_pb_\\w+|fusion_\\w+|sermons?\\w*|tribe_\\w+';
/** Shortcodes of themes and plugins: known ones, and any with attributes or an end. */
const shortcode = new RegExp(
  `\\[/?(?:${knownNames})\\b[^\\]\\n]{0,2000}\\]` +
    `|\\[[a-z][\\w-]{0,50}(?:\\s+[\\w-]{1,50}=(?:"[^"\\n]{0,2000}"|'[^'\\n]{0,2000}'|[^\\s\\]"']{1,500})){1,30}\\s*/?\\]` +
    `|\\[/[a-z][\\w-]{0,50}\\]`,
  'g',
);

/** Returns the words of HTML without shortcodes, shortened to `most` characters. */
export function plainWords(html: string, most: number): string {
  return severalLines(withoutCodes(html), most);
}

const rawCode = /\[(vc_raw_html|vc_raw_js|fusion_code)(?:\s[^[\]\n]{0,2000})?\]([^[\]]{0,200000})\[\/\1\]/g;

/** Returns content in which HTML that page builders keep as base64 is readable; scripts are left out. */
export function withoutRawCodes(content: string): string {
  return content.replace(rawCode, (_whole, name: string, inner: string) =>
    name === 'vc_raw_js'
      ? ''
      : (htmlOf(inner.replace(/<[^>]{0,200}>|\s/g, '')) ?? (isBase64(inner) ? '' : inner)),
  );
}

function isBase64(text: string): boolean {
  return /^[\sA-Za-z\d+/=]{20,}$/.test(text);
}

/** Returns the HTML of base64, which may be encoded as a part of an address within; null for other texts. */
function htmlOf(text: string): string | null {
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(text)) return null;
  const html = Buffer.from(text, 'base64').toString('utf8');
  return /[\ufffd\0]/.test(html) ? null : decodedAddress(html);
}

/** Returns HTML without shortcodes; what is between them stays. */
export function withoutCodes(content: string): string {
  const html = withoutRawCodes(content);
  const ended = new Set([...html.matchAll(/\[\/([a-z][\w-]{0,50})\]/g)].map(([, name]) => name));
  const begun = html.replace(/\[([a-z][\w-]{0,50})\]/g, (whole, name) => (ended.has(name) ? '' : whole));
  return begun.replaceAll(shortcode, '');
}

/** Returns the words of the content, or else of the excerpt. */
export function contentOf(item: WxrItem, most: number): string {
  return plainWords(fieldOf(item, 'content:encoded') || fieldOf(item, 'excerpt:encoded'), most);
}

/** Returns a message where the words of a record were shortened to `most` characters. */
export function cutProblem({ title }: SourceRecord, words: string, most: number): SourceItem[] {
  const isCut = words.endsWith('…') && words.length >= most;
  return isCut ? [{ problem: messages.wordpress.shortened(title) }] : [];
}
