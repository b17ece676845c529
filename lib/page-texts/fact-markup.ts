import { insertionNames } from './insertions.ts';

/** HTML in which each fact named in braces is an element for an editor to show; those in attributes stay. */
export function withFactElements(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(fact, '<span data-fact="$1"></span>')))
    .join('');
}

/** The same HTML with its facts named in braces again, whatever the editor shows in their elements. */
export function withFactNames(html: string): string {
  return html.replaceAll(/<span data-fact="([a-z_]+)"[^>]*>[^<]*<\/span>/g, '{$1}');
}

/** Plain words as an editor's document: a paragraph for each line, each fact named in braces a node. */
export function plainDocument(words: string) {
  const content = words.split('\n').map((line) => ({
    type: 'paragraph',
    // Every second part is a name that the pattern has found.
    content: line
      .split(fact)
      .map((part, at) => (at % 2 ? { type: 'fact', attrs: { name: part } } : { type: 'text', text: part }))
      .filter((part) => part.text !== ''),
  }));
  return { type: 'doc', content };
}

const fact = new RegExp(`\\{(${insertionNames.join('|')})\\}`, 'g');
