import { hoursText } from '#lib/church/content.ts';
import { isOfDemo } from '#lib/church/is-of-demo.ts';
import { shownAddress, staffAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { isUnsaid } from '#lib/core/church/empty-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { defaultServicesIn, type RegularService } from '#lib/core/church/regular-service.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { messages } from '#lib/language/messages.ts';
import {
  ownPages,
  type PageTextKey,
  pageTextPages,
  pageTextPath,
  pageTextRegister,
} from '#lib/page-texts/register.ts';
import type { KnownFacts } from './facts.ts';
import type { MainService, UntouchedDemo } from './schema.ts';

/** Something that may still describe the demo church, and where to change it. */
export interface Check {
  label: string;
  /** Its present value, in a few words. */
  detail: string;
  href: string;
  isOwn: boolean;
  /** What staff may confirm as true of their church: facts by column, page texts by key. */
  confirmable: readonly (StatedFact | PageTextKey)[];
  /** Page texts that state facts of a church, by title; only for a check of page texts. */
  claims?: readonly { key: PageTextKey; title: string; href: string }[];
}

/** The progress of a site's setup. */
export interface Setup extends KnownFacts {
  /** The main service, for its form. */
  service: MainService;
  /** The number of unchanged rows of the demo. */
  untouched: UntouchedDemo;
  checks: Check[];
  /** Staff may choose the site’s name, and have not. */
  isWithoutName: boolean;
}

/** A site's own content, beside the church's facts. */
export interface OwnContent {
  /** The facts that staff wrote or confirmed. */
  facts: readonly StatedFact[];
  originals: readonly PageTextKey[];
  /** The number of unchanged rows of the demo. */
  untouched: UntouchedDemo;
  /** The recurring services. */
  services: readonly RegularService[];
}

/**
 * Returns everything that described the demo church on the new site, and whether it still does, in the order of the
 * steps; nothing of pages that visitors are not led to, unless it is for staff to write them.
 */
export function checklist(church: Church, demo: Church, own: OwnContent): Check[] {
  const facts = (Object.keys(factChecks) as FactCheck[]).flatMap((name) => {
    const { facts, href, page }: FactPlace = factChecks[name];
    if (page && !staffAddress(page)) return [];
    const left = facts.filter((fact) => isOfDemo(fact, church, demo, own.facts) && hasValue(church[fact]));
    // A site that began without the demo has nothing of these until staff state them.
    if (!church.is_demo && !facts.some((fact) => own.facts.includes(fact) || hasValue(church[fact])))
      return [];
    return {
      label: messages.checklist[name],
      href,
      isOwn: left.length === 0,
      // Nothing is true of what is not said.
      confirmable: left.filter((fact) => !isUnsaid(fact, church)),
      detail: left
        .map((fact) => shown(church, fact))
        .filter(Boolean)
        .join(', '),
    };
  });
  return [...facts, ...pageTextChecks(own), ...contentChecks(church, own)];
}

function hasValue(fact: Church[StatedFact]): boolean {
  return Array.isArray(fact) ? fact.length > 0 : fact !== null;
}

const churchStep = paths.setupStep('church');

interface FactPlace {
  facts: readonly StatedFact[];
  href: string;
  /** The page that alone shows them. */
  page?: string;
}

/** The facts by their label in `messages.checklist`. */
const factChecks = {
  name: { facts: ['name', 'short_name', 'kind'], href: churchStep },
  address: { facts: ['street', 'city'], href: churchStep },
  place: { facts: ['latitude', 'longitude'], href: churchStep },
  contact: { facts: ['phone', 'email'], href: churchStep },
  welcome: { facts: ['welcome'], href: churchStep },
  years: { facts: ['founded_year', 'building_year'], href: paths.churchSettingsOf('welcome') },
  giving: { facts: ['giving_url', 'giving_text_number'], href: paths.churchSettingsOf('giving') },
  social: {
    facts: ['facebook_url', 'instagram_url', 'youtube_url', 'vimeo_url'],
    href: paths.churchSettingsOf('social'),
  },
  hours: { facts: ['opening_hours'], href: paths.churchSettingsOf('hours') },
  resources: {
    facts: ['resources'],
    href: paths.churchSettingsOf('resources'),
    page: paths.resources,
  },
} as const satisfies Record<string, FactPlace>;

type FactCheck = keyof typeof factChecks;

function shown(church: Church, fact: StatedFact): string {
  if (fact === 'resources') return church.resources.map(({ name }) => name).join(', ');
  if (fact === 'opening_hours') return church.opening_hours.map(hoursText).join(', ');
  return String(church[fact]).replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}

/** Returns the unchanged page texts of each page that state facts of one church. */
function pageTextChecks({ originals }: OwnContent): Check[] {
  return pageTextPages.flatMap(({ title, path, keys }) => {
    const claiming = keys.filter((key) => pageTextRegister[key].claim);
    if (claiming.length === 0 || !isListed(path)) return [];
    const left = claiming.filter((key) => originals.includes(key));
    const claims = left.map((key) => ({ key, title: pageTextRegister[key].title, href: pageTextPath(key) }));
    return [
      {
        label: messages.checklist.words(title),
        detail: claims.map((claim) => claim.title).join(', '),
        href: path,
        isOwn: left.length === 0,
        confirmable: left,
        claims,
      },
    ];
  });
}

function isListed(path: string): boolean {
  const isToWrite = ownPages.some((page) => page.path === path);
  return (isToWrite ? staffAddress(path) : shownAddress(path)) !== undefined;
}

function contentChecks(church: Church, { untouched, services }: OwnContent): Check[] {
  const { ministries, services: _, ...rest } = untouched;
  const demoRows = Object.values(rest).reduce((sum, count) => sum + count, 0);
  const demo = {
    label: messages.checklist.demo,
    detail: messages.checklist.demoLeft(demoRows),
    href: paths.setupStep('demo'),
    isOwn: demoRows === 0,
    confirmable: [],
  };
  const ministriesCheck = {
    label: messages.checklist.ministries,
    detail: messages.checklist.ministriesLeft(ministries),
    href: paths.ministries,
    isOwn: ministries === 0,
    confirmable: [],
  };
  return [
    {
      label: messages.checklist.services,
      detail: serviceLines(services)
        .map(({ name, text }) => `${name}: ${text}`)
        .join(', '),
      href: paths.setupStep('services'),
      isOwn: services.length > 0 && !areDefault(services),
      confirmable: [],
    },
    ...(staffAddress(paths.ministries) ? [ministriesCheck] : []),
    ...(church.is_demo || demoRows > 0 ? [demo] : []),
  ];
}

/** Returns whether the services recur as on a new site; other values are ignored. */
function areDefault(services: readonly RegularService[]): boolean {
  const told = (some: readonly RegularService[]) =>
    JSON.stringify(some.map(({ name, weekday, start }) => [name, weekday, start]));
  return told(services) === told(defaultServicesIn(churchLanguage()));
}
