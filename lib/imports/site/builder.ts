import type { Builder } from './facts.ts';
import type { SiteAnswer } from './site.ts';

/** The marks of a builder in its pages, in the order in which they are looked for. */
const marks: readonly (readonly [Builder, RegExp])[] = [
  ['wordpress', /<link[^>]{0,200}\brel=["']https:\/\/api\.w\.org\/["']|\/wp-(?:content|includes)\//i],
  ['squarespace', /\b(?:static1|assets)\.squarespace\.com\/|Static\.SQUARESPACE_CONTEXT/],
  ['wix', /\bstatic\.(?:wixstatic|parastorage)\.com\/|\bwix-(?:code|warmup|essential)-/i],
];
const generators: readonly (readonly [Builder, RegExp])[] = [
  ['wordpress', /\bwordpress\b/i],
  ['squarespace', /\bsquarespace\b/i],
  ['wix', /\bwix\b/i],
];

/** Returns what a site was made with: what its pages say themselves, or else by the marks of its builder. */
export function builderOf({ text, headers }: Pick<SiteAnswer, 'text' | 'headers'>): Builder {
  const said = [...text.matchAll(/<meta\s[^<>]{0,300}>/gi)]
    .map(([tag]) => tag)
    .filter((tag) => /\bname=["']?generator\b/i.test(tag))
    .join(' ');
  const named = generators.find(([, pattern]) => pattern.test(said));
  if (named) return named[0];
  if (/rel="?https:\/\/api\.w\.org\//.test(headers.link ?? '')) return 'wordpress';
  if (/squarespace/i.test(headers.server ?? '')) return 'squarespace';
  if (headers['x-wix-request-id'] !== undefined) return 'wix';
  return marks.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
