import { findCountry } from '#lib/church/country.ts';
import { isOfDemo } from '#lib/church/is-of-demo.ts';
import { placeText, placeValues } from '#lib/church/place.ts';
import { listTimeZones } from '#lib/church/time-zone.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { isUnsaid } from '#lib/core/church/empty-church.ts';
import { isLanguage } from '#lib/core/language/languages.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';

/** The facts that the first step of the setup asks for: each a text of its form. */
export const setupFacts = [
  'language',
  'clock',
  'name',
  'short_name',
  'kind',
  'street',
  'city',
  'region',
  'region_name',
  'postal_code',
  'country',
  'phone',
  'email',
  'time_zone',
  'welcome',
] as const satisfies readonly (keyof Church)[];
export type SetupFact = (typeof setupFacts)[number];

/** The values of a form: a missing field is undefined. */
export type TypedFacts = { [Fact in SetupFact]?: string | undefined } & {
  /** Latitude and longitude in one field. */
  place?: string | undefined;
};

/**
 * Returns the form's first values: the church's own facts, empty for those that are still the demo's. Until staff chose
 * a language, a country or a time zone, these are the browser's.
 */
export function typedFactsOf(known: KnownFacts, browser: Browser = {}): TypedFacts {
  const values = setupFacts.map((fact) => [fact, textOf(fact, known.church)] as const);
  const texts = [...values, ['place', placeText(known.church)] as const];
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, isLeft(name, known) ? '' : text])),
    ...Object.fromEntries(browserFacts(browser).filter(([fact, value]) => value && !isChosen(fact, known))),
  };
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

function isChosen(fact: SetupFact, { church, ownFacts }: KnownFacts): boolean {
  return church.set_up_at !== null || church[fact] !== defaultChurch[fact] || ownFacts.includes(fact);
}

/** Returns the demo's fact that is shown while the church has none of its own; undefined otherwise, and on an empty site. */
export function demoTextOf(name: keyof TypedFacts, known: KnownFacts): string | undefined {
  if (!isLeft(name, known) || isUnsaid(name === 'place' ? 'street' : name, known.church)) return undefined;
  return name === 'place' ? placeText(known.church) : textOf(name, known.church);
}

interface KnownFacts {
  church: Church;
  demo: Church;
  /** The facts that staff wrote or confirmed. */
  ownFacts: readonly (keyof Church)[];
}

/** Facts that many churches share: the form is filled in with them, although they are the demo's. */
const likely: readonly (keyof TypedFacts)[] = ['language', 'kind', 'country', 'time_zone'];

function isLeft(name: keyof TypedFacts, { church, demo, ownFacts }: KnownFacts): boolean {
  const facts = name === 'place' ? placeFacts : [name];
  return !likely.includes(name) && facts.every((fact) => isOfDemo(fact, church, demo, ownFacts));
}

function textOf(fact: SetupFact, church: Church): string {
  return String(church[fact] ?? '');
}

/** Returns the facts that a form states: those with a typed value. */
export function statedFacts(typed: TypedFacts): (keyof Church)[] {
  const facts = setupFacts.filter((fact) => !isBlank(typed[fact] ?? ''));
  return isBlank(typed.place ?? '') ? facts : [...facts, ...placeFacts];
}

const placeFacts = ['latitude', 'longitude'] as const;

/**
 * Returns the change for a form's input. An empty field that still has the demo's fact is skipped; but a church with an
 * address of its own keeps none of the demo's, except typed values that are equal.
 */
export function changeOf(
  typed: TypedFacts,
  church: Church,
  demo: Church,
  /** The facts that staff wrote or confirmed before. */
  own: readonly (keyof Church)[] = [],
): Partial<Record<keyof Church, string | null>> {
  const change: Partial<Record<keyof Church, string | null>> = placeChange(typed.place, church, demo, own);
  const confirmed = [...own, ...statedFacts(typed)];
  for (const fact of setupFacts) {
    const text = typed[fact];
    if (text === undefined) continue;
    if (fact === 'clock') {
      const clock = text.trim() || null;
      if (clock !== church.clock) change.clock = clock;
      continue;
    }
    if (isBlank(text) ? !isOfDemo(fact, church, demo, own) : text.trim() !== church[fact])
      change[fact] = text;
  }
  if (change.street === undefined && change.city === undefined) return change;
  const rest = addressDetails.filter((name) => !(name in change) && isOfDemo(name, church, demo, confirmed));
  return { ...change, ...Object.fromEntries(rest.map((name) => [name, null])) };
}

/** Returns the refusal with errors of latitude or longitude on the one field that the form has for both. */
export function withPlace({ code, message, more }: AppError): AppError {
  const { latitude, longitude, ...others } = more.fields ?? {};
  const place = latitude ?? longitude;
  return new AppError(code, message, place ? { ...more, fields: { ...others, place } } : more);
}

/** Returns the change for the field of the place on the map. */
function placeChange(
  typed: string | undefined,
  church: Church,
  demo: Church,
  own: readonly (keyof Church)[],
) {
  if (typed === undefined || typed.trim() === placeText(church)) return {};
  if (isBlank(typed) && placeFacts.every((fact) => isOfDemo(fact, church, demo, own))) return {};
  return { ...placeValues(typed) };
}

/** Optional parts of an address. */
const addressDetails = ['region', 'region_name', 'postal_code', ...placeFacts] as const;
