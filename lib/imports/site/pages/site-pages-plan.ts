import { directAddress } from '#lib/core/text/direct-address.ts';
import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import { documentAddress } from '#lib/documents/address.ts';
import { oneLine } from '../../markup/written-text.ts';
import { entryPaths } from '../../wordpress/pages/entry-paths.ts';
import { documentOf, type SiteDocument } from '../../wordpress/pages/site-plan.ts';
import { bareHost, siteFolder } from '../reader/own-domain.ts';
import type { Site } from '../site.ts';
import type { PageFacts } from './page-facts.ts';

/** A PDF that comes along, with the category of its list. */
export interface PlannedDocument extends SiteDocument {
  category: string | null;
}

/** What becomes of the pages, files and links of a site. */
export class SitePagesPlan {
  readonly paths: ReadonlyMap<string, string>;
  readonly moved: ReadonlySet<string>;
  readonly problems: readonly string[];
  readonly furtherPath: (path: string, kind: string) => string;
  readonly home: string;
  readonly documents = new Map<string, PlannedDocument>();
  /** Files of the old site that cannot come, and documents elsewhere. */
  readonly left = new Set<string>();
  private readonly leads = new Map<string, string>();
  /** Pages that are a PDF. */
  private readonly pdfs: ReadonlySet<string>;

  constructor(
    private readonly site: Site,
    pages: readonly PageFacts[],
    documents: readonly string[] = [],
    takenPaths: readonly string[] = [],
  ) {
    const entries = pages.map(({ key, kind, link, slug, title }) => ({
      id: key,
      kind,
      link,
      slug,
      title,
      parent: '',
    }));
    const folder = siteFolder(new URL(site.home.address));
    const { paths, moved, problems, furtherPath } = entryPaths({ entries, folder }, takenPaths);
    this.paths = paths;
    this.moved = moved;
    this.problems = problems;
    this.furtherPath = furtherPath;
    this.home = site.home.address;
    this.pdfs = new Set(documents.map((address) => leadKey(new URL(address))));
    for (const { key, addresses, isHome } of pages)
      for (const address of addresses) {
        const url = parsedUrl(address);
        const path = isHome ? '/' : paths.get(key);
        if (url && path) this.leads.set(leadKey(url), path);
      }
  }

  /** Returns where a link leads here; a complete address elsewhere; null for one that leads to nothing that comes. */
  leadOf(href: string, base: string): string | null {
    const typed = directAddress(href.trim());
    if (/^(?:mailto|tel):[^\s<>"]+$/i.test(typed)) return typed;
    const url = typed === '' || typed.startsWith('#') ? null : parsedUrl(typed, base);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
    const lead = this.leads.get(leadKey(url)) ?? this.leads.get(leadKey(withoutQuery(url)));
    if (lead) return lead;
    if (this.isDocument(url)) return this.documentOf(href, '', null, base) ?? this.elsewhere(url);
    if (!this.isOld(url.href)) return url.href;
    if (isFile(url)) this.left.add(url.href);
    return null;
  }

  isDocument(url: URL): boolean {
    return isPdf(url) || this.pdfs.has(leadKey(url));
  }

  /** Returns the address here of an own PDF, or of one that a page embeds; null for others. */
  documentOf(
    href: string,
    title: string,
    category: string | null,
    base: string,
    isEmbedded = false,
  ): string | null {
    const url = parsedUrl(href.trim(), base);
    if (!url || !/^https?:$/.test(url.protocol) || (!this.isDocument(url) && !isEmbedded)) return null;
    if (!this.site.isOwn(url.href) && !isEmbedded) return null;
    url.hash = '';
    const key = leadKey(url);
    const known = this.documents.get(key);
    if (known) {
      known.title ||= title;
      known.category ??= category;
      return documentAddress(known);
    }
    const file = {
      key,
      title: oneLine(title, 200),
      address: url.href,
      link: '',
      alt: '',
      parent: '',
      date: '',
    };
    const document = { ...documentOf(file), category };
    this.documents.set(key, document);
    return documentAddress(document);
  }

  /** Returns whether an address is on the old site's host, which its successor has then. */
  isOld(address: string): boolean {
    const url = parsedUrl(address);
    return url !== null && bareHost(url) === bareHost(new URL(this.site.origin));
  }

  pathOf(address: string): string {
    return new URL(address).pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  }

  private elsewhere(url: URL): string {
    this.left.add(url.href);
    return url.href;
  }
}

export function isPdf({ pathname }: URL): boolean {
  return /\.pdf$/i.test(pathname);
}

function isFile({ pathname }: URL): boolean {
  return /\.(?!html?$|php$|aspx?$|jsp$|cfm$|shtml$)[a-z\d]{2,5}$/i.test(pathname);
}

function withoutQuery(url: URL): URL {
  const plain = new URL(url);
  if (!/^\?p(?:age_id)?=\d+$/.test(url.search)) plain.search = '';
  return plain;
}

/** `www` and bare, http and https, with a slash at the end or not, are one. */
export function leadKey(url: URL): string {
  return `${bareHost(url)}${decodedAddress(url.pathname).toLowerCase().replace(/\/+$/, '')}${url.search}`;
}
