import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';

/** Returns staff's words as clean HTML with absolute links; plain text becomes paragraphs. Links without an address are words. */
export function letterHtml(words: string): string {
  const html = withParagraphs(cleanHtml(words));
  return withAttributes(html, {}).trim();
}

/** Returns the letter's HTML with the look of its elements as `style` and `class`. */
export function styledHtml(html: string, looks: Readonly<Record<string, Look>>): string {
  return withAttributes(html, looks);
}

export interface Look {
  style: string;
  class?: string;
}

function withAttributes(html: string, looks: Readonly<Record<string, Look>>): string {
  return sanitizeHtml(html, {
    allowedAttributes: { '*': ['style', 'class'], a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    parseStyleAttributes: false,
    transformTags: {
      '*': (name, { href = '' }) => {
        const address = /^\/(?!\/)/.test(href) ? inLanguage(href) : href;
        const url = name === 'a' && href !== '' ? parsedUrl(address, `${siteUrl()}/`) : null;
        // Of a link that leads nowhere the words are kept, without its look.
        const tagName = name === 'a' && !url ? 'span' : name;
        return { tagName, attribs: { ...(url && { href: url.href }), ...looks[tagName] } };
      },
    },
  });
}

const blocks = new Set(['p', 'h3', 'h4', 'blockquote', 'ul', 'ol']);

/** Returns HTML as plain text: an empty line between blocks, list items with a dash, addresses behind their words. */
export function htmlAsText(html: string): string {
  let text = '';
  let link: { href: string; from: number } | null = null;
  const parser = new Parser({
    onopentag: (name, { href = '' }) => {
      if (name === 'br') text += '\n';
      if (name === 'li') text += '\n- ';
      if (blocks.has(name)) text += '\n\n';
      if (name === 'a') link = { href, from: text.length };
    },
    ontext: (data) => {
      text += data.replaceAll(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (name === 'a' && link) text += addressBehind(link.href, text.slice(link.from));
      if (name === 'a') link = null;
      if (blocks.has(name)) text += '\n\n';
    },
  });
  parser.end(html);
  return text
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/- \n+/g, '- ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the address of a link in brackets; empty where the words contain it. */
function addressBehind(href: string, words: string): string {
  const shown = href.replace(/^(?:mailto|tel):/, '');
  return words.includes(shown) || shown === '' ? '' : ` (${shown})`;
}
