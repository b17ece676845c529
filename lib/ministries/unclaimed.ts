import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { fallbackMinistries } from './fallback.ts';
import type { Ministry } from './schema.ts';

/** What holds for any church of the ministries that every new site begins with, by their ids. */
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
 * The ministries as another church than the demo's shows them: where one is as every new site begins with it, its
 * description, leader and meeting time are left out, since they state facts about the demo's church. A time that a
 * rule of the site sets stays.
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
