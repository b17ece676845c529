import type { Block, Group, Needs, StyleSheetPart } from './style-sheet-parts.ts';

/**
 * What of a style sheet can apply in this document as long as no script changes it, in the same order. Rules are
 * chosen by the classes and elements of their selectors alone: attributes and states change without scripts, too.
 */
export function usedRules(parts: readonly StyleSheetPart[], html: string): string {
  const page = html.replace(scriptsAndStyles, '');
  const names = namesIn(page);
  const isUsed = ({ classes, elements }: Needs) =>
    classes.every((name) => names.classes.has(name)) && elements.every((name) => names.elements.has(name));
  return write(parts, (part) => part.kind === 'other' || part.selectors.some(isUsed));
}

function write(parts: readonly StyleSheetPart[], isKept: (part: Block) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'group') return writeGroup(part, isKept);
      return isKept(part) ? part.text : '';
    })
    .join('');
}

function writeGroup({ prelude, parts }: Group, isKept: (part: Block) => boolean): string {
  const text = write(parts, isKept);
  // The first mention of a layer is its place among them.
  return text || prelude.startsWith('@layer') ? `${prelude}{${text}}` : '';
}

const scriptsAndStyles = /<(script|style)\b[\s\S]*?<\/\1>/g;
const classAttribute = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const elementStart = /<([a-z][a-z0-9-]*)/gi;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function namesIn(page: string): { classes: ReadonlySet<string>; elements: ReadonlySet<string> } {
  const classes = [...page.matchAll(classAttribute)].map(([, ...forms]) => forms.join('')).join(' ');
  const elements = [...page.matchAll(elementStart)].map(([, name = '']) => name.toLowerCase());
  const plain = classes.replace(/&(?:amp|lt|gt|quot|#x27);/g, (code) => characters[code] ?? code);
  return { classes: new Set(plain.split(/\s+/)), elements: new Set(elements) };
}
