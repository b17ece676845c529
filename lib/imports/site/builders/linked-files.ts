import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { allWithin, type Element, isElement, nodesOf, textWithin } from '../../wordpress/pages/markup.ts';
import type { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import type { WxrItem } from '../../wordpress/wxr-item.ts';
import { fieldOf } from '../../wordpress/wxr-item.ts';
import type { Site } from '../site.ts';
import { siteItem } from './site-item.ts';

const mostFiles = 2000;
/** Where builders keep the files of their sites. */
const fileHosts = /^https?:\/\/(?:(?:static1|assets)\.squarespace\.com|[\w-]+\.files\.wordpress\.com)\//i;

/** Notes the PDFs of the site that an item links to and no library has, each once. */
export class LinkedFiles {
  private readonly known = new Set<string>();

  constructor(
    private readonly site: Site,
    private readonly survey: SiteSurvey,
  ) {}

  /** Notes that a library has the file. */
  has(address: string): void {
    this.known.add(keyOf(address));
  }

  note(item: WxrItem): void {
    const html = fieldOf(item, 'content:encoded');
    if (!/\.pdf\b/i.test(html)) return;
    for (const link of linksIn(html)) {
      const url = parsedUrl(link.attribs.href?.trim() ?? '', fieldOf(item, 'link'));
      if (url && /\.pdf$/i.test(url.pathname)) this.noteFile(url, link);
    }
  }

  private isOfSite(address: string): boolean {
    return this.site.isOwn(address) || fileHosts.test(address);
  }

  private noteFile({ origin, pathname, href }: URL, link: Element): void {
    const file = `${origin}${pathname}`;
    if (this.known.has(keyOf(file)) || this.known.size >= mostFiles || !this.isOfSite(href)) return;
    this.has(file);
    const title = textWithin(link);
    this.survey.note(siteItem({ id: file, guid: '', type: 'attachment', title, link: '', file }));
  }
}

function keyOf(address: string): string {
  return address.replace(/^https?:/i, '').toLowerCase();
}

function linksIn(html: string): Element[] {
  const isLink = ({ name, attribs }: Element) => name === 'a' && Boolean(attribs.href);
  return nodesOf(html)
    .filter(isElement)
    .flatMap((node) => (isLink(node) ? [node] : allWithin(node, isLink)));
}
