import { parseDocument } from 'htmlparser2';
import { cleanHtml } from '#lib/core/html/clean-html.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

/**
 * HTML as plain text that anybody can type: an empty line between paragraphs, **bold**, *italic*, [words](address)
 * for a link, '- ' or '1. ' before the items of a list, '### ' before a heading, '> ' before a quotation. What
 * does not come back the same from such a text is given as the HTML that it is.
 */
export function toMarkup(html: string): string {
  const text = parseDocument(html).children.map(blockText).join('\n\n').trim();
  return sameHtml(fromMarkup(text), html) ? text : html.trim();
}

/** The HTML of such a text, not yet cleaned. A text that begins with an element is HTML already. */
export function fromMarkup(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  if (/^<(?:p|ul|ol|h\d|blockquote|strong|b|em|i|u|a)\b[^>]*>/i.test(lines)) return lines;
  return lines
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(blockHtml)
    .join('');
}

function blockText(node: Node): string {
  if (!('attribs' in node)) return inlineText(node);
  const items = node.children.filter((child) => 'attribs' in child);
  const { [node.name]: mark } = marks;
  if (node.name === 'ul') return items.map((item) => `- ${childText(item)}`).join('\n');
  if (node.name === 'ol') return items.map((item, place) => `${place + 1}. ${childText(item)}`).join('\n');
  return `${mark ?? ''}${childText(node)}`;
}

const marks: Readonly<Record<string, string>> = { h3: '### ', h4: '#### ', blockquote: '> ' };

function childText(node: Node): string {
  return 'children' in node ? node.children.map(inlineText).join('') : '';
}

function inlineText(node: Node): string {
  if (!('attribs' in node)) return 'data' in node ? node.data : '';
  const words = childText(node);
  if (node.name === 'br') return '\n';
  if (node.name === 'strong' || node.name === 'b') return `**${words}**`;
  if (node.name === 'em' || node.name === 'i') return `*${words}*`;
  return node.name === 'a' ? `[${words}](${node.attribs.href ?? ''})` : words;
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const itemsOf = (mark: RegExp) => lines.map((line) => `<li>${inlineHtml(line.replace(mark, ''))}</li>`);
  if (lines.every((line) => bullet.test(line))) return `<ul>${itemsOf(bullet).join('')}</ul>`;
  if (lines.every((line) => numeral.test(line))) return `<ol>${itemsOf(numeral).join('')}</ol>`;
  const [tag, mark] = Object.entries(marks).find(([, start]) => block.startsWith(start)) ?? ['p', ''];
  const words = inlineHtml(lines.join('\n').slice(mark.length)).replaceAll('\n', '<br />');
  return `<${tag}>${words}</${tag}>`;
}

const bullet = /^[-•*] /;
const numeral = /^\d{1,3}[.)] /;

function inlineHtml(text: string): string {
  return escaped(text)
    .replaceAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*(\S(?:[^*]*[^*\s])?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*(\S(?:[^*]*[^*\s])?)\*/g, '<em>$1</em>');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Whether both say the same in the same look: an item's only paragraph is its words, and elements have two names. */
function sameHtml(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(html: string): string {
  return cleanHtml(html)
    .replaceAll(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, '<li>$1</li>')
    .replaceAll(/<(\/?)b>/g, '<$1strong>')
    .replaceAll(/<(\/?)i>/g, '<$1em>');
}
