import { Parser } from 'htmlparser2';

/** What a sitemap (sitemaps.org) names. */
export interface Sitemap {
  pages: string[];
  /** Of an index: further sitemaps. */
  sitemaps: string[];
}

/** Returns the addresses of a sitemap or of an index of them, at most so many; one may also be lines of text. */
export function readSitemap(text: string, most: number): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  if (!/<(?:\w+:)?(?:urlset|sitemapindex)\b/i.test(text.slice(0, 20_000))) {
    found.pages = text
      .split(/\s+/, most)
      .filter((line) => /^https?:\/\//i.test(line))
      .slice(0, most);
    return found;
  }
  let within: keyof Sitemap | null = null;
  let address: string | null = null;
  const parser = new Parser(
    {
      onopentag: (name) => {
        const plain = name.replace(/^\w+:/, '');
        if (plain === 'url') within = 'pages';
        if (plain === 'sitemap') within = 'sitemaps';
        // Pictures and films of a page have a `loc` of their own in another namespace.
        if (name === 'loc') address = '';
      },
      ontext: (part) => {
        if (address !== null) address += part;
      },
      onclosetag: (name) => {
        if (name !== 'loc' || address === null) return;
        if (within && found[within].length < most) found[within].push(address.trim());
        address = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return found;
}
