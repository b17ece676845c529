import { currentChurch } from '#lib/core/church/current-church.ts';
import type { SourceContext, SourceItem } from '../source.ts';
import { eventItems, unseenItems } from './events/event-items.ts';
import { factsOf } from './facts/facts-of.ts';
import type { ReadWay, SiteAnswer } from './site.ts';

/** Returns what reads of each page of a site what it tells beside its words: facts, events, calendars on offer. */
export function besideWords(context: SourceContext): (answer: SiteAnswer) => SourceItem[] {
  const { country } = currentChurch();
  const seen = new Set<string>();
  return (answer) => [
    ...factsOf(answer, country).map((fact) => ({ fact })),
    ...unseenItems(eventItems(answer, context), seen),
  ];
}

/** Where churches say when they meet, who they are and how to reach them, in English and Spanish. */
const telling =
  /about|contact|visit|new|location|direction|service|worship|mass|time|give|giving|donat|live|watch|nosotros|quienes|horario|misa|culto|ubicacion|donar|ofrenda/i;
const mostTelling = 15;

/** Reads the facts of the pages of a site whose rows are read by other means. */
export const readTellingPages: ReadWay = async function* (site, context) {
  const read = besideWords(context);
  const pages = site.addresses.filter((address) => telling.test(new URL(address).pathname));
  for (const address of [site.home.address, ...pages.slice(0, mostTelling)]) {
    yield { reading: address };
    const answer = await site.get(address);
    if (answer) yield* read(answer).filter((item) => !('record' in item));
  }
};
