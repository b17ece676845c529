import { isOfDemo } from '#lib/church/is-of-demo.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { defaultServices, type RegularService } from '#lib/core/church/regular-service.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { PageTextKey } from '#lib/page-texts/register.ts';
import type { MainService, UntouchedDemo } from './schema.ts';

/** One thing that may still speak of the demo's church, and where it is changed. */
export interface Check {
  label: string;
  /** What is there now, in a few words. */
  detail: string;
  href: string;
  isOwn: boolean;
}

/** How far a site is on its way to be the church's own. */
export interface Setup {
  church: Church;
  /** The main service as its form has it. */
  service: MainService;
  /** Rows of the demo that nobody has changed. */
  untouched: UntouchedDemo;
  checks: Check[];
}

/** What the site has of its own, beside the church's facts. */
export interface OwnContent {
  /** The church's words that are the originals still, by their keys. */
  originals: readonly PageTextKey[];
  /** Rows of the demo that nobody has changed. */
  untouched: UntouchedDemo;
  /** The services that come round. */
  services: readonly RegularService[];
}

/** Everything that spoke of the demo's church when the site was new, and whether it still does, in the order of the steps. */
export function checklist(church: Church, demo: Church, own: OwnContent): Check[] {
  const facts = factChecks.map(({ label, facts, href }) => {
    const left = facts.filter((fact) => isOfDemo(fact, church, demo) && church[fact] !== null);
    return {
      label,
      href,
      isOwn: left.length === 0,
      detail: left.map((fact) => shown(church, fact)).join(', '),
    };
  });
  return [...facts, ...contentChecks(own)];
}

const factChecks: { label: string; facts: readonly (keyof Church)[]; href: string }[] = [
  { label: 'Name', facts: ['name', 'short_name'], href: paths.setupStep('church') },
  { label: 'Address', facts: ['street', 'city'], href: paths.setupStep('church') },
  { label: 'Place on the map', facts: ['latitude', 'longitude'], href: paths.churchSettingsOf('address') },
  { label: 'Phone and e-mail', facts: ['phone', 'email'], href: paths.setupStep('church') },
  { label: 'Sentence of welcome', facts: ['welcome'], href: paths.setupStep('church') },
  { label: 'Years', facts: ['founded_year', 'building_year'], href: paths.churchSettingsOf('welcome') },
  { label: 'Giving', facts: ['giving_url', 'giving_text_number'], href: paths.churchSettingsOf('giving') },
  {
    label: 'Social pages',
    facts: ['facebook_url', 'instagram_url', 'youtube_url', 'vimeo_url'],
    href: paths.churchSettingsOf('social'),
  },
];

function shown(church: Church, fact: keyof Church): string {
  return String(church[fact]).replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}

/** Words that tell of a church's own past and place, and not of any church. */
const wordChecks: { label: string; key: PageTextKey; detail: string; href: string }[] = [
  { label: 'Letter on the home page', key: 'home.letter', detail: 'the original letter', href: paths.home },
  { label: 'Your story', key: 'about.story', detail: 'how the demo’s church began', href: paths.about },
  {
    label: 'Parking',
    key: 'visit.parking',
    detail: 'where visitors of the demo’s church park',
    href: paths.visit,
  },
  {
    label: 'Leaders',
    key: 'about.leaders',
    detail: 'nobody by name: visitors read of four roles',
    href: paths.leaders,
  },
];

function contentChecks({ originals, untouched, services }: OwnContent): Check[] {
  const { ministries, services: _, ...rest } = untouched;
  const demoRows = Object.values(rest).reduce((sum, count) => sum + count, 0);
  return [
    {
      label: 'Services',
      detail: serviceLines(services)
        .map(({ name, text }) => `${name}: ${text}`)
        .join(', '),
      href: paths.setupStep('services'),
      isOwn: !areDefault(services),
    },
    ...wordChecks.map(({ key, ...check }) => ({ ...check, isOwn: !originals.includes(key) })),
    {
      label: 'Ministries',
      detail: `${ministries} as every new site has them`,
      href: paths.ministries,
      isOwn: ministries === 0,
    },
    {
      label: 'Demo content',
      detail: `${demoRows} events, sermons, announcements and prayer requests`,
      href: paths.setupStep('demo'),
      isOwn: demoRows === 0,
    },
  ];
}

/** Whether the services come round as on every new site, whatever else is said of them. */
function areDefault(services: readonly RegularService[]): boolean {
  const told = (some: readonly RegularService[]) =>
    JSON.stringify(some.map(({ name, weekday, start }) => [name, weekday, start]));
  return told(services) === told(defaultServices);
}
