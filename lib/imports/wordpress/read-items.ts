import { createReadStream } from 'node:fs';
import sax from 'sax';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { boundedXml } from '../reading/bounded-xml.ts';
import { xmlText } from '../text/xml-text.ts';
import type { WxrItem } from './wxr-item.ts';

const deepest = 40;
const longestText = 200_000;
const mostMeta = 2_000;
const mostTerms = 500;

const taken = new Set([
  ...['title', 'link', 'guid', 'content:encoded', 'excerpt:encoded', 'category'],
  ...['wp:post_id', 'wp:post_parent', 'wp:post_type', 'wp:post_date', 'wp:status', 'wp:post_password'],
  ...['wp:post_name', 'wp:menu_order'],
  ...['wp:attachment_url', 'wp:meta_key', 'wp:meta_value'],
]);

/**
 * Yields the items of a WordPress export (WXR, an RSS 2.0 with elements of WordPress) in order, one at a time. A file that
 * defines entities is rejected.
 * @throws AppError `invalid` for a file that is not an export, or is incomplete
 */
export async function* readItems(file: string, signal: AbortSignal): AsyncGenerator<WxrItem> {
  const found: WxrItem[] = [];
  const reader = new WxrReader((item) => found.push(item));
  for await (const text of xmlText(createReadStream(file, { signal }))) {
    reader.write(text);
    yield* found.splice(0);
  }
  reader.end();
  yield* found.splice(0);
}

class WxrReader {
  private readonly parser = sax.parser(true, { position: true });
  private readonly writePieces: (text: string) => void;
  private readonly path: string[] = [];
  private item: ReturnType<typeof emptyItem> | null = null;
  private text = '';
  private taxonomy = '';
  private metaKey = '';
  private isExport = false;
  private failure: AppError | null = null;

  constructor(private readonly found: (item: WxrItem) => void) {
    const { parser } = this;
    parser.onopentag = ({ name, attributes }) => this.open(name, attributes as Record<string, string>);
    parser.ontext = (text) => this.add(text);
    parser.oncdata = (text) => this.add(text);
    parser.onclosetag = (name) => this.close(name);
    parser.ondoctype = () => this.refuse(messages.wordpress.doctype);
    parser.onerror = () => this.refuseBroken();
    this.writePieces = boundedXml(parser, {
      refuse: () => this.refuseBroken(),
      isOver: () => this.failure !== null,
    });
  }

  write(text: string): void {
    this.writePieces(text);
    if (this.failure) throw this.failure;
  }

  /** @throws AppError `invalid` for a file that is incomplete or not an export */
  end(): void {
    this.parser.close();
    if (this.failure) throw this.failure;
    if (!this.isExport) throw new AppError('invalid', messages.wordpress.feed);
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.path.length === 0 && name !== 'rss') this.refuse(messages.wordpress.notWxr);
    if (this.path.length >= deepest) this.refuse(messages.wordpress.nested);
    if (name === 'item' && !this.isExport) this.refuse(messages.wordpress.feed);
    this.path.push(name);
    this.text = '';
    this.taxonomy = attributes.domain ?? '';
    if (name !== 'item') return;
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
      this.found(this.item);
      this.item = null;
    } else if (this.item && taken.has(name)) this.closeElement(this.item, name);
    this.text = '';
  }

  private closeElement(item: ReturnType<typeof emptyItem>, name: string): void {
    const { fields, meta, terms } = item;
    const parent = this.path.at(-1);
    if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') this.metaKey = this.text.trim();
      else if (!meta.has(this.metaKey) && meta.size < mostMeta) meta.set(this.metaKey, this.text);
    } else if (parent === 'item' && name === 'category') {
      if (terms.length < mostTerms) terms.push({ taxonomy: this.taxonomy, name: this.text.trim() });
    } else if (parent === 'item' && !fields.has(name)) fields.set(name, this.text);
  }

  private refuseBroken(): void {
    const line = (this.parser.line ?? 0) + 1;
    this.refuse(this.path.length === 0 ? messages.wordpress.notWxr : messages.wordpress.broken(line));
  }

  private refuse(message: string): void {
    this.failure ??= new AppError('invalid', message);
  }
}

function emptyItem() {
  const terms: { taxonomy: string; name: string }[] = [];
  return { fields: new Map<string, string>(), meta: new Map<string, string>(), terms };
}
