import { churchToneOf } from '#lib/art/plate/plate.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { SitePageRow } from '../schema.ts';
import { publishedDateText } from './published-date.ts';

/** Returns what the drawn picture of a link to the page shows; its plate is that of the page. */
export function pictureOfPage(page: SitePageRow) {
  const news = [publishedDateText(page), page.category].filter(Boolean).join('\n');
  const kicker = page.kind === 'news' ? news : currentChurch().name;
  return { title: page.title, kicker, seed: page.id, kind: 'event' as const, tone: churchToneOf(page.id) };
}
