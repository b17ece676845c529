import sanitizeHtml from 'sanitize-html';

/**
 * A ministry's description with nothing left but the markup a short text needs: it comes from staff and is
 * cleaned both when it is saved and when it is shown.
 */
export function cleanMinistryHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs.href) }),
    },
  });
}

function linkAttributes(href = ''): Record<string, string> {
  const leavesTheSite = /^https?:/i.test(href.trim());
  return leavesTheSite ? { href, target: '_blank', rel: 'noopener' } : { href };
}
