import sax from 'sax';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { boundedXml } from '../reading/bounded-xml.ts';
import { isFatal, LooseXml } from '../text/loose-xml.ts';

/** An element of an entry, with its whole text. */
export interface FeedField {
  /** Its path from the entry: 'title', 'author/name', 'media:group/media:thumbnail'. */
  path: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
}

export interface FeedPart {
  kind: 'channel' | 'entry';
  fields: readonly FeedField[];
}

/** Prefixes by namespace; elements of RSS and Atom have none. */
const prefixes: Readonly<Record<string, string>> = {
  '': '',
  'http://www.w3.org/2005/atom': '',
  'http://purl.org/rss/1.0/': '',
  'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes:',
  'http://purl.org/dc/elements/1.1/': 'dc:',
  'http://purl.org/rss/1.0/modules/content/': 'content:',
  'http://search.yahoo.com/mrss/': 'media:',
  'http://search.yahoo.com/mrss': 'media:',
  'http://www.youtube.com/xml/schemas/2015': 'yt:',
};

const roots = new Set(['rss', 'feed', 'rdf']);
const deepest = 50;
const mostFields = 300;
const mostText = 60_000;
/** More than any feed with some broken entries has. */
const mostErrors = 100_000;

/** Elements of an entry that hold a text alone, or have no element of an entry within. */
const texts =
  /^(?:title|description|summary|pubdate|published|updated|guid|id|link|category|comments|(?:itunes|dc|content):\w+)$/;
const besides = /^(?:author|enclosure|source|content|media:\w+)$/;

type Open = FeedField & { depth: number };

/**
 * Parses a feed (RSS 2.0, RSS 1.0 or Atom) as it arrives; what is broken in one entry harms no other. Entities are never
 * defined, nothing else is requested.
 */
export class FeedParser {
  private readonly parser = sax.parser(true, { xmlns: true, position: false });
  private readonly loose = new LooseXml();
  private readonly write: (text: string) => void;
  private readonly done: FeedPart[] = [];
  private readonly trail: string[] = [];
  private open: Open[] = [];
  private channel: FeedField[] = [];
  private entry: { fields: FeedField[]; depth: number } | null = null;
  private state: 'before' | 'within' | 'behind' = 'before';
  private errors = 0;
  private failure: AppError | null = null;

  constructor() {
    const { parser } = this;
    parser.ondoctype = (text) => this.readDoctype(String(text));
    parser.onopentag = (tag) => this.openTag(tag as sax.QualifiedTag);
    parser.ontext = (text) => this.readText(text);
    parser.oncdata = (text) => this.readText(text);
    parser.onclosetag = () => this.closeTag();
    parser.onerror = (error) => this.readError(error);
    this.write = boundedXml(parser, {
      refuse: () => this.fail(messages.feed.broken),
      isOver: () => this.failure !== null,
    });
  }

  /** Returns the parts that this text completes. @throws AppError `invalid` for other documents and entities */
  take(text: string): FeedPart[] {
    this.write(this.loose.take(text));
    return this.taken();
  }

  /** Returns the last parts. @throws AppError `invalid` for a feed that ends early */
  end(): FeedPart[] {
    this.write(this.loose.end());
    this.parser.close();
    if (this.state !== 'behind') this.fail(messages.feed.broken);
    this.endChannel();
    return this.taken();
  }

  private taken(): FeedPart[] {
    if (this.failure) throw this.failure;
    return this.done.splice(0);
  }

  private openTag({ local, uri, attributes }: sax.QualifiedTag): void {
    const name = local.toLowerCase();
    const prefix = prefixes[uri.toLowerCase()];
    if (this.state === 'before' && !roots.has(name)) this.fail(messages.feed.notAFeed);
    if (this.state === 'before') this.state = 'within';
    this.trail.push(name);
    if (this.trail.length - (this.entry?.depth ?? 0) > deepest) this.fail(messages.feed.broken);
    if (this.failure || this.state === 'behind') return;
    // An entry whose end is missing ends where the next one begins.
    const isEntry = this.entry ? prefix === '' : this.trail.length <= 3;
    if (isEntry && (name === 'item' || name === 'entry')) this.beginEntry();
    else this.openField(name, prefix, valuesOf(attributes));
  }

  private openField(name: string, prefix: string | undefined, attributes: Record<string, string>): void {
    const fields = this.entry?.fields ?? this.channel;
    if (prefix === undefined || fields.length > mostFields) return;
    const own = `${prefix}${name}`;
    // A text whose end is missing ends where the next element of its entry begins.
    if (texts.test(this.open.at(-1)?.path ?? '') && (texts.test(own) || besides.test(own))) this.open = [];
    const above = this.entry && this.open.at(-1)?.path;
    const path = `${above ? `${above}/` : ''}${own}`;
    const field = { path, text: '', attributes, depth: this.trail.length };
    fields.push(field);
    this.open.push(field);
  }

  private beginEntry(): void {
    this.endChannel();
    this.endEntry();
    this.entry = { fields: [], depth: this.trail.length };
    this.open = [];
  }

  /** The elements of a channel stand before or after its entries. */
  private endChannel(): void {
    if (this.channel.length > 0) this.done.push({ kind: 'channel', fields: this.channel });
    this.channel = [];
  }

  private readText(text: string): void {
    for (const field of this.open)
      if (field.text.length < mostText) field.text += text.slice(0, mostText - field.text.length);
  }

  private closeTag(): void {
    const depth = this.trail.length;
    if (this.open.at(-1)?.depth === depth) this.open.pop();
    if (this.entry?.depth === depth) this.endEntry();
    this.trail.pop();
    if (this.trail.length === 0) this.state = 'behind';
  }

  private endEntry(): void {
    if (this.entry) this.done.push({ kind: 'entry', fields: this.entry.fields });
    this.entry = null;
  }

  private readDoctype(text: string): void {
    if (/\[|<!/.test(text)) this.fail(messages.feed.refused);
    else if (/^\s*html\b/i.test(text)) this.fail(messages.feed.notAFeed);
  }

  /** Within the feed an error costs no more than what it is in. */
  private readError(error: Error): void {
    this.errors += 1;
    if (this.state === 'before' || isFatal(error) || this.errors > mostErrors)
      this.fail(messages.feed.broken);
    this.parser.error = null as unknown as Error;
    this.parser.resume();
  }

  private fail(message: string): void {
    this.failure ??= new AppError('invalid', message);
  }
}

function valuesOf(attributes: sax.QualifiedTag['attributes']): Record<string, string> {
  const values = Object.entries(attributes).map(([name, { value }]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(values);
}
