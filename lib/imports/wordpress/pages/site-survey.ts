import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { fieldOf, keyOf, metaOf, type SiteFacts, termsOf, type WxrItem } from '../wxr-item.ts';

/** A page or a post, which comes as a draft. */
export interface SiteEntry {
  id: string;
  kind: 'page' | 'news';
  slug: string;
  parent: string;
  link: string;
  title: string;
}

/** A file of the media library. */
export interface LibraryFile {
  key: string;
  title: string;
  address: string;
  /** The address of its own page. */
  link: string;
  alt: string;
  /** The entry that it was uploaded with. */
  parent: string;
  /** yyyy-MM-dd. */
  date: string;
}

export interface MenuItem {
  id: string;
  /** The name of its menu. */
  menu: string;
  /** The id of the item above it, or '0'. */
  above: string;
  order: number;
  label: string;
  /** What it leads to: an entry or a term by its id, the list of a type of posts, or an address. */
  type: string;
  object: string;
  /** The type of posts or the taxonomy of the object. */
  kind: string;
  address: string;
}

/** Types of posts that WordPress and block themes keep for themselves, or that others refer to. */
const ownTypes = new Set([
  ...['attachment', 'nav_menu_item', 'revision', 'custom_css', 'customize_changeset', 'oembed_cache'],
  ...['user_request', 'wp_block', 'wp_global_styles', 'wp_template', 'wp_template_part'],
  ...['wp_font_family', 'wp_font_face', 'tribe_venue', 'tribe_organizer', 'comment'],
]);

/** States of what WordPress keeps for itself. */
const unkept = new Set(['trash', 'auto-draft', 'inherit']);

/** Returns whether the item is a page or a post that comes in, published or not. */
export function isEntry(item: WxrItem): boolean {
  const type = fieldOf(item, 'wp:post_type');
  return (type === 'page' || type === 'post') && isKept(item);
}

/** Returns whether the item is of a theme or a plugin: its type is not WordPress's own. */
export function isOfTheme(item: WxrItem): boolean {
  const type = fieldOf(item, 'wp:post_type');
  return !/^(?:page|post|)$/.test(type) && !ownTypes.has(type) && isKept(item);
}

function isKept(item: WxrItem): boolean {
  return !unkept.has(fieldOf(item, 'wp:status'));
}

/** The pages, posts, files and menus of an export. */
export class SiteSurvey {
  readonly entries: SiteEntry[] = [];
  readonly files = new Map<string, LibraryFile>();
  readonly menuItems: MenuItem[] = [];
  /** The content of parts that several entries have, by their ids. */
  readonly parts = new Map<string, string>();
  /** Where addresses lead that are no entries: lists, events, sermons. */
  readonly lists = new Map<string, string>();
  readonly facts: SiteFacts = { link: '', terms: new Map() };
  /** The hosts of the entries. */
  private readonly entryHosts = new Set<string>();

  /** The hosts of the old site. */
  get hosts(): ReadonlySet<string> {
    return this.home ? new Set([hostOf(this.home), ...this.entryHosts]) : this.entryHosts;
  }

  /** The address of the old site, which may be in a folder of its host; null where the export does not tell. */
  get home(): URL | null {
    return parsedUrl(this.facts.link);
  }

  /** The folder of the old site, as '/wp'; empty at the root of its host. */
  get folder(): string {
    return this.home?.pathname.replace(/\/+$/, '') ?? '';
  }

  note(item: WxrItem): void {
    const id = fieldOf(item, 'wp:post_id');
    const type = fieldOf(item, 'wp:post_type');
    if (isEntry(item)) this.noteEntry(item, id, type === 'post' ? 'news' : 'page');
    else if (type === 'attachment') this.files.set(id, fileOf(item));
    else if (type === 'nav_menu_item') this.menuItems.push(menuItemOf(item, id));
    else if (type === 'wp_block') this.parts.set(id, fieldOf(item, 'content:encoded'));
  }

  private noteEntry(item: WxrItem, id: string, kind: SiteEntry['kind']): void {
    const link = fieldOf(item, 'link');
    const [slug, parent] = [fieldOf(item, 'wp:post_name'), fieldOf(item, 'wp:post_parent')];
    const url = parsedUrl(link);
    if (url) this.entryHosts.add(hostOf(url));
    this.entries.push({ id, kind, slug, parent, link, title: fieldOf(item, 'title') });
  }
}

/** Returns a path of the old site without the folder that the site is in. */
export function pathWithin(folder: string, pathname: string): string {
  const isWithin = pathname.toLowerCase().startsWith(`${folder.toLowerCase()}/`);
  if (folder === '' || !isWithin) return pathname === folder ? '/' : pathname;
  return pathname.slice(folder.length);
}

/** Returns the host without `www.`. */
export function hostOf({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

function fileOf(item: WxrItem): LibraryFile {
  return {
    key: keyOf(item),
    title: fieldOf(item, 'title'),
    address: fieldOf(item, 'wp:attachment_url'),
    link: fieldOf(item, 'link'),
    alt: metaOf(item, '_wp_attachment_image_alt'),
    parent: fieldOf(item, 'wp:post_parent'),
    date: fieldOf(item, 'wp:post_date').slice(0, 10),
  };
}

function menuItemOf(item: WxrItem, id: string): MenuItem {
  return {
    id,
    menu: termsOf(item, 'nav_menu')[0] ?? '',
    above: metaOf(item, '_menu_item_menu_item_parent') || '0',
    order: Number(fieldOf(item, 'wp:menu_order')) || 0,
    label: fieldOf(item, 'title'),
    type: metaOf(item, '_menu_item_type'),
    object: metaOf(item, '_menu_item_object_id'),
    kind: metaOf(item, '_menu_item_object'),
    address: metaOf(item, '_menu_item_url'),
  };
}
