import sax from 'sax';
import { AppError } from '#lib/core/operations/errors.ts';
import { isFatal, LooseXml } from '../markup/loose-xml.ts';
import { boundedXml } from './bounded-xml.ts';

/** An element that is kept, with its whole text. */
export interface Field {
  /** Its path from its entry, or its name in the channel: 'title', 'author/name', 'wp:postmeta/wp:meta_key'. */
  path: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
}

export interface Part {
  kind: 'channel' | 'entry';
  fields: readonly Field[];
}

type Tag = sax.Tag | sax.QualifiedTag;

/** What differs between the formats of items within a channel. */
export interface ItemFormat {
  /** Whether names are read by their namespaces. */
  xmlns: boolean;
  isRoot(tag: Tag): boolean;
  isEntry(tag: Tag): boolean;
  /** Returns the name under which an element is kept; undefined for one that is not. */
  nameOf(tag: Tag): string | undefined;
  /** Whether an element at this path, whose end is missing, ends where another with this name begins. */
  isEndedBy(path: string, name: string): boolean;
  /** The most fields of an entry or a channel, and the most characters of each. */
  most: { fields: number; text: number };
  /** Returns the message about a DOCTYPE; null for one that is harmless. */
  doctype(text: string): string | null;
  words: { otherRoot: string; nested: string; broken(line: number, isBegun: boolean): string };
}

const deepest = 50;
/** More than any file with some broken entries has. */
const mostErrors = 100_000;

/**
 * Parses items within a channel (RSS, Atom, WXR) as they arrive; what is broken in one entry harms no other. Entities are
 * never defined, nothing else is requested.
 */
export class ItemParser {
  private readonly parser: sax.SAXParser;
  private readonly loose = new LooseXml();
  private readonly write: (text: string) => void;
  private readonly done: Part[] = [];
  private depth = 0;
  private entryDepth = 0;
  private open: (Field & { depth: number })[] = [];
  private channel: Field[] = [];
  private entry: Field[] | null = null;
  private state: 'before' | 'within' | 'behind' = 'before';
  private errors = 0;
  private failure: AppError | null = null;

  constructor(private readonly format: ItemFormat) {
    const parser = sax.parser(true, { xmlns: format.xmlns, position: true });
    this.parser = parser;
    parser.ondoctype = (text) => this.fail(format.doctype(String(text)));
    parser.onopentag = (tag) => this.openTag(tag);
    parser.ontext = (text) => this.readText(text);
    parser.oncdata = (text) => this.readText(text);
    parser.onclosetag = () => this.closeTag();
    parser.onerror = (error) => this.readError(error);
    this.write = boundedXml(parser, {
      refuse: () => this.failBroken(),
      isOver: () => this.failure !== null,
    });
  }

  /** Returns the parts that this text completes. @throws AppError `invalid` for other documents and entities */
  take(text: string): Part[] {
    this.write(this.loose.take(text));
    return this.taken();
  }

  /** Returns the last parts. @throws AppError `invalid` for a text that ends early */
  end(): Part[] {
    this.write(this.loose.end());
    this.parser.close();
    if (this.state !== 'behind') this.failBroken();
    this.endChannel();
    return this.taken();
  }

  private taken(): Part[] {
    if (this.failure) throw this.failure;
    return this.done.splice(0);
  }

  private openTag(tag: Tag): void {
    const { format } = this;
    if (this.state === 'before' && !format.isRoot(tag)) this.fail(format.words.otherRoot);
    if (this.state === 'before') this.state = 'within';
    this.depth += 1;
    if (this.depth - this.entryDepth > deepest) this.fail(format.words.nested);
    if (this.failure || this.state === 'behind') return;
    // An entry whose end is missing ends where the next one begins.
    if (format.isEntry(tag)) this.beginEntry();
    else this.openField(format.nameOf(tag), tag);
  }

  private openField(name: string | undefined, { attributes }: Tag): void {
    const fields = this.entry ?? this.channel;
    if (name === undefined || fields.length > this.format.most.fields) return;
    if (this.format.isEndedBy(this.open.at(-1)?.path ?? '', name)) this.open = [];
    const above = this.entry && this.open.at(-1)?.path;
    const path = `${above ? `${above}/` : ''}${name}`;
    const field = { path, text: '', attributes: valuesOf(attributes), depth: this.depth };
    fields.push(field);
    this.open.push(field);
  }

  private beginEntry(): void {
    this.endChannel();
    this.endEntry();
    this.entry = [];
    this.entryDepth = this.depth;
    this.open = [];
  }

  /** Channel elements may come before or after the entries. */
  private endChannel(): void {
    if (this.channel.length > 0) this.done.push({ kind: 'channel', fields: this.channel });
    this.channel = [];
  }

  private readText(text: string): void {
    const { most } = this.format;
    for (const field of this.open)
      if (field.text.length < most.text) field.text += text.slice(0, most.text - field.text.length);
  }

  private closeTag(): void {
    if (this.open.at(-1)?.depth === this.depth) this.open.pop();
    if (this.entryDepth === this.depth) this.endEntry();
    this.depth -= 1;
    if (this.depth === 0) this.state = 'behind';
  }

  private endEntry(): void {
    if (this.entry) this.done.push({ kind: 'entry', fields: this.entry });
    this.entry = null;
  }

  /** Within the text an error costs no more than what it is in. */
  private readError(error: Error): void {
    this.errors += 1;
    if (this.state === 'before' || isFatal(error) || this.errors > mostErrors) this.failBroken();
    this.parser.error = null as unknown as Error;
    this.parser.resume();
  }

  private failBroken(): void {
    this.fail(this.format.words.broken((this.parser.line ?? 0) + 1, this.state !== 'before'));
  }

  private fail(message: string | null): void {
    if (message !== null) this.failure ??= new AppError('invalid', message);
  }
}

function valuesOf(attributes: Tag['attributes']): Record<string, string> {
  const values = Object.entries(attributes).map(([name, given]) => [
    name.toLowerCase(),
    typeof given === 'string' ? given : given.value,
  ]);
  return Object.fromEntries(values);
}
