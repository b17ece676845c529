import { videoOf } from '#lib/core/hosts/video.ts';
import { isWebAddress } from '#lib/core/text/address-rules.ts';
import { decodedAddress } from '#lib/core/text/parsed-url.ts';
import { frame, partOf } from './lost-parts.ts';
import { escaped } from './markup.ts';

type Attributes = Readonly<Record<string, string>>;

const opening = /\[([a-z][\w-]{0,50})((?:\s[^[\]\n]{0,6000})?)\/?\]/g;
/** What has its label or its picture as content. */
const labelled =
  /\[([a-z][\w-]{0,30}(?:button|btn|imageframe)[\w-]{0,20}|button|btn)((?:\s[^[\]\n]{0,4000})?)\]([^[\]]{0,1000})\[\/\1\]/g;
/**
 * Returns content in which the parts of page builders (Divi, WPBakery, Avada and others) whose words, pictures, links and
 * videos are attributes stand as HTML. `lost` gets what has none of them: 'form', 'map', or the name of the shortcode.
 */
export function withBuilderParts(content: string, lost: Set<string>): string {
  const ended = new Set([...content.matchAll(/\[\/([a-z][\w-]{0,50})\]/g)].map(([, name]) => name));
  const lose = (part: string) => {
    lost.add(part);
    return '';
  };
  return content
    .replace(labelled, (_whole, name: string, written: string, inner: string) => {
      const attributes = attributesOf(written);
      const html = name.includes('image')
        ? image(inner.trim(), attributes)
        : buttons(attributes, inner.trim());
      return html || inner;
    })
    .replace(opening, (whole, name: string, written: string) => {
      const attributes = attributesOf(written);
      const isEnded = ended.has(name);
      const part = partOf(name);
      if (part === 'form') return lose(part);
      if (Object.keys(attributes).length === 0) return whole;
      const html = partsOf(name, attributes);
      if (html !== '') return isEnded ? `${html}${whole}` : html;
      if (part) return lose(part);
      return isEnded || frame.test(name) ? whole : lose(`[${name}]`);
    });
}

/** Divi writes quotes and brackets within attributes as references of its own. */
function attributesOf(written: string): Attributes {
  const plain = written.replace(/&quot;|&#82(?:20|21|43);|[“”″]/g, '"');
  const pairs = plain.matchAll(/([\w-]{1,50})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  const values = [...pairs].map(([, name = '', one, two, three]) => {
    const value = (one ?? two ?? three ?? '')
      .replaceAll('%22', '"')
      .replaceAll('%91', '[')
      .replaceAll('%93', ']');
    return [name.toLowerCase(), value.trim()];
  });
  return Object.fromEntries(values);
}

function partsOf(name: string, attributes: Attributes): string {
  const isButton = /button|btn/.test(name);
  const about = /team|person|staff|testimonial/.test(name) ? ['position', 'author'] : [];
  return [
    picture(name, attributes),
    isButton ? '' : heading(name, attributes),
    ...['subhead', 'subtitle', 'h4', ...about].map((key) => paragraph(attributes[key])),
    video(name, attributes),
    buttons(attributes, isButton ? escaped(decodedAddress(attributes.title || attributes.text || '')) : ''),
  ].join('');
}

function heading(
  name: string,
  { title, heading: own, h2, text, name: person, ...others }: Attributes,
): string {
  const isNamed = /team|person|staff/.test(name);
  const words = title || own || h2 || (/heading|title/.test(name) && text) || (isNamed && person) || '';
  if (words === '' || /^(?:on|off|yes|no|true|false|none|\d+)$/i.test(words)) return '';
  const to = others.button_text ? '' : linkIn(others.url || others.link || '');
  const html = escaped(decodedAddress(words));
  const tag = /heading|title|header/.test(name) ? 'h2' : 'h3';
  return `<${tag}>${/^(?:https?:|\/)/.test(to) ? `<a href="${escaped(to)}">${html}</a>` : html}</${tag}>`;
}

function paragraph(words = ''): string {
  return words && `<p>${escaped(decodedAddress(words))}</p>`;
}

/** @param label that of a button without a text of its own, as HTML */
function buttons(attributes: Attributes, label: string): string {
  const textOf = (key: string) => escaped(decodedAddress(attributes[key] ?? ''));
  const { button_url, button_link, btn_link, link, url, href } = attributes;
  const own = textOf('button_text') || textOf('btn_title') || label;
  const all = [
    [own, button_url || button_link || btn_link || link || url || href],
    [textOf('button_one_text'), attributes.button_one_url],
    [textOf('button_two_text'), attributes.button_two_url],
  ];
  return all
    .filter(([html, to]) => html && to)
    .map(
      ([html, to = '']) => `<div class="wp-block-button"><a href="${escaped(linkIn(to))}">${html}</a></div>`,
    )
    .join('');
}

/** WPBakery writes 'url:https%3A%2F%2Fgive.example.org%2F|title:Give'. */
function linkIn(value: string): string {
  const [, encoded] = /(?:^|\|)url:([^|]*)/.exec(value) ?? [];
  return encoded === undefined ? value : decodedAddress(encoded);
}

function picture(name: string, attributes: Attributes): string {
  const firstOf = (keys: string, isRight: (value: string) => boolean) =>
    keys
      .split(' ')
      .map((key) => attributes[key] ?? '')
      .find(isRight);
  const address = firstOf('src image_url image picture custom_src image_src', (value) =>
    isPicture(name, value),
  );
  if (address) return image(address, attributes);
  const isList = (value: string) => /^\d{1,10}(?:\s*,\s*\d{1,10})+$/.test(value);
  const several = firstOf('gallery_ids images include image_ids ids', isList);
  if (several) return `<figure class="wp-block-gallery">${several.split(',').map(imageOf).join('')}</figure>`;
  const one = firstOf('image image_id gallery_ids images image_ids', (value) => /^\d{1,10}$/.test(value));
  return one ? figure(imageOf(one), attributes) : '';
}

function isPicture(name: string, address: string): boolean {
  const isNamed = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(address);
  return isWebAddress(address) && (isNamed || (/image|img|picture|photo/.test(name) && !videoOf(address)));
}

/** Returns the picture of the media library with this id. */
function imageOf(id: string): string {
  return `<img class="wp-image-${id.trim()}">`;
}

function image(address: string, attributes: Attributes): string {
  const alt = attributes.alt || attributes.title_text || '';
  if (!isWebAddress(address)) return '';
  return figure(`<img src="${escaped(address)}" alt="${escaped(alt)}">`, attributes);
}

function figure(html: string, { caption = '' }: Attributes): string {
  return `<figure>${html}${caption && `<figcaption>${escaped(caption)}</figcaption>`}</figure>`;
}

/** Returns the address of a video alone in its paragraph, where it becomes a player. */
function video(name: string, { src = '', link = '', url = '', id = '', ...others }: Attributes): string {
  const [host] = /youtube|vimeo/.exec(name) ?? [];
  const byId = host === 'youtube' ? `https://youtu.be/${id}` : `https://vimeo.com/${id}`;
  const isVideo = /video|youtube|vimeo/.test(name);
  const addresses = [src, others.video ?? '', others.video_url ?? '', ...(isVideo ? [link, url] : [])].map(
    linkIn,
  );
  const address = addresses.find((each) => isWebAddress(each) && (isVideo || videoOf(each)));
  const found = address ?? (host && id && !isWebAddress(id) ? byId : isVideo && isWebAddress(id) ? id : '');
  return found && `<p>${escaped(found)}</p>`;
}
