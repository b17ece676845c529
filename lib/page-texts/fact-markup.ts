import { insertionNames } from './insertions.ts';

/** Returns HTML with an element for the editor in place of each fact in braces; attributes are unchanged. */
export function withFactElements(html: string): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(fact, '<span data-fact="$1"></span>')))
    .join('');
}

/** Returns the HTML with facts in braces; the text that the editor shows in their elements is dropped. */
export function withFactNames(html: string): string {
  return html.replaceAll(/<span data-fact="([a-z_]+)"[^<>]*>[^<]*<\/span>/g, '{$1}');
}

/** Returns plain text as an editor document: a paragraph per line, a node per fact in braces. */
export function plainDocument(words: string) {
  const content = words.split('\n').map((line) => ({
    type: 'paragraph',
    // Every second part is a fact's name.
    content: line
      .split(fact)
      .map((part, at) => (at % 2 ? { type: 'fact', attrs: { name: part } } : { type: 'text', text: part }))
      .filter((part) => part.text !== ''),
  }));
  return { type: 'doc', content };
}

const fact = new RegExp(`\\{(${insertionNames.join('|')})\\}`, 'g');
