import { createReadStream } from 'node:fs';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { xmlText } from '../markup/xml-text.ts';
import { type Field, type ItemFormat, ItemParser } from '../reading/item-parser.ts';
import { type SiteFacts, type WxrItem, withinSite } from './wxr-item.ts';

/** The names of terms of the site, each behind its id. */
const termNames = ['wp:cat_name', 'wp:tag_name', 'wp:term_name'];
const taken = new Set([
  ...['title', 'link', 'guid', 'content:encoded', 'excerpt:encoded', 'category'],
  ...['wp:post_id', 'wp:post_parent', 'wp:post_type', 'wp:post_date', 'wp:status', 'wp:post_password'],
  ...['wp:post_name', 'wp:menu_order', 'wp:attachment_url'],
  ...['wp:postmeta', 'wp:commentmeta', 'wp:meta_key', 'wp:meta_value'],
  ...['wp:wxr_version', 'wp:term_id', ...termNames],
]);

/** Returns the format of WordPress exports: an RSS 2.0 with elements of WordPress. */
function wxrFormat(): ItemFormat {
  const { broken, doctype, nested, notWxr } = messages.wordpress;
  return {
    xmlns: false,
    isRoot: ({ name }) => name === 'rss',
    isEntry: ({ name }) => name === 'item',
    nameOf: ({ name }) => (taken.has(name) ? name : undefined),
    isEndedBy: (path) => !path.endsWith('meta'),
    most: { fields: 50_000, text: 200_000 },
    doctype: () => doctype,
    words: { otherRoot: notWxr, nested, broken: (line, isBegun) => (isBegun ? broken(line) : notWxr) },
  };
}

/**
 * Yields the items of a WordPress export (WXR) in order, one at a time, their links as complete addresses. A file that
 * defines entities is rejected; broken markup of one item harms no other. `site` receives the link and the terms of the channel.
 * @throws AppError `invalid` for a file that is not an export, or is incomplete
 */
export async function* readItems(
  file: string,
  signal: AbortSignal,
  site: SiteFacts = { link: '', terms: new Map() },
): AsyncGenerator<WxrItem> {
  const parser = new ItemParser(wxrFormat());
  let isExport = false;
  for await (const parts of partsOf(file, signal, parser))
    for (const { kind, fields } of parts) {
      isExport ||= kind === 'channel' && fields.some(({ path }) => path === 'wp:wxr_version');
      if (!isExport) throw new AppError('invalid', messages.wordpress.feed);
      if (kind === 'entry') yield itemOf(fields, site);
      else noteSite(fields, site);
    }
  if (!isExport) throw new AppError('invalid', messages.wordpress.feed);
}

async function* partsOf(file: string, signal: AbortSignal, parser: ItemParser) {
  for await (const text of xmlText(createReadStream(file, { signal }))) yield parser.take(text);
  yield parser.end();
}

function noteSite(fields: readonly Field[], site: SiteFacts): void {
  let id = '';
  for (const { path, text } of fields) {
    if (path === 'link') site.link ||= text.trim();
    if (path === 'wp:term_id') id = text.trim();
    if (termNames.includes(path)) site.terms.set(id, text.trim());
  }
}

/** The first of fields and values with one name counts. */
function itemOf(given: readonly Field[], site: SiteFacts): WxrItem {
  const fields = new Map<string, string>();
  const meta = new Map<string, string>();
  const terms: { taxonomy: string; name: string }[] = [];
  let key = '';
  for (const { path, text, attributes } of given) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (path.startsWith('wp:commentmeta')) continue;
    if (name === 'category') terms.push({ taxonomy: attributes.domain ?? '', name: text.trim() });
    else if (name === 'wp:meta_key') key = text.trim();
    else if (name !== 'wp:meta_value') fields.set(name, fields.get(name) ?? text);
    else meta.set(key, meta.get(key) ?? text);
  }
  fields.set('link', withinSite(site, fields.get('link')?.trim() ?? ''));
  return { fields, meta, terms };
}
