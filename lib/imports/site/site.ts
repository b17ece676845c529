import type { ReadSource } from '../source.ts';

/** What an address of the old site answered: the decoded text of a page, of JSON or of a feed. */
export interface SiteAnswer {
  /** Where it was found, after redirects. */
  address: string;
  status: number;
  /** The media type, without parameters, in lower case. */
  type: string;
  headers: Readonly<Record<string, string | undefined>>;
  text: string;
}

/** The old site, as it is read. */
export interface Site {
  /** The origin of its home page, after redirects. */
  origin: string;
  home: SiteAnswer;
  /** The addresses of its sitemaps and menus: its own alone, each once. */
  addresses: readonly string[];
  /**
   * Requests an address in its turn: null where it is not the site's own, beyond the limits, or gives no answer. What
   * was asked for before is not asked for again.
   */
  get(address: string): Promise<SiteAnswer | null>;
  /** Whether the address is of the site's registrable domain. */
  isOwn(address: string): boolean;
  /** Returns in words why an address gave no answer; null for one that did, or was not asked for. */
  failureOf?(address: string): string | null;
}

/** One way to read a site: yields its rows, its facts, and what it could not read. */
export type ReadWay = ReadSource<Site>;
