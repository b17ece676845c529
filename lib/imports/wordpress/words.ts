import type { SourceItem, SourceRecord } from '../source.ts';
import { severalLines } from '../text/written-text.ts';
import { wordpressMessages } from './messages.ts';
import { fieldOf, idOf, type WxrItem } from './wxr-item.ts';

/** Names of shortcodes that stand without attributes too. */
const knownNames =
  'audio|video|embed|playlist|gallery|caption|vc_\\w+|et_pb_\\w+|fusion_\\w+|sermons?\\w*|tribe_\\w+';
/** What themes and plugins put between words for themselves: '[name]', and any name with attributes or an end. */
const shortcode = new RegExp(
  `\\[/?(?:${knownNames})\\b[^\\]\\n]{0,2000}\\]` +
    `|\\[[a-z][\\w-]{0,50}(?:\\s+[\\w-]{1,50}=(?:"[^"\\n]{0,2000}"|'[^'\\n]{0,2000}'|[^\\s\\]"']{1,500})){1,30}\\s*/?\\]` +
    `|\\[/[a-z][\\w-]{0,50}\\]`,
  'g',
);

/** Words that were HTML there, as plain text of at most so many characters. */
export function plainWords(html: string, most: number): string {
  const ended = new Set([...html.matchAll(/\[\/([a-z][\w-]{0,50})\]/g)].map(([, name]) => name));
  const begun = html.replace(/\[([a-z][\w-]{0,50})\]/g, (whole, name) => (ended.has(name) ? '' : whole));
  return severalLines(begun.replaceAll(shortcode, ''), most);
}

/** The first address of the web in a text, such as that of an embedded player; empty where there is none. */
export function addressIn(text: string): string {
  return /https?:\/\/[^\s"'<>\]|\\]{3,1900}/.exec(text)?.[0] ?? '';
}

/** What tells an entry apart, also where two exports were made at different times. */
export function keyOf(item: WxrItem): string {
  return `${idOf(item)} ${fieldOf(item, 'guid')}`;
}

/** Where its page stood; nothing for an address that says so only in its query, as those of drafts do. */
export function oldPathOf(item: WxrItem): Pick<SourceRecord, 'oldPath'> {
  const link = fieldOf(item, 'link');
  if (!URL.canParse(link)) return {};
  const { pathname, search } = new URL(link);
  return search === '' && pathname !== '/' ? { oldPath: pathname } : {};
}

/** The record, and that its words were cut where they were. */
export function withCut(record: SourceRecord, isCut: boolean): SourceItem[] {
  return isCut ? [{ record }, { problem: wordpressMessages.shortened(record.title) }] : [{ record }];
}
