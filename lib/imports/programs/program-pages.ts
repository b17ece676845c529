import { escapeXml } from '#lib/core/html/xml.ts';
import { slugOf } from '#lib/core/text/slug-of.ts';
import { messages } from '#lib/language/messages.ts';
import { type BlockInput, mostBlocks } from '#lib/site-pages/blocks/block.ts';
import { severalLines } from '../markup/written-text.ts';
import type { SourceItem } from '../source.ts';
import { webLink } from './values.ts';

/** A group that anyone may know of. */
export interface Group {
  name: string;
  /** 'Tuesdays at 6:30 PM'. */
  when: string;
  words: string;
  picture: string | null;
  /** Where it tells more, or is joined. */
  link: string | null;
}

/** Something that people can sign up for now. */
export interface SignUp {
  name: string;
  words: string;
  link: string;
}

/** Forty groups fit on a page. */
const longestWords = 1500;

/** Returns the groups as drafts of own pages: a block each, as many pages as that takes. */
export function groupItems(groups: readonly Group[], takenPaths: readonly string[]): SourceItem[] {
  const { groups: title, groupMore } = messages.programs;
  const blocks = groups.map(({ name, when, words, picture, link }) =>
    block(htmlOf({ name, lines: [when, words], link, label: groupMore }), picture),
  );
  return pageItems({ key: 'groups', title, blocks, takenPaths });
}

/** Returns what is open for signing up as a draft of an own page, each with its link. */
export function signUpItems(signUps: readonly SignUp[], takenPaths: readonly string[]): SourceItem[] {
  const { signUps: title, signUpNow } = messages.programs;
  const blocks = signUps.map(({ name, words, link }) =>
    block(htmlOf({ name, lines: [words], link, label: signUpNow }), null),
  );
  return pageItems({ key: 'sign-ups', title, blocks, takenPaths });
}

function block(html: string, picture: string | null): BlockInput {
  const url = webLink(picture);
  // Pages show pictures by HTTPS alone.
  const isShown = url?.startsWith('https:') ?? false;
  return isShown && url
    ? { kind: 'words_picture', html, url, alt: '', side: 'left' }
    : { kind: 'words', html };
}

interface Entry {
  name: string;
  lines: readonly string[];
  link: string | null;
  label: string;
}

function htmlOf({ name, lines, link, label }: Entry): string {
  const paragraphs = lines
    .flatMap((text) => severalLines(text, longestWords).split(/\n{2,}/))
    .filter((text) => text !== '')
    .map((text) => `<p>${escapeXml(text).replaceAll('\n', '<br>')}</p>`);
  const button = link === null ? [] : [`<p><a href="${escapeXml(link)}">${escapeXml(label)}</a></p>`];
  return [`<h3>${escapeXml(name)}</h3>`, ...paragraphs, ...button].join('');
}

interface Pages {
  key: string;
  title: string;
  blocks: readonly BlockInput[];
  takenPaths: readonly string[];
}

function pageItems({ key, title, blocks, takenPaths }: Pages): SourceItem[] {
  const taken = new Set(takenPaths);
  const free = (): string => {
    for (let number = 1; ; number += 1) {
      const path = `/${slugOf(title, key)}${number === 1 ? '' : `-${number}`}`;
      if (!taken.has(path)) return path;
    }
  };
  const count = Math.ceil(blocks.length / mostBlocks);
  return Array.from({ length: count }, (_, at) => {
    const path = free();
    taken.add(path);
    const shown = blocks.slice(at * mostBlocks, (at + 1) * mostBlocks);
    const name = at === 0 ? title : `${title} ${at + 1}`;
    return {
      record: {
        table: 'site_pages',
        key: at === 0 ? key : `${key}-${at + 1}`,
        title: name,
        values: { kind: 'page', path, title: name, summary: '', picture_alt: '', blocks: shown },
        pictures: Object.fromEntries(
          shown.flatMap((each) => (each.kind === 'words_picture' ? [[each.url, each.url]] : [])),
        ),
      },
    };
  });
}
