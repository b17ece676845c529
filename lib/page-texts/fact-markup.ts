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

const fact = new RegExp(`\\{(${insertionNames.join('|')})\\}`, 'g');
