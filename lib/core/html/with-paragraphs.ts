import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * Returns HTML whose loose text is wrapped in paragraphs: an empty line begins a new one, other line breaks are kept.
 * Blocks stay unchanged, so plain text and HTML both work. The result is not safe HTML.
 */
export function withParagraphs(html: string): string {
  const parts: string[] = [];
  let paragraph = '';
  const close = () => {
    const text = paragraph.trim();
    if (text)
      parts.push(
        `<p>${text
          .split(/\n\s*/)
          .map((line) => line.trimEnd())
          .join('<br>')}</p>`,
      );
    paragraph = '';
  };
  for (const node of parseDocument(html, { decodeEntities: false }).children) {
    const markup = DomUtils.getOuterHTML(node, { decodeEntities: false });
    if ('attribs' in node && blockTags.has(node.name)) {
      close();
      parts.push(markup);
    } else if (node.type === 'text') {
      const [first = '', ...others] = markup.replaceAll(/\r\n?/g, '\n').split(/\n[^\S\n]*\n\s*/);
      paragraph += first;
      for (const text of others) {
        close();
        paragraph = text;
      }
    } else paragraph += markup;
  }
  close();
  return parts.join('\n');
}

const blockTags = new Set(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote']);
