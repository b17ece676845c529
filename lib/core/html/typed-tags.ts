/** Returns an editor's HTML in which allowed tags that were typed as text become tags. The result is not safe HTML. */
export function readTypedTags(html: string): string {
  return html
    .replaceAll(typedTag, '<$1>')
    .replaceAll(/<p>(?=<(?:p|ul|ol|h[34]|blockquote)[\s>])/g, '')
    .replaceAll(/(<\/(?:p|ul|ol|h[34]|blockquote)>)<\/p>/g, '$1');
}

const typedTag =
  /&lt;(\/?(?:p|br|strong|b|em|i|u|ul|ol|li|a|h[34]|blockquote)(?:\s(?:(?!&[lg]t;)[^<>])*)?\/?)&gt;/gi;
