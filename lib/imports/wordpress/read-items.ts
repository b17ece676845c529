import { createReadStream } from 'node:fs';
import sax from 'sax';
import { AppError } from '#lib/core/operations/errors.ts';
import { boundedXml } from '../reading/bounded-xml.ts';
import { xmlText } from '../text/xml-text.ts';
import { ItemBuilder } from './item-builder.ts';
import { wordpressMessages } from './messages.ts';
import type { WxrItem } from './wxr-item.ts';

const deepest = 40;

/**
 * The items of a WordPress export (WXR, an RSS 2.0 with WordPress's own elements), one after the other, in the order
 * of the file. Only the item at hand is in memory. Entities are those of XML itself: a file that defines others is
 * not read.
 * @throws AppError `invalid` for a file that is no export, or is not whole
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
  private item: ItemBuilder | null = null;
  private isExport = false;
  private failure: AppError | null = null;

  constructor(private readonly found: (item: WxrItem) => void) {
    const { parser } = this;
    parser.onopentag = ({ name, attributes }) => this.open(name, attributes as Record<string, string>);
    parser.ontext = (text) => this.item?.add(text);
    parser.oncdata = (text) => this.item?.add(text);
    parser.onclosetag = (name) => this.close(name);
    parser.ondoctype = () => this.refuse(wordpressMessages.doctype);
    parser.onerror = () => this.refuse(this.brokenWords());
    this.writePieces = boundedXml(parser, {
      refuse: () => this.refuse(this.brokenWords()),
      isOver: () => this.failure !== null,
    });
  }

  /** @throws AppError `invalid` */
  write(text: string): void {
    this.run(() => this.writePieces(text));
  }

  /** @throws AppError `invalid` when the file is not whole, or no export */
  end(): void {
    this.run(() => this.parser.close());
    if (!this.isExport) throw new AppError('invalid', wordpressMessages.feed);
  }

  /** What the parser has to say it says to its listeners; what it throws repeats the first of it. */
  private run(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw this.failure ?? error;
    }
    if (this.failure) throw this.failure;
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.path.length === 0 && name !== 'rss') this.refuse(wordpressMessages.notWxr);
    if (this.path.length >= deepest) this.refuse(wordpressMessages.nested);
    if (name === 'item' && !this.isExport) this.refuse(wordpressMessages.feed);
    this.path.push(name);
    if (name === 'item') this.item = new ItemBuilder();
    else this.item?.open(attributes);
  }

  private close(name: string): void {
    this.path.pop();
    if (name === 'wp:wxr_version') this.isExport = true;
    if (name !== 'item') this.item?.close(name, this.path.at(-1) ?? '');
    else {
      if (this.item) this.found(this.item.done());
      this.item = null;
    }
  }

  private brokenWords(): string {
    return this.path.length === 0
      ? wordpressMessages.notWxr
      : wordpressMessages.broken((this.parser.line ?? 0) + 1);
  }

  private refuse(words: string): void {
    this.failure ??= new AppError('invalid', words);
  }
}
