import { sixDigitColor } from '#lib/core/text/address-rules.ts';
import type { FactReader } from './found.ts';

interface Named {
  color: string;
  words: string;
}

const variable =
  /(--[\w-]{0,40}?(?:primary|accent|brand|main|theme|secondary)[\w-]{0,40})\s*:\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?|rgba?\(\s*\d+[\s,]+\d+[\s,]+\d+[^)]{0,40}\))/gi;
const inline =
  /background(?:-color)?\s*:\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?|rgba?\(\s*\d+[\s,]+\d+[\s,]+\d+[^)]{0,40}\))/gi;
/** The colors that builders begin with. */
const ofBuilders = new Set(
  '#6ec1e4 #54595f #7a7a7a #61ce70 #0693e3 #9b51e0 #cf2e2e #ff6900 #fcb900 #00d084 #7bdcb5 #8ed1fc #abb8c3 #f78da7 #2ea3f2 #0073aa #3858e9 #007cba #007bff #0d6efd #6c757d #116dff #3899ec'.split(
    ' ',
  ),
);

/** Returns the two main colors: the theme's, and those that its style sheets call so. Greys are none. */
export const colourFacts: FactReader = ({ meta, styles, inlineStyles }) => {
  const theme = meta.get('theme-color') ?? '';
  const named: Named[] = [
    ...colorOf(theme, `theme-color: ${theme}`),
    ...[...styles.matchAll(variable)]
      .filter(([, name = '']) => !/text|foreground|hover|border|contrast|wp-admin|bs-/i.test(name))
      .sort(([, one = ''], [, other = '']) => rankOf(one) - rankOf(other))
      .flatMap(([words, , color = '']) => colorOf(color, words)),
    ...inlineStyles.flatMap((style) =>
      [...style.matchAll(inline)].flatMap(([words, color = '']) => colorOf(color, words)),
    ),
  ];
  const [first, second] = [
    ...new Map(named.toReversed().map((each) => [each.color, each])).values(),
  ].reverse();
  if (!first) return [];
  const value = [first.color, ...(second ? [second.color] : [])];
  return [
    { field: 'colours', value, words: [first, second].flatMap((each) => each?.words ?? []).join('; ') },
  ];
};

function rankOf(name: string): number {
  return /primary|brand|main|theme/i.test(name) ? 0 : 1;
}

function colorOf(text: string, words: string): Named[] {
  const [, red, green, blue] = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text.trim()) ?? [];
  const digits = red
    ? `#${[red, green, blue].map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`
    : text;
  const color = text.trim().startsWith('#') || red ? sixDigitColor(digits) : null;
  return color && isColorful(color) && !ofBuilders.has(color) ? [{ color, words }] : [];
}

function isColorful(color: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 24;
}
