import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import { escaped } from '../../wordpress/pages/markup.ts';
import type { WxrItem } from '../../wordpress/wxr-item.ts';

interface Given {
  id: string;
  /** With the id its key, the same at each read. */
  guid: string;
  type: string;
  title: string;
  /** A complete address. */
  link: string;
  slug?: string;
  parent?: string;
  html?: string;
  /** The name of who wrote it, which stands above the words. */
  author?: string;
  excerpt?: string;
  /** yyyy-MM-dd HH:mm:ss. */
  date?: string;
  /** The address of a file of the media library. */
  file?: string;
  meta?: readonly (readonly [string, string])[];
  terms?: WxrItem['terms'];
}

/** Drawn HTML has paragraphs: its line breaks count as little as those of the block editor. */
const drawn = '<!-- wp:freeform -->';

/** Returns what a site answered as an item of an export. */
export function siteItem({ id, type, meta = [], terms = [], ...given }: Given): WxrItem {
  const { html = '', author = '', excerpt = '', slug = '', parent = '', date = '', file = '' } = given;
  const fields = {
    title: given.title,
    link: given.link,
    guid: given.guid,
    'content:encoded': html && `${drawn}${byLine(author)}${withoutForms(html)}`,
    'excerpt:encoded': excerpt,
    'wp:post_id': id,
    'wp:post_type': type,
    'wp:post_parent': parent,
    'wp:post_name': slug,
    'wp:post_date': date,
    'wp:status': 'publish',
    'wp:attachment_url': file,
  };
  return { fields: new Map(Object.entries(fields)), meta: new Map(meta), terms };
}

/** Names of accounts that are no people's. */
const accounts = /^(?:admin\w*|webmaster|editor|office|staff|user|root|wordpress|church)$|@/i;

function byLine(author: string): string {
  const name = oneLine(author, 120);
  return name === '' || accounts.test(name) ? '' : `<p>${escaped(messages.oldSite.by(name))}</p>`;
}

/** Returns HTML with its forms left empty: their labels are no words of a page. */
function withoutForms(html: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index } of html.matchAll(/<form\b/gi)) {
    if (index < from) continue;
    const end = html.indexOf('</form>', index);
    if (end < 0) break;
    kept.push(html.slice(from, index), '<form></form>');
    from = end + '</form>'.length;
  }
  return kept.join('') + html.slice(from);
}
