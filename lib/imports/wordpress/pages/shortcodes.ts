import { withoutCodes, withoutRawCodes } from '../wxr-item.ts';
import { withBuilderParts } from './builder-codes.ts';
import { escaped } from './markup.ts';

const social = /<!-- wp:social-link (\{[^\n]{0,1000}?\}) \/-->/g;
const caption = /\[caption([^\]\n]{0,1000})\]([^[]{0,5000})\[\/caption\]/g;
const picture = /^\s*((?:<a\b[^>]{0,2000}>\s*)?<img\b[^>]{0,2000}>(?:\s*<\/a>)?)/;
const gallery = /\[gallery([^\]\n]{0,2000})\]/g;
const embed = /\[embed[^\]\n]{0,200}\]\s{0,20}([^\s[\]<>"]{1,2000})\s{0,20}\[\/embed\]/g;
const player = /\[(video|audio)([^\]\n]{0,2000})\](?:\s{0,20}\[\/\1\])?/g;
const address = /(?:\b(?:src|mp4|m4v|webm|ogv|mp3|m4a|ogg)=["']?|^\s{1,20}(?=https?:))([^\s"'\]]{1,2000})/;

/**
 * Returns the content with WordPress's own shortcodes and the parts of page builders as HTML, and without those of themes
 * and plugins; what is between these stays. `attached` are the pictures that were uploaded with the entry, for a gallery
 * that names none; `lost` gets what is left out.
 */
export function withoutShortcodes(
  content: string,
  attached: readonly string[],
  lost: Set<string> = new Set(),
): string {
  const html = withoutRawCodes(content)
    .replace(social, (_whole, attributes: string) => socialLink(attributes))
    .replace(caption, (_whole, attributes: string, inner: string) => captioned(attributes, inner))
    .replace(gallery, (_whole, attributes: string) => galleryOf(attributes, attached))
    .replace(embed, '\n\n$1\n\n')
    .replace(player, (_whole, name: string, attributes: string) => {
      const [, from] = address.exec(attributes) ?? [];
      return from ? `<${name} src="${from}"></${name}>` : '';
    });
  return withoutCodes(withBuilderParts(html, lost));
}

/** A link that the block editor writes as a comment alone. */
function socialLink(attributes: string): string {
  try {
    const { url, service, label } = JSON.parse(attributes) as Record<string, unknown>;
    const words = String(label || service || '').replace(/^./, (first) => first.toUpperCase());
    return typeof url === 'string' ? `<li><a href="${escaped(url)}">${escaped(words)}</a></li>` : '';
  } catch {
    return '';
  }
}

function captioned(attributes: string, inner: string): string {
  const [image = ''] = picture.exec(inner) ?? [];
  const [align = ''] = /\balign(?:left|right)\b/.exec(attributes) ?? [];
  const [, named = ''] = /\bcaption="([^"]*)"/.exec(attributes) ?? [];
  const words = inner.slice(image.length).trim() || named;
  return `<figure class="${align}">${image}<figcaption>${words}</figcaption></figure>`;
}

function galleryOf(attributes: string, attached: readonly string[]): string {
  const [, named] = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(attributes) ?? [];
  const ids = named?.match(/\d+/g) ?? attached;
  const images = ids.map((id) => `<img class="wp-image-${id}">`);
  return `<figure class="wp-block-gallery">${images.join('')}</figure>`;
}
