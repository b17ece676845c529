import { currentChurch } from '#lib/core/church/current-church.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { languages } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { fallbackMinistriesIn } from './fallback-in.ts';
import type { Ministry } from './schema.ts';
import { shownTimes } from './womens-ministry.ts';

const seeds = languages.map(fallbackMinistriesIn);

/** Returns the ministries as pages show them. */
export function shownMinistries(ministries: readonly Ministry[]): readonly Ministry[] {
  return currentChurch().is_demo ? ministries : withoutClaims(ministries);
}

/**
 * Returns the ministries as a church other than the demo shows them: unchanged demo ministries lose description, leader
 * and meeting time, which state facts of the demo church, for neutral words in the church's language. Times set by a
 * rule of the site are kept.
 */
export function withoutClaims(ministries: readonly Ministry[]): Ministry[] {
  return ministries.map((ministry) => {
    const place = seeds
      .map((seed) => seed.findIndex((original) => isAsSeeded(ministry, original)))
      .find((at) => at >= 0);
    const sample = place === undefined ? undefined : Object.values(messages.ministryPage.samples)[place];
    if (!sample) return ministry;
    return {
      ...ministry,
      title: sample.title,
      description: `<p>${sample.about}</p>`,
      leadername: null,
      meetingtimes: ministry.has_fixed_time ? shownTimes(ministry) : null,
    };
  });
}

function isAsSeeded(ministry: Ministry, original: Ministry): boolean {
  return ministry.title === original.title && ministry.description === cleanHtml(original.description);
}
