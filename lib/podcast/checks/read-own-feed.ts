import sax from 'sax';

/** What a directory reads of the feed first. */
export interface OwnFeed {
  count: number;
  art: string;
  email: string;
  /** The newest episode. */
  newest: { title: string; url: string; length: number } | null;
}

/** Returns the parts of the site's own feed that the checks ask about. */
export function readOwnFeed(xml: string): OwnFeed {
  const feed: OwnFeed = { count: 0, art: '', email: '', newest: null };
  const parser = sax.parser(true);
  let text = '';
  let title = '';
  parser.onopentag = ({ name, attributes }) => {
    text = '';
    const { href, url, length } = attributes as Record<string, string>;
    if (name === 'item') feed.count += 1;
    if (name === 'itunes:image' && feed.count === 0) feed.art = href ?? '';
    if (name === 'enclosure') feed.newest ??= { title, url: url ?? '', length: Number(length) };
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.onclosetag = (name) => {
    if (name === 'title' && feed.count === 1) title = text;
    if (name === 'itunes:email') feed.email = text;
  };
  parser.write(xml).close();
  return feed;
}
