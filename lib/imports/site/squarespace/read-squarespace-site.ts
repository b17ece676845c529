import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceContext, SourceItem, SourceRecord } from '../../source.ts';
import { lastingId } from '../../values/lasting-id.ts';
import { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import { fieldOf, type WxrItem } from '../../wordpress/wxr-item.ts';
import { ItemSpool } from '../builders/item-spool.ts';
import { textAt } from '../builders/json-value.ts';
import { LinkedFiles } from '../builders/linked-files.ts';
import { siteRows } from '../builders/site-rows.ts';
import { menusOf } from '../pages/menus.ts';
import type { ReadWay, Site } from '../site.ts';
import { type Answered, allItems, askCollection } from './collection.ts';
import { libraryPicture, pageItem, postItem } from './entry-items.ts';
import { eventRows } from './event-item.ts';
import { sermonRow } from './sermon-row.ts';

/** Returns whether the site answers programs; otherwise it is read as any other site is. */
export async function hasJson(site: Site): Promise<boolean> {
  return !('problem' in (await askHome(site)));
}

const homes = new WeakMap<Site, ReturnType<typeof askCollection>>();

function askHome(site: Site): ReturnType<typeof askCollection> {
  const asked = homes.get(site) ?? askCollection(site, site.home.address);
  homes.set(site, asked);
  return asked;
}

/**
 * Reads a Squarespace site by the JSON of each address: pages, blogs, calendars, galleries, and posts with sound as sermons.
 * Where the home page has none (see `hasJson`) it yields a message alone, so that the site can be read as any other.
 */
export const readSquarespaceSite: ReadWay = async function* (site, context) {
  if (await hasJson(site)) yield* ItemSpool.during((spool) => new Reader(site, context, spool).rows());
  else yield { problem: messages.builders.noJson };
};

class Reader {
  private readonly survey = new SiteSurvey();
  private readonly files: LinkedFiles;
  /** Paths of collections and entries that were read, in lower case. */
  private readonly known = new Set<string>();
  private readonly shops: string[] = [];
  private siteZone = '';

  constructor(
    private readonly site: Site,
    private readonly context: SourceContext,
    private readonly spool: ItemSpool,
  ) {
    this.survey.facts.link = `${site.origin}/`;
    this.files = new LinkedFiles(site, this.survey);
  }

  async *rows(): AsyncGenerator<SourceItem> {
    const { site, survey, spool, context } = this;
    for (const address of this.addresses()) {
      context.signal.throwIfAborted();
      const path = pathOf(address);
      if (this.known.has(path) || this.shops.some((shop) => path.startsWith(`${shop}/`))) continue;
      yield { reading: address };
      yield* this.address(address);
    }
    survey.menuItems.push(...menusOf(site.home));
    yield* siteRows(spool, survey, context);
  }

  /** Collections stand above their entries, which come with them. */
  private addresses(): string[] {
    const { home, addresses } = this.site;
    const depthOf = (address: string) => pathOf(address).split('/').length;
    const plain = addresses.filter((address) => parsedUrl(address)?.search === '');
    return [home.address, ...plain.toSorted((one, other) => depthOf(one) - depthOf(other))];
  }

  private async *address(address: string): AsyncGenerator<SourceItem> {
    const { site } = this;
    const answered = await (address === site.home.address ? askHome(site) : askCollection(site, address));
    if ('problem' in answered) return void (yield answered);
    this.siteZone ||= textAt(answered.json, 'website', 'timeZone');
    const { item, path } = answered;
    const isKnown = this.known.has(path.toLowerCase());
    if (item === undefined) {
      if (!isKnown) yield* this.collection(answered, pathOf(address) === '/');
    } else {
      // A collection that is in no sitemap comes with the first of its entries.
      const whole = isKnown ? null : await askCollection(this.site, new URL(path, this.site.origin).href);
      if (whole && !('problem' in whole) && whole.item === undefined) yield* this.collection(whole);
      yield* this.entry(item, answered);
      this.known.add(path.toLowerCase());
    }
    this.known.add(pathOf(address));
  }

  private async *collection(answered: Answered, isHome = false): AsyncGenerator<SourceItem> {
    const { path, kind, json } = answered;
    this.known.add(path.toLowerCase());
    if (kind === 'shop') {
      this.shops.push(path.toLowerCase());
      yield { problem: messages.builders.shop(titleOf(json) || path) };
    } else if (kind === 'page' || kind === 'gallery') yield* this.page(answered, isHome);
    else if (kind !== 'folder') yield* this.entries(answered);
  }

  private async *entries(answered: Answered): AsyncGenerator<SourceItem> {
    let sermons = 0;
    let others = 0;
    for await (const each of allItems(this.site, answered)) {
      if (!('item' in each)) yield each;
      else
        for await (const row of this.entry(each.item, answered)) {
          if ('record' in row && row.record.table === 'sermons') sermons += 1;
          else others += 1;
          yield row;
        }
    }
    const isPodcast = sermons > 0 && others === 0;
    const list = answered.kind === 'events' ? paths.events : isPodcast ? paths.sermons : unlinkedPaths.news;
    this.survey.lists.set(`${this.site.origin}${answered.path}`, list);
  }

  private async *entry(item: unknown, { kind }: Answered): AsyncGenerator<SourceItem> {
    const path = textAt(item, 'fullUrl');
    if (path === '' || this.known.has(path.toLowerCase())) return;
    this.known.add(path.toLowerCase());
    if (kind === 'shop') return;
    const { context, siteZone, site } = this;
    const sermon = kind === 'blog' ? sermonRow(item, context.timeZone) : null;
    if (sermon) yield this.led(sermon, path, paths.sermon);
    else if (kind === 'events')
      for (const row of eventRows(item, site.origin, { siteZone, context }))
        yield 'record' in row ? this.led(row.record, path, paths.event) : row;
    else {
      const picture = libraryPicture(item);
      if (picture) this.survey.note(picture);
      const lost = new Set<string>();
      yield* this.kept(postItem(item, site.origin, context.timeZone, lost), lost);
    }
  }

  private async *page(answered: Answered, isHome: boolean): AsyncGenerator<SourceItem> {
    const lost = new Set<string>();
    yield* this.kept(pageItem(answered, `${this.site.origin}${isHome ? '/' : answered.path}`, lost), lost);
  }

  /** Keeps a page or a post until all is known that it may lead to. */
  private async *kept(item: WxrItem, lost: ReadonlySet<string>): AsyncGenerator<SourceItem> {
    this.survey.note(item);
    this.files.note(item);
    await this.spool.add(item);
    const { parts, partsLeftOut } = messages.wordpress;
    if (lost.has('code')) yield { problem: partsLeftOut(oneLine(fieldOf(item, 'title'), 120), parts.code) };
  }

  /** Returns the record with an id, to which its old address leads. */
  private led(record: SourceRecord, path: string, pageOf: (id: string) => string): SourceItem {
    const id = lastingId(`${this.site.origin} ${record.table} ${record.key}`);
    this.survey.lists.set(`${this.site.origin}${path}`, pageOf(id));
    return { record: { ...record, id } };
  }
}

function titleOf(json: unknown): string {
  return oneLine(textAt(json, 'collection', 'title'), 120);
}

/** Returns the path of an address as it is compared. */
function pathOf(address: string): string {
  const { pathname } = new URL(address);
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}
