/**
 * HTML of an editor in which tags that were typed as words are the tags they name, of those that a short text may
 * have; all other words stay words. It makes nothing safe.
 */
export function readTypedTags(html: string): string {
  return html
    .replaceAll(typedTag, '<$1>')
    .replaceAll(/<p>(?=<(?:p|ul|ol|h[34]|blockquote)[\s>])/g, '')
    .replaceAll(/(<\/(?:p|ul|ol|h[34]|blockquote)>)<\/p>/g, '$1');
}

const typedTag =
  /&lt;(\/?(?:p|br|strong|b|em|i|u|ul|ol|li|a|h[34]|blockquote)(?:\s(?:(?!&[lg]t;)[^<>])*)?\/?)&gt;/gi;
