import type sax from 'sax';
import { messages } from '#lib/language/messages.ts';
import type { ItemFormat } from '../reading/item-parser.ts';

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

/** Elements of an entry that hold a text alone, or have no element of an entry within. */
const texts =
  /^(?:title|description|summary|pubdate|published|updated|guid|id|link|category|comments|(?:itunes|dc|content):\w+)$/;
const besides = /^(?:author|enclosure|source|content|media:\w+)$/;

function localName(tag: sax.Tag | sax.QualifiedTag): string {
  return (tag as sax.QualifiedTag).local.toLowerCase();
}

function nameOf(tag: sax.Tag | sax.QualifiedTag): string | undefined {
  const prefix = prefixes[(tag as sax.QualifiedTag).uri.toLowerCase()];
  return prefix === undefined ? undefined : `${prefix}${localName(tag)}`;
}

/** Returns the format of feeds: RSS 2.0, RSS 1.0 and Atom. */
export function feedFormat(): ItemFormat {
  const { broken, notAFeed, refused } = messages.feed;
  return {
    xmlns: true,
    isRoot: (tag) => /^(?:rss|feed|rdf)$/.test(localName(tag)),
    isEntry: (tag) => /^(?:item|entry)$/.test(nameOf(tag) ?? ''),
    nameOf,
    isEndedBy: (path, name) => texts.test(path) && (texts.test(name) || besides.test(name)),
    most: { fields: 300, text: 60_000 },
    doctype: (text) => (/\[|<!/.test(text) ? refused : /^\s*html\b/i.test(text) ? notAFeed : null),
    words: { otherRoot: notAFeed, nested: broken, broken: () => broken },
  };
}
