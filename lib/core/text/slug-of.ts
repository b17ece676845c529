import { randomInt } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const longestSlug = 60;

/** Returns the slug of a title: `our-wedding`; for one without Latin letters `prefix`, a dash and six characters. */
export function slugOf(title: string, prefix: string): string {
  const slug = /\p{Script=Latin}/u.test(title) ? shortened(latinSlug(title)) : '';
  return slug || `${prefix}-${sixCharacters()}`;
}

/** Returns a text as small Latin letters, digits and dashes; ligatures and wide letters are read as the letters they are. */
export function latinSlug(text: string): string {
  // As two capitals, or one, a ligature would be a word of its own beside letters of the other case.
  const letters = text
    .normalize('NFKC')
    .replace(/([ÆŒẞ])(\p{Lu}?)/gu, (_, ligature: keyof typeof ligatures, next) =>
      next === '' ? ligatures[ligature] : ligatures[ligature].toUpperCase() + next,
    );
  return slugify(letters);
}

const ligatures = { Æ: 'Ae', Œ: 'Oe', ẞ: 'Ss' } as const;

function shortened(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const cut = slug.slice(0, longestSlug + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), longestSlug / 2)).replace(/-+$/, '');
}

/** Letters and digits that are not mistaken for others. */
const characters = 'abcdefghjkmnpqrstuvwxyz23456789';

function sixCharacters(): string {
  return Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('');
}
