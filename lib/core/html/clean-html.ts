import sanitizeHtml from 'sanitize-html';

/**
 * HTML that staff wrote, with nothing left but the markup a short text needs. It is cleaned both when it is saved
 * and when it is shown. Headings begin at the third level, below those of the page; without `hasHeadings` they
 * become paragraphs.
 */
export function cleanHtml(html: string, { hasHeadings = true } = {}): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'blockquote'],
      ...(hasHeadings ? ['h3', 'h4'] : []),
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      ...(hasHeadings ? { h1: 'h3', h2: 'h3' } : { h1: 'p', h2: 'p', h3: 'p', h4: 'p' }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs.href) }),
    },
  });
}

function linkAttributes(href = ''): Record<string, string> {
  const leavesTheSite = /^https?:/i.test(href.trim());
  return leavesTheSite ? { href, target: '_blank', rel: 'noopener' } : { href };
}
