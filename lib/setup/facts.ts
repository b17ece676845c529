import { findCountry } from '#lib/church/country.ts';
import { type ChurchValues, churchValues, type TextFact } from '#lib/church/form-values.ts';
import { churchGroups } from '#lib/church/groups.ts';
import { isOfDemo } from '#lib/church/is-of-demo.ts';
import { placeText } from '#lib/church/place.ts';
import { listTimeZones } from '#lib/church/time-zone.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { isUnsaid } from '#lib/core/church/empty-church.ts';
import { isLanguage } from '#lib/core/language/languages.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';

const groups = ['language', 'name', 'address', 'contact', 'zone'] as const;

/** The facts that the first step of the setup asks for. */
export const setupFacts = [...groups.flatMap((group) => churchGroups[group].fields), 'welcome'] as TextFact[];

/** What the setup compares a form with. */
export interface KnownFacts {
  church: Church;
  demo: Church;
  /** The facts that staff wrote or confirmed. */
  ownFacts: readonly StatedFact[];
}

/**
 * Returns the form's first values: the church's own facts, empty for those that are still the demo's. Until staff chose
 * a language, a country or a time zone, these are the browser's.
 */
export function setupValues(known: KnownFacts, browser: Browser = {}): ChurchValues {
  const left = setupFacts.filter((fact) => isLeft(fact, known)).map((fact) => [fact, '']);
  const chosen = browserFacts(browser).filter(([fact, value]) => value && !isChosen(fact, known));
  return { ...churchValues(known.church, setupFacts), ...Object.fromEntries([...left, ...chosen]) };
}

interface Browser {
  /** A BCP 47 tag. */
  language?: string;
  /** An IANA zone. */
  zone?: string;
}

function browserFacts({ language: tag = '', zone = '' }: Browser) {
  const [language, ...more] = tag.split('-');
  const region = more.find((part) => /^[A-Z]{2}$/.test(part)) ?? '';
  return [
    ['language', isLanguage(language) && language],
    ['country', findCountry(region)],
    ['time_zone', listTimeZones().includes(zone) && zone],
  ] as const;
}

function isChosen(fact: StatedFact, { church, ownFacts }: KnownFacts): boolean {
  return church.set_up_at !== null || church[fact] !== defaultChurch[fact] || ownFacts.includes(fact);
}

/** Returns the demo's fact that is shown while the church has none of its own; undefined otherwise, and on an empty site. */
export function demoTextOf(fact: StatedFact, known: KnownFacts): string | undefined {
  const isPlace = placeFacts.includes(fact);
  if (!isLeft(fact, known) || isUnsaid(isPlace ? 'street' : fact, known.church)) return undefined;
  return isPlace ? placeText(known.church) : String(known.church[fact] ?? '');
}

/** Facts that many churches share: the form is filled in with them, although they are the demo's. */
const likely: readonly StatedFact[] = ['language', 'kind', 'country', 'time_zone'];

/** One field of the form has both. */
const placeFacts: readonly StatedFact[] = ['latitude', 'longitude'];

function isLeft(fact: StatedFact, known: KnownFacts): boolean {
  return !likely.includes(fact) && isDemos(fact, known);
}

function isDemos(fact: StatedFact, { church, demo, ownFacts }: KnownFacts): boolean {
  const facts = placeFacts.includes(fact) ? placeFacts : [fact];
  return facts.every((each) => isOfDemo(each, church, demo, ownFacts));
}

/**
 * Returns the change for a form's input: every fact that it states, and those of the church's own that it leaves empty.
 * An empty field that still has the demo's fact is skipped; but a church with an address of its own keeps none of the
 * demo's, except typed values that are equal.
 */
export function changeOf(
  typed: Partial<ChurchValues>,
  known: KnownFacts,
): Partial<Record<StatedFact, unknown>> {
  const { church, demo, ownFacts } = known;
  const isDifferent = (fact: TextFact) => typed[fact] !== undefined && typed[fact].trim() !== church[fact];
  const isStated = (fact: TextFact) => {
    const texts = placeFacts.includes(fact) ? [typed.latitude, typed.longitude] : [typed[fact]];
    if (texts.every((text = '') => isBlank(text))) return church[fact] !== null && !isDemos(fact, known);
    // In another language the site has another word for it.
    return fact !== 'kind' || isDifferent('kind') || !isDifferent('language');
  };
  const stated = setupFacts.filter((fact) => typed[fact] !== undefined && isStated(fact));
  const change = Object.fromEntries(stated.map((fact) => [fact, typed[fact]]));
  if (!stated.some((fact) => (fact === 'street' || fact === 'city') && isDifferent(fact))) return change;
  const own = [...ownFacts, ...stated];
  const rest = addressDetails.filter((name) => !(name in change) && isOfDemo(name, church, demo, own));
  return { ...change, ...Object.fromEntries(rest.map((name) => [name, null])) };
}

/** Optional parts of an address. */
const addressDetails = ['region', 'region_name', 'postal_code', 'latitude', 'longitude'] as const;
