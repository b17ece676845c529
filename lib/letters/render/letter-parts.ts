import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteAddress, absoluteUrl, shownUrl } from '#lib/core/addresses/urls.ts';
import { thumbnailAddress } from '#lib/core/pictures/thumbnail.ts';
import { type LangAttributes, langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { LetterBlock, LetterContent, LetterItem, LetterItemKind } from '../schema.ts';
import { letterHtml } from './letter-html.ts';

/**
 * A part of a letter; both of its forms are made of these. Addresses are absolute, HTML is clean. `marks` are the attributes
 * of one written in the first language of the site.
 */
export type LetterPart =
  | { kind: 'words'; html: string; isNotice?: boolean; marks?: LangAttributes }
  | { kind: 'picture'; url: string; alt: string; caption?: string | undefined; marks?: LangAttributes }
  | { kind: 'buttons'; items: readonly { label: string; url: string }[]; marks?: LangAttributes }
  | ListPart;

/** Items of one kind under their heading; `more` are those that were left out. */
export interface ListPart {
  kind: 'list';
  of: LetterItemKind;
  heading: string;
  items: readonly LetterItem[];
  /** The address of the first item's drawn plate. */
  picture: string | null;
  more: { count: number; url: string } | null;
}

/** The order in a letter: what is soonest, what has to be done, then what there is to read. */
const order: readonly LetterItemKind[] = ['service', 'event', 'sign-up', 'news', 'sermon'];

/** Returns the parts of a letter in their order: its words, its week, its blocks. */
export function letterParts({ words, items, blocks, kind, untranslated }: LetterContent): LetterPart[] {
  return [
    ...marked(wordsPart(words), langOf({ untranslated }, 'words')),
    ...listsOf(items, messages.letterMail.parts, kind === 'week'),
    ...blocks.flatMap(({ block, items: listed }) => [
      ...marked(blockParts(block), langOf({ untranslated }, ...namesIn(untranslated, block))),
      ...listsOf(listed, { ...messages.letterMail.parts, ...messages.letterMail.lists }),
    ]),
  ];
}

/** The texts of a block shown in the first language; of a letter that was decided before, all of its blocks do. */
function namesIn(untranslated: readonly string[] | undefined, { id }: LetterBlock): string[] {
  return (untranslated ?? []).filter((name) => name === 'blocks' || name.startsWith(`blocks.${id}.`));
}

function marked(parts: readonly LetterPart[], marks: LangAttributes): LetterPart[] {
  return parts.map((part) => (marks.lang ? { ...part, marks } : part));
}

function wordsPart(words: string, isNotice = false): LetterPart[] {
  const html = letterHtml(words);
  return html === '' ? [] : [{ kind: 'words', html, isNotice }];
}

function blockParts(block: LetterBlock): LetterPart[] {
  switch (block.kind) {
    case 'words':
      return wordsPart(block.html);
    case 'notice':
      return wordsPart(block.html, true);
    case 'picture':
      return [picturePart(block)];
    case 'words_picture':
      return [picturePart(block), ...wordsPart(block.html)];
    case 'buttons':
      return [
        {
          kind: 'buttons',
          items: block.items.map(({ label, url }) => ({ label: label, url: absoluteAddress(url) })),
        },
      ];
    case 'events':
    case 'sermons':
      return [];
  }
}

function picturePart({
  url,
  alt,
  caption,
}: {
  url: string;
  alt: string;
  caption?: string | undefined;
}): LetterPart {
  return {
    kind: 'picture',
    url: absoluteAddress(thumbnailAddress(url) ?? url),
    alt: alt,
    caption,
  };
}

function listsOf(
  items: readonly LetterItem[],
  headings: Readonly<Record<LetterItemKind, string>>,
  hasPictures = false,
): ListPart[] {
  return order.flatMap((of) => {
    const those = items.filter(({ kind }) => kind === of);
    if (those.length === 0) return [];
    const picture = hasPictures ? plateOf(those[0]) : null;
    return [{ kind: 'list', of, heading: headings[of], items: those, picture, more: null }];
  });
}

/** Returns the address of an event's or a sermon's drawn picture. */
function plateOf(item: LetterItem | undefined): string | null {
  if (item?.kind !== 'event' && item?.kind !== 'sermon') return null;
  const start = absoluteUrl(item.kind === 'event' ? paths.event('') : paths.sermon(''));
  const isOfOne = item.url.startsWith(start) && /^[\w%-]+$/.test(item.url.slice(start.length));
  return isOfOne ? `${item.url}/opengraph-image` : null;
}

/** Returns the absolute address of the page with all items of a kind. */
export function pageOfAll(of: LetterItemKind): string {
  const pages: Record<LetterItemKind, string> = {
    service: paths.visit,
    event: paths.calendar,
    'sign-up': paths.events,
    news: unlinkedPaths.news,
    sermon: paths.sermons,
  };
  return shownUrl(pages[of]);
}

/** Of a date the note says what is special, of others it tells more. */
export function isSpecial({ kind }: Pick<LetterItem, 'kind'>): boolean {
  return kind === 'service' || kind === 'event';
}
