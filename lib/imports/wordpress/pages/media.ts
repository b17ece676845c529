import { videoOf } from '#lib/core/hosts/video.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import type { BlockInput } from '#lib/site-pages/blocks/block.ts';
import { mayEmbed } from '#lib/site-pages/blocks/embed-hosts.ts';
import { shortened } from '../../markup/written-text.ts';
import { allWithin, type Element, hasClass, isElement, textWithin } from './markup.ts';

/** A picture of the media library. */
export interface LibraryPicture {
  address: string;
  alt: string;
}

/** What an entry refers to. */
export interface Surroundings {
  /** Pictures of the media library by their ids. */
  pictures: ReadonlyMap<string, LibraryPicture>;
  /** Returns the address that a link leads to on this site, or a complete one; null for a link that leads nowhere. */
  leadOf(href: string): string | null;
  /** Returns the complete address of a file of the old site; null for one that is not on the web. */
  fileOf(src: string): string | null;
}

export interface Picture {
  url: string;
  alt: string;
  caption: string;
  side: 'left' | 'right' | null;
}

const mostPictures = 40;
const mostButtons = 6;

/** Returns the picture of an `img`, in its original size where the media library has it; null without an address. */
export function pictureOf(image: Element, { pictures, fileOf }: Surroundings, frame = image): Picture | null {
  const [, id = ''] = /\bwp-image-(\d+)\b/.exec(image.attribs.class ?? '') ?? [];
  const known = pictures.get(id);
  const url = fileOf(known?.address || sourceOf(image));
  if (!url) return null;
  const side = [image, frame].map(sideOf).find((one) => one !== null) ?? null;
  const alt = oneLine(image.attribs.alt || known?.alt || '');
  return { url: securedAddress(url), alt: shortened(alt, 300), caption: '', side };
}

const laterSources = ['data-src', 'data-lazy-src', 'data-original', 'data-image'];

/** Returns the address of an `img`; a script may put it in the place of a blank one once the picture is in view. */
function sourceOf({ attribs }: Element): string {
  const later = laterSources.map((name) => attribs[name] ?? '').find(Boolean);
  const own = attribs.src ?? '';
  return own === '' || /^(?:data|about|blob):/i.test(own.trim()) ? (later ?? '') : own;
}

/** Returns the address as blocks take it. */
export function securedAddress(address: string): string {
  return address.replace(/^http:/, 'https:');
}

/** Returns the addresses of the pictures of blocks. */
export function picturesIn(blocks: readonly BlockInput[]): string[] {
  const urls = blocks.flatMap((block) => {
    if (block.kind === 'gallery') return block.pictures.map(({ url }) => url);
    if (block.kind === 'people')
      return block.items.flatMap(({ picture_url: url }) => (typeof url === 'string' ? url : []));
    return block.kind === 'picture' || block.kind === 'words_picture' ? [block.url] : [];
  });
  return [...new Set(urls)];
}

function sideOf(element: Element): 'left' | 'right' | null {
  if (hasClass(element, /^alignleft$/)) return 'left';
  return hasClass(element, /^alignright$/) ? 'right' : null;
}

/** Returns the pictures within as galleries, described by their captions where they have no description. */
export function galleriesOf(element: Element, surroundings: Surroundings): BlockInput[] {
  const found = allWithin(element, ({ name }) => name === 'img').flatMap((image) => {
    const picture = pictureOf(image, surroundings);
    return picture ? { ...picture, alt: picture.alt || captionWithin(element, image) } : [];
  });
  const pictures = [...new Map(found.map(({ url, alt }) => [url, { url, alt }])).values()];
  const galleries: BlockInput[] = [];
  for (let at = 0; at < pictures.length; at += mostPictures)
    galleries.push({ kind: 'gallery', pictures: pictures.slice(at, at + mostPictures) });
  return galleries;
}

/** Returns the caption of a picture of a gallery; empty without one. */
function captionWithin(gallery: Element, image: Element): string {
  for (let frame = image.parent; frame && frame !== gallery; frame = frame.parent) {
    if (!isElement(frame)) return '';
    const [caption] = allWithin(frame, ({ name }) => name === 'figcaption');
    if (caption) return shortened(textWithin(caption), 300);
  }
  return '';
}

/** Returns the buttons within that lead somewhere, and the labels of those that lead nowhere. */
export function buttonsOf(
  element: Element,
  { leadOf }: Surroundings,
): { blocks: BlockInput[]; labels: string[] } {
  const labels: string[] = [];
  const links = allWithin(element, ({ name }) => name === 'a').flatMap((link) => {
    const { href } = link.attribs;
    const [text, url] = [textWithin(link), href ? leadOf(href) : null];
    if (text && !url) labels.push(text);
    return text && url ? [{ label: shortened(text, 60), url }] : [];
  });
  const blocks: BlockInput[] = [];
  for (let at = 0; at < links.length; at += mostButtons)
    blocks.push({ kind: 'buttons', items: links.slice(at, at + mostButtons) });
  return { blocks, labels };
}

/** Returns the block of a player's or a form's address; null for one that cannot be shown here. */
export function playerOf(address: string, title: string): BlockInput | null {
  const url = address.trim().replace(/^(?:http:)?\/\//, 'https://');
  const parsed = /^https:\/\/[^\s"<>]{3,1900}$/.test(url) ? parsedUrl(url) : null;
  if (!parsed) return null;
  if (videoOf(url)) return { kind: 'video', url };
  return mayEmbed(url) ? { kind: 'embed', url, title: shortened(title || parsed.hostname, 120) } : null;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
