import { createReadStream } from 'node:fs';
import sax from 'sax';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { boundedXml } from '../reading/bounded-xml.ts';
import { isFatal, LooseXml } from '../text/loose-xml.ts';
import { xmlText } from '../text/xml-text.ts';
import { type SiteFacts, type WxrItem, withinSite } from './wxr-item.ts';

const deepest = 40;
const longestText = 200_000;
const mostMeta = 2_000;
const mostTerms = 500;
const mostSiteTerms = 20_000;
/** More than any file with some broken texts has. */
const mostErrors = 100_000;

const taken = new Set([
  ...['title', 'link', 'guid', 'content:encoded', 'excerpt:encoded', 'category'],
  ...['wp:post_id', 'wp:post_parent', 'wp:post_type', 'wp:post_date', 'wp:status', 'wp:post_password'],
  ...['wp:post_name', 'wp:menu_order'],
  ...['wp:attachment_url', 'wp:meta_key', 'wp:meta_value'],
]);

/** The names of terms of the site, each behind its id. */
const termNames = new Set(['wp:cat_name', 'wp:tag_name', 'wp:term_name']);

/**
 * Yields the items of a WordPress export (WXR, an RSS 2.0 with elements of WordPress) in order, one at a time, their links
 * as complete addresses. A file that defines entities is rejected; broken markup of one item harms no other. `site` gets
 * what stands before the items.
 * @throws AppError `invalid` for a file that is not an export, or is incomplete
 */
export async function* readItems(
  file: string,
  signal: AbortSignal,
  site: SiteFacts = { link: '', terms: new Map() },
): AsyncGenerator<WxrItem> {
  const found: WxrItem[] = [];
  const reader = new WxrReader(site, (item) => found.push(item));
  for await (const text of xmlText(createReadStream(file, { signal }))) {
    reader.write(text);
    yield* found.splice(0);
  }
  reader.end();
  yield* found.splice(0);
}

class WxrReader {
  private readonly parser = sax.parser(true, { position: true });
  private readonly loose = new LooseXml();
  private readonly writePieces: (text: string) => void;
  private readonly path: string[] = [];
  private item: ReturnType<typeof emptyItem> | null = null;
  private text = '';
  private taxonomy = '';
  private metaKey = '';
  private termId = '';
  private isExport = false;
  private isBegun = false;
  private errors = 0;
  private itemDepth = 0;
  private failure: AppError | null = null;

  constructor(
    private readonly site: SiteFacts,
    private readonly found: (item: WxrItem) => void,
  ) {
    const { parser } = this;
    parser.onopentag = ({ name, attributes }) => this.open(name, attributes as Record<string, string>);
    parser.ontext = (text) => this.add(text);
    parser.oncdata = (text) => this.add(text);
    parser.onclosetag = (name) => this.close(name);
    parser.ondoctype = () => this.refuse(messages.wordpress.doctype);
    parser.onerror = (error) => this.readError(error);
    this.writePieces = boundedXml(parser, {
      refuse: () => this.refuseBroken(),
      isOver: () => this.failure !== null,
    });
  }

  write(text: string): void {
    this.writePieces(this.loose.take(text));
    if (this.failure) throw this.failure;
  }

  /** @throws AppError `invalid` for a file that is incomplete or not an export */
  end(): void {
    this.writePieces(this.loose.end());
    this.parser.close();
    if (this.failure) throw this.failure;
    if (!this.isExport) throw new AppError('invalid', messages.wordpress.feed);
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (!this.isBegun && name !== 'rss') this.refuse(messages.wordpress.notWxr);
    this.isBegun = true;
    if (this.path.length - this.itemDepth >= deepest) this.refuse(messages.wordpress.nested);
    if (name === 'item' && !this.isExport) this.refuse(messages.wordpress.feed);
    this.path.push(name);
    this.text = '';
    this.taxonomy = attributes.domain ?? '';
    if (name !== 'item') return;
    // An item whose end is missing ends where the next one begins.
    if (this.item) this.closeItem(this.item);
    this.itemDepth = this.path.length;
    this.item = emptyItem();
    this.metaKey = '';
  }

  private add(text: string): void {
    if (this.text.length < longestText) this.text += text.slice(0, longestText - this.text.length);
  }

  private close(name: string): void {
    this.path.pop();
    if (name === 'wp:wxr_version') this.isExport = true;
    if (this.item && name === 'item') {
      this.closeItem(this.item);
      this.item = null;
    } else if (!this.item) this.readSite(name);
    else if (this.item && taken.has(name)) this.closeElement(this.item, name);
    this.text = '';
  }

  private closeItem(item: ReturnType<typeof emptyItem>): void {
    const link = item.fields.get('link')?.trim() ?? '';
    item.fields.set('link', withinSite(this.site, link));
    this.found(item);
  }

  /** Reads what stands beside the items. */
  private readSite(name: string): void {
    const { site } = this;
    const text = this.text.trim();
    if (name === 'link' && this.path.at(-1) === 'channel') site.link ||= text;
    else if (name === 'wp:term_id') this.termId = text;
    else if (termNames.has(name) && site.terms.size < mostSiteTerms) site.terms.set(this.termId, text);
  }

  private closeElement(item: ReturnType<typeof emptyItem>, name: string): void {
    const { fields, meta, terms } = item;
    const parent = this.path.at(-1);
    if (name === 'wp:meta_key') this.metaKey = this.text.trim();
    else if (name === 'wp:meta_value') {
      if (parent === 'wp:postmeta' && !meta.has(this.metaKey) && meta.size < mostMeta)
        meta.set(this.metaKey, this.text);
    } else if (name === 'category') {
      if (terms.length < mostTerms) terms.push({ taxonomy: this.taxonomy, name: this.text.trim() });
    } else if (!fields.has(name)) fields.set(name, this.text);
  }

  /** Within the file an error costs no more than the text that it is in. */
  private readError(error: Error): void {
    this.errors += 1;
    if (!this.isBegun || isFatal(error) || this.errors > mostErrors) this.refuseBroken();
    this.parser.error = null as unknown as Error;
    this.parser.resume();
  }

  private refuseBroken(): void {
    const line = (this.parser.line ?? 0) + 1;
    this.refuse(this.isBegun ? messages.wordpress.broken(line) : messages.wordpress.notWxr);
  }

  private refuse(message: string): void {
    this.failure ??= new AppError('invalid', message);
  }
}

function emptyItem() {
  const terms: { taxonomy: string; name: string }[] = [];
  return { fields: new Map<string, string>(), meta: new Map<string, string>(), terms };
}
