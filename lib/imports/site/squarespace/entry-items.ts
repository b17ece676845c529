import { formatInTimeZone } from 'date-fns-tz';
import { oneLine } from '../../markup/written-text.ts';
import { escaped } from '../../wordpress/pages/markup.ts';
import type { WxrItem } from '../../wordpress/wxr-item.ts';
import { listAt, textAt, valueAt } from '../builders/json-value.ts';
import { siteItem } from '../builders/site-item.ts';
import { type Answered, itemsOf } from './collection.ts';
import { plainHtml } from './plain-html.ts';

/** Tells its ids from those of other builders. */
const guid = 'squarespace';

/** Returns a page, or a gallery with its pictures, as an item of an export. */
export function pageItem({ json, id, path, kind }: Answered, link: string, lost: Set<string>): WxrItem {
  const title = textAt(json, 'collection', 'title') || textAt(json, 'collection', 'navigationTitle');
  const pictures = kind === 'gallery' ? itemsOf(json).map(pictureHtml) : [];
  const gallery = pictures.length > 0 ? `<figure class="wp-block-gallery">${pictures.join('')}</figure>` : '';
  return siteItem({
    ...{ id, guid, type: 'page', title, link, slug: path },
    html: plainHtml(textAt(json, 'mainContent'), lost) + gallery,
  });
}

function pictureHtml(item: unknown): string {
  const [address, title] = [textAt(item, 'assetUrl'), textAt(item, 'title')];
  if (address === '') return '';
  const alt = /\.(?:jpe?g|png|gif|webp|heic)$/i.test(title) ? '' : title;
  return `<img src="${escaped(address)}" alt="${escaped(alt)}">`;
}

/** Returns a post as an item of an export, on the clock of the church. */
export function postItem(item: unknown, origin: string, timeZone: string, lost: Set<string>): WxrItem {
  const categories = listAt(item, 'categories').flatMap((name) => (typeof name === 'string' ? [name] : []));
  return siteItem({
    ...{ id: textAt(item, 'id'), guid, type: 'post' },
    title: textAt(item, 'title'),
    author: textAt(item, 'author', 'displayName'),
    link: `${origin}${textAt(item, 'fullUrl')}`,
    slug: textAt(item, 'urlId'),
    html: plainHtml(textAt(item, 'body'), lost),
    excerpt: textAt(item, 'excerpt'),
    date: clockOf(valueAt(item, 'publishOn') ?? valueAt(item, 'addedOn'), timeZone),
    meta: [['_thumbnail_id', pictureOf(item)]],
    terms: categories.map((name) => ({ taxonomy: 'category', name: oneLine(name, 60) })),
  });
}

/** Returns the picture of an entry as a file of a library, by its own address; null without one. */
export function libraryPicture(item: unknown): WxrItem | null {
  const file = pictureOf(item);
  if (file === '') return null;
  return siteItem({ ...{ id: file, guid: '', type: 'attachment', title: '', link: '' }, file });
}

/** An entry without a picture has the address of its folder. */
export function pictureOf(item: unknown): string {
  const address = textAt(item, 'assetUrl');
  return /^https?:\/\/[^/]+\/.*[^/]$/.test(address) ? address : '';
}

/** Returns a moment in milliseconds on a clock, yyyy-MM-dd HH:mm:ss; empty for none. */
export function clockOf(moment: unknown, timeZone: string): string {
  const isMoment = typeof moment === 'number' && Math.abs(moment) < 8e15;
  return isMoment ? formatInTimeZone(moment, timeZone, 'yyyy-MM-dd HH:mm:ss') : '';
}
