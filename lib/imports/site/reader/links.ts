import { Parser } from 'htmlparser2';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';

/** Returns the address that relative ones of a page are resolved against: its `base`, itself resolved against the page. */
export function baseOf(html: string, address: string): string {
  const [, typed] = /<base\s[^<>]{0,500}?\bhref\s*=\s*["']?([^"'\s<>]+)/i.exec(html) ?? [];
  return (typed && parsedUrl(typed, address)?.href) || address;
}

/** Returns the complete web addresses that a page links to, each once, without fragments. */
export function linksIn(html: string, address: string): string[] {
  const base = baseOf(html, address);
  const found = new Set<string>();
  const parser = new Parser({
    onopentag: (name, { href }) => {
      const url = (name === 'a' || name === 'area') && href ? parsedUrl(href.trim(), base) : null;
      if (!url || !/^https?:$/.test(url.protocol)) return;
      url.hash = '';
      found.add(url.href);
    },
  });
  parser.end(html);
  return [...found];
}
