import { messages } from '#lib/language/messages.ts';
import type { SourceItem, SourceRecord } from '../../source.ts';
import { oneLine, severalLines } from '../../text/written-text.ts';
import { fieldOf, isPublished, keyOf, metaOf, oldPathOf, termsOf, type WxrItem } from '../wxr-item.ts';
import { picturesIn, securedAddress } from './media.ts';
import { pageBlocks } from './page-blocks.ts';
import { withoutShortcodes } from './shortcodes.ts';
import type { SitePlan } from './site-plan.ts';

/** Returns a page or a post as a draft of an own page. */
export function pageItems(item: WxrItem, plan: SitePlan): SourceItem[] {
  const id = fieldOf(item, 'wp:post_id');
  const path = plan.paths.get(id) ?? '';
  const title = oneLine(fieldOf(item, 'title'), 120) || path;
  const content = withoutShortcodes(plan.withParts(fieldOf(item, 'content:encoded')), plan.attachedTo(id));
  const { files, ...surroundings } = surroundingsOf(item, plan);
  const { blocks, isCut } = pageBlocks(content, surroundings);
  const picture = plan.pictures.get(metaOf(item, '_thumbnail_id'));
  const record: SourceRecord = {
    table: 'site_pages',
    key: keyOf(item),
    title,
    values: {
      path,
      title,
      summary: severalLines(fieldOf(item, 'excerpt:encoded'), 300),
      ...(fieldOf(item, 'wp:post_type') === 'post' ? newsOf(item) : { kind: 'page' }),
      picture_alt: oneLine(picture?.alt ?? '', 300),
      blocks,
    },
    pictures: {
      ...(picture && { picture_url: picture.address }),
      ...Object.fromEntries(picturesIn(blocks).map((url) => [url, files.get(url) ?? url])),
    },
    oldPath: formerPaths(item, path, plan),
  };
  return [{ record }, ...(isCut ? [{ problem: messages.wordpress.shortened(title) }] : [])];
}

/** `files` are the addresses that its pictures have at the old site. */
function surroundingsOf(item: WxrItem, plan: SitePlan) {
  const link = fieldOf(item, 'link');
  const files = new Map<string, string>();
  const fileOf = (src: string) => {
    const file = plan.fileOf(src, link);
    if (file) files.set(securedAddress(file), file);
    return file;
  };
  return { pictures: plan.pictures, leadOf: (href: string) => plan.leadOf(href, link), fileOf, files };
}

/** WordPress puts a post without a category into one of this name. */
const noCategory = /^(?:uncategorized|sin categor[ií]a)$/i;

/** A published post keeps its date; it is not in UTC, which its day survives. */
function newsOf(item: WxrItem) {
  const [category = null] = termsOf(item, 'category').filter((name) => !noCategory.test(name));
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(fieldOf(item, 'wp:post_date')) ?? [];
  return {
    kind: 'news',
    category: category && oneLine(category, 60),
    ...(isPublished(item) && date && { published_at: `${date}T${time}` }),
  };
}

/** Returns the address by the entry's number, and the old path where it is neither the page's nor one of this site. */
function formerPaths(item: WxrItem, path: string, { moved }: SitePlan): string {
  const id = fieldOf(item, 'wp:post_id');
  const { oldPath = '' } = moved.has(id) ? {} : oldPathOf(item);
  const isOther = oldPath.replace(/\/+$/, '').toLowerCase() !== path;
  return [isOther && oldPath, /^\d+$/.test(id) && `/?p=${id}`].filter(Boolean).join(' ');
}
