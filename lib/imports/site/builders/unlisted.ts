import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceItem } from '../../source.ts';
import type { SiteSurvey } from '../../wordpress/pages/site-survey.ts';
import type { Site } from '../site.ts';

/** Lists of what has addresses of its own, files, and what only visitors need. */
const others =
  /\/(?:tag|category|author|page|feed|archives?|topics?|wp-content|wp-json|cart|checkout|my-account|product|product-category|attachment|venue|organizer)(?:\/|$)|\/(?:19|20)\d\d(?:\/\d\d){0,2}\/?$|\.(?:xml|jpe?g|png|gif|webp|pdf|mp3)$/i;
const mostNamed = 10;

/** Returns a message about addresses of the sitemap that led to nothing that came. */
export function unlistedProblem({ addresses, home }: Site, survey: SiteSurvey): SourceItem[] {
  const came = new Set(
    [...survey.entries.map(({ link }) => link), ...survey.lists.keys(), home.address].map(keyOf),
  );
  const isLeft = (address: string) => {
    const url = parsedUrl(address);
    return url !== null && url.search === '' && !others.test(url.pathname) && !came.has(keyOf(address));
  };
  const left = addresses.filter(isLeft).map((address) => new URL(address).pathname);
  if (left.length === 0) return [];
  const some = left.slice(0, mostNamed).join(' ') + (left.length > mostNamed ? ' …' : '');
  return [{ problem: messages.builders.unlisted(left.length, some) }];
}

function keyOf(address: string): string {
  return (parsedUrl(address)?.pathname ?? address).toLowerCase().replace(/\/+$/, '');
}
