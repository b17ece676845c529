import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { fallbackMinistries } from './fallback.ts';
import type { Ministry } from './schema.ts';

/** Neutral descriptions of a new site's ministries, by id. */
const words: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'For women of every age. Ask us when they meet next.',
    'For men of every age. Ask us when they meet next.',
    'A passage of the Bible, read together, with room for questions.',
    'For those between childhood and grown life. Ask us what there is for them.',
    'For the youngest. Ask us what there is for the age of your child.',
    'Our friends and partners far from here. Ask us about them.',
  ].map((text, index) => [fallbackMinistries[index]?.id ?? '', `<p>${text}</p>`]),
);

/**
 * Returns the ministries as a church other than the demo shows them: unchanged demo ministries lose description, leader
 * and meeting time, which state facts of the demo church. Times set by a rule of the site are kept.
 */
export function withoutClaims(ministries: readonly Ministry[]): Ministry[] {
  return ministries.map((ministry) => {
    const original = fallbackMinistries.find(({ id }) => id === ministry.id);
    if (!original || !isAsSeeded(ministry, original)) return ministry;
    const { meetingtimes, has_fixed_time } = ministry;
    return {
      ...ministry,
      description: words[ministry.id] ?? '',
      leadername: null,
      meetingtimes: has_fixed_time ? meetingtimes : null,
    };
  });
}

function isAsSeeded(ministry: Ministry, original: Ministry): boolean {
  return ministry.title === original.title && ministry.description === cleanHtml(original.description);
}
