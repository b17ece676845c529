import type { ImportFact } from '../facts.ts';
import type { SiteAnswer } from '../site.ts';
import { addressFacts } from './address-facts.ts';
import { emailFacts, phoneFacts } from './contact-facts.ts';
import { factPage } from './fact-page.ts';
import { distinct } from './found.ts';
import { hoursFacts } from './hours-facts.ts';
import { givingFacts, liveFacts, socialFacts } from './link-facts.ts';
import { colourFacts } from './look-facts.ts';
import { languageFacts, logoFacts, nameFacts } from './name-facts.ts';
import { isAboutOthers } from './own-name.ts';
import { serviceFacts } from './service-facts.ts';

const longestWords = 500;

const readers = [
  nameFacts,
  addressFacts,
  phoneFacts,
  emailFacts,
  serviceFacts,
  hoursFacts,
  socialFacts,
  givingFacts,
  liveFacts,
  logoFacts,
  colourFacts,
  languageFacts,
];

/**
 * Returns what a page says about the church, each with the line that it was read from; nothing of a page about others.
 * `country` is the church's (ISO 3166), whose way of writing telephone numbers is read.
 */
export function factsOf(answer: SiteAnswer, country: string): ImportFact[] {
  if (answer.status !== 200 || !/html/.test(answer.type)) return [];
  const page = factPage(answer);
  if (!page || isAboutOthers(page)) return [];
  const found = distinct(readers.flatMap((read) => read(page, country)));
  return found.map(({ field, value, words }) => ({
    ...{ field, value },
    found_at: answer.address,
    words: words.slice(0, longestWords),
  }));
}
