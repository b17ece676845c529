const formName =
  /(?:^|[_/-])(?:contact-)?forms?(?:[_-]|$)|gravityform|wpforms|fluentfor?m|mc4wp|signup|newsletter/;

/** What only arranges the page, or is part of a form. */
export const frame = /(?:^|[_/])(?:divider|separator|space|clear|line_break|icon|field)(?:[_-]|\d|$)/;

/** Returns what visitors call the part with the name of a shortcode or a block: a form or a map; null for others. */
export function partOf(name: string): 'form' | 'map' | null {
  if (formName.test(name)) return 'form';
  return /(?:^|[_/-])g?maps?(?:[_-]|$)/.test(name) ? 'map' : null;
}

const pluginBlock = /<!--\s*(\/?)wp:([a-z][\w-]{0,50}\/[a-z][\w-]{0,50})(?:\s[^<>]*?)?(\/?)-->/g;

/** Notes in `lost` the blocks of plugins that leave nothing in the content but a comment, and every form. */
export function noteBlocks(content: string, lost: Set<string>): void {
  let form: string | null = null;
  for (const [, isEnd, name = '', isAlone] of content.matchAll(pluginBlock)) {
    if (form !== null) {
      if (isEnd && name === form) form = null;
      continue;
    }
    const part = partOf(name);
    if (part === 'form' && !isEnd && !isAlone) form = name;
    if (part === 'form' || (isAlone && !frame.test(name))) lost.add(part ?? name);
  }
}

/** Notes in `lost` the elements that become no block. */
export function noteElements(html: string, lost: Set<string>): void {
  if (/<form\b|\b(?:form|newsletter)-block\b|\bsqs-block-(?:form|newsletter)\b/i.test(html)) lost.add('form');
  if (/\bmap-block\b|\bsqs-block-map\b/i.test(html)) lost.add('map');
  if (/<script\b[^>]{0,500}\bsrc=/i.test(html)) lost.add('script');
  if (/<(?:object|applet)\b/i.test(html)) lost.add('object');
}
