import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine, severalLines } from '../../markup/written-text.ts';
import { inParts } from '../../site/pages/page-parts.ts';
import type { SourceItem, SourceRecord } from '../../source.ts';
import { fieldOf, keyOf, metaOf, oldPathOf, termsOf, type WxrItem } from '../wxr-item.ts';
import { dividedRecord, titleOfPath } from './divided-record.ts';
import { noteBlocks, noteElements } from './lost-parts.ts';
import { picturesIn, type Surroundings, securedAddress } from './media.ts';
import { allBlocks, pageBlocks } from './page-blocks.ts';
import { withoutShortcodes } from './shortcodes.ts';
import type { SitePlan } from './site-plan.ts';

/**
 * Returns a page or a post as a draft of an own page. What is longer than a page takes is cut, or comes as several pages
 * where `isDivided`.
 */
export function pageItems(item: WxrItem, plan: SitePlan, isDivided = false): SourceItem[] {
  const id = fieldOf(item, 'wp:post_id');
  const path = plan.paths.get(id) ?? '';
  const title = oneLine(fieldOf(item, 'title'), 120) || titleOfPath(path);
  const lost = new Set<string>();
  const given = plan.withParts(fieldOf(item, 'content:encoded'));
  const content = withoutShortcodes(given, plan.attachedTo(id), lost);
  noteBlocks(given, lost);
  noteElements(content, lost);
  const { files, ...surroundings } = surroundingsOf(item, plan);
  const { parts, isCut } = partsOf(content, surroundings, isDivided);
  const [blocks = []] = parts;
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
      ...publicationOf(item),
      picture_alt: oneLine(picture?.alt ?? '', 300),
      blocks,
    },
    pictures: {
      ...(picture && { picture_url: picture.address }),
      ...Object.fromEntries(picturesIn(blocks).map((url) => [url, files.get(url) ?? url])),
    },
    ...formerPaths(item, path, plan),
  };
  return [
    ...dividedRecord(record, parts, files, plan),
    ...(isCut ? [{ problem: messages.wordpress.shortened(title) }] : []),
    ...(lost.size > 0 ? [{ problem: messages.wordpress.partsLeftOut(title, partsIn(lost)) }] : []),
    ...closedProblem(item, title),
  ];
}

function partsOf(content: string, surroundings: Surroundings, isDivided: boolean) {
  if (isDivided) return { parts: inParts(allBlocks(content, surroundings)), isCut: false };
  const { blocks, isCut } = pageBlocks(content, surroundings);
  return { parts: [blocks], isCut };
}

const mostParts = 12;

/** Returns the parts by their names, those that are known as staff call them. */
function partsIn(lost: ReadonlySet<string>): string {
  const { parts } = messages.wordpress;
  const names = [...lost].slice(0, mostParts);
  return names
    .map((name) => (Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : name))
    .join(', ');
}

/** Returns a message about an entry that few could read: a page of this site is for anyone. */
function closedProblem(item: WxrItem, title: string): SourceItem[] {
  if (fieldOf(item, 'wp:post_password') !== '') return [{ problem: messages.wordpress.wasProtected(title) }];
  const isPrivate = fieldOf(item, 'wp:status') === 'private';
  return isPrivate ? [{ problem: messages.wordpress.wasPrivate(title) }] : [];
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

function newsOf(item: WxrItem) {
  const [category = null] = termsOf(item, 'category').filter((name) => !noCategory.test(name));
  return { kind: 'news', category: category && oneLine(category, 60) };
}

/** Returns when the entry became public, on the clock of the old site; nothing for one that never was. */
function publicationOf(item: WxrItem): { published_at?: string } {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)/.exec(fieldOf(item, 'wp:post_date')) ?? [];
  return wasPublic(item) && date ? { published_at: `${date}T${time}` } : {};
}

function wasPublic(item: WxrItem): boolean {
  return fieldOf(item, 'wp:status') === 'publish';
}

/**
 * Returns the addresses of what was public: that by its number, and the old path where it is neither the page's nor one
 * of this site.
 */
function formerPaths(item: WxrItem, path: string, plan: SitePlan): Pick<SourceRecord, 'oldPath'> {
  if (!wasPublic(item)) return {};
  const id = fieldOf(item, 'wp:post_id');
  const link = parsedUrl(fieldOf(item, 'link'));
  const isHome = link !== null && plan.isHome(link);
  const { oldPath = '' } = isHome || plan.moved.has(id) ? {} : oldPathOf(item);
  const isOther = oldPath.replace(/\/+$/, '').toLowerCase() !== path;
  const paths = [isOther && oldPath, /^\d{1,10}$/.test(id) && `/?p=${id}`].filter(Boolean);
  return paths.length > 0 ? { oldPath: paths.join(' ') } : {};
}
