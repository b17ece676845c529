/** A paragraph that Word for the desktop means as an item of a list (its style `mso-list:l0 level1 lfo1`). */
interface Item {
  list: string;
  level: number;
  tag: 'ul' | 'ol';
  html: string;
}

const paragraph = /<p\b[^>]*\bmso-list:\s*(l\d+)\s+level(\d+)\b[^>]*>([\s\S]*?)<\/p>/gi;
// The bullet or the number, as text for programs that know no lists: in a conditional comment, a marked span or both.
const conditional = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i;
const ignored =
  /<span\b[^>]*\bmso-list:\s*Ignore\b[^>]*>((?:[^<]|<(?!\/?span\b)[^>]*>|<span\b[^>]*>[^<]*<\/span>)*)<\/span>/i;

/**
 * HTML of the clipboard whose lists are lists. Word for the desktop writes their items as paragraphs that begin with a
 * bullet or a number; consecutive ones become `ul` and `ol`, nested by their levels. Any other HTML is left as it is.
 */
export function withWordLists(html: string): string {
  if (!/\bmso-list:/i.test(html)) return html;
  const parts: string[] = [];
  let items: Item[] = [];
  let end = 0;
  const closeList = () => {
    parts.push(listOf(items));
    items = [];
  };
  for (const found of html.matchAll(paragraph)) {
    const between = html.slice(end, found.index);
    if (between.trim() !== '') {
      closeList();
      parts.push(between);
    }
    const [whole, list = '', level, content = ''] = found;
    items.push({ list, level: Number(level), ...readItem(content) });
    end = found.index + whole.length;
  }
  closeList();
  return parts.join('') + html.slice(end);
}

function readItem(content: string): Pick<Item, 'tag' | 'html'> {
  const [shown, marker = ''] = conditional.exec(content) ?? ignored.exec(content) ?? ['', ''];
  return {
    tag: isNumber(textOf(marker)) ? 'ol' : 'ul',
    html: content.replace(shown, '').replaceAll(/<o:p>(?:\s|&nbsp;)*<\/o:p>/gi, ''),
  };
}

/** '1.', '(a)', 'iv)' and '2.1' number an item; a sole letter or sign ('o', '§', '-') is a bullet of some font. */
function isNumber(marker: string): boolean {
  return /\p{N}|^\(?\p{L}{1,6}[.)、．）]/u.test(marker);
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&nbsp;|\s/g, '')
    .trim();
}

function listOf(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) close();
    const last = open.at(-1);
    const isBeside = last?.level === item.level;
    const isSameList = isBeside && last.list === item.list && last.tag === item.tag;
    if (isBeside && !isSameList) close();
    if (isSameList) html += '</li>';
    else {
      html += `<${item.tag}>`;
      open.push(item);
    }
    html += `<li><p>${item.html}</p>`;
  }
  while (open.length > 0) close();
  return html;
}
