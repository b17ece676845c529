import { randomInt } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

const longestSlug = 60;

/** Returns the slug of a title: `our-wedding`; for one without Latin letters `prefix`, a dash and six characters. */
export function slugOf(title: string, prefix: string): string {
  const slug = /\p{Script=Latin}/u.test(title) ? shortened(slugify(title)) : '';
  return slug || `${prefix}-${sixCharacters()}`;
}

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
