import 'server-only';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { hasAddress } from '#lib/core/church/address.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { otherServices } from '#lib/core/church/service-labels.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { shownChannels } from '#lib/livestream/channels.ts';
import { findSettings } from '#lib/livestream/queries.ts';
import { defaultSettings } from '#lib/livestream/schema.ts';
import { anchorOf, categoriesOf } from '#lib/ministries/category.ts';
import { homeDoors } from '#lib/ministries/home-doors.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { isShown } from '#lib/navigation/layouts/arranged-parts.ts';
import { findLayout } from '#lib/navigation/layouts/queries.ts';
import {
  type ArrangedPage,
  arrangedPages,
  type SectionOf,
  sectionsOf,
} from '#lib/navigation/layouts/sections.ts';
import { leadersIntro } from '#lib/page-texts/leaders-intro.ts';
import { findUnwritten, pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTextKey, PageTexts } from '#lib/page-texts/register.ts';
import { hasPlaceForSermon } from '#lib/sermons/place-on-home.ts';
import { findLatestSermon } from '#lib/sermons/queries.ts';

/** The texts that visitors are shown; a list or a group without the parts that no page shows. */
export type ShownTexts = {
  readonly [Key in PageTextKey]?: Key extends 'about.leaders' ? PageTexts[Key] : unknown;
};

/**
 * Returns the texts of the built-in pages without those not written yet, those of sections that staff hide, and those
 * about things that the church does not have.
 */
export async function shownTexts(): Promise<ShownTexts> {
  const [texts, unwritten, hidden, withRows] = await Promise.all([
    pageTexts(),
    findUnwritten(),
    hiddenTexts(),
    textsOfRows(),
  ]);
  const left = new Set([...unwritten.texts, ...hidden, ...withoutFacts(texts, unwritten.texts)]);
  const shown = { ...texts, ...(await partsOf(texts)), ...withRows(texts) };
  return Object.fromEntries(Object.entries(shown).filter(([key]) => !left.has(key as PageTextKey)));
}

/** The texts of each section that staff can hide. */
const textsOf: { readonly [Page in ArrangedPage]: Record<SectionOf<Page>, readonly PageTextKey[]> } = {
  home: {
    hero: ['home.headline', 'home.hero'],
    info: ['home.facts', 'home.study', 'home.prayer'],
    letter: ['home.about', 'home.letter', 'home.signature'],
    doors: ['home.welcome', 'home.doors'],
    sermon: ['home.sermon_title'],
    events: ['home.upcoming_title', 'home.empty'],
    road: ['home.road'],
  },
  about: {
    story: ['about.story_title', 'about.story', 'about.read_on'],
    values: ['about.values_intro', 'about.values'],
    leaders: ['about.leaders_intro', 'about.leaders'],
    questions: ['about.faq_title', 'about.questions', 'about.questions_services', 'about.questions_involved'],
    come: ['about.come'],
  },
  visit: {
    facts: ['visit.lead'],
    morning: ['visit.morning_intro', 'visit.morning'],
    expectations: ['visit.expect_title', 'visit.expect'],
    directions: [
      'visit.map_title',
      'visit.map',
      'visit.parking_title',
      'visit.parking',
      'visit.accessibility_title',
      'visit.accessibility',
    ],
    children: ['visit.prayer'],
    come: ['visit.wondering'],
  },
  giving: {
    ways: [
      'giving.text_title',
      'giving.text',
      'giving.online_title',
      'giving.online',
      'giving.in_person_title',
      'giving.in_person',
      'giving.questions',
    ],
    why: ['giving.why', 'giving.reasons', 'giving.guests'],
  },
};

async function hiddenTexts(): Promise<PageTextKey[]> {
  const ofPages = arrangedPages.map(async (page) => {
    const layout = await readOr(findLayout({ name: page }), null);
    const sections: Readonly<Record<string, readonly PageTextKey[]>> = textsOf[page];
    return sectionsOf[page].flatMap((section) => (isShown(layout, section) ? [] : (sections[section] ?? [])));
  });
  return (await Promise.all(ofPages)).flat();
}

/** Returns the texts about what the church has not. */
function withoutFacts(texts: PageTexts, unwritten: ReadonlySet<PageTextKey>): PageTextKey[] {
  const { giving_text_number, giving_url } = currentChurch();
  const missing: readonly [boolean, ...PageTextKey[]][] = [
    [!hasAddress(currentChurch()), 'visit.map_title', 'visit.map'],
    [!giving_text_number, 'giving.text_title', 'giving.text'],
    [!giving_url, 'giving.online_title', 'giving.online'],
    [otherServices(currentServices()).length !== 1, 'home.study'],
    [texts['about.leaders'].length === 0, 'about.leaders_intro'],
    [currentChurch().resources.length === 0, 'resources.lead'],
    [unwritten.has('beliefs.statements'), 'beliefs.opening', 'beliefs.ending'],
  ];
  return missing.flatMap(([isMissing, ...keys]) => (isMissing ? keys : []));
}

/** Returns the lists and groups of which facts and addresses decide what is shown. */
async function partsOf(texts: PageTexts): Promise<ShownTexts> {
  const { others, ...facts } = texts['home.facts'];
  const channels = shownChannels(await readOr(findSettings({}), defaultSettings));
  const { youtube, facebook } = texts['livestream.channels'];
  const has = (tab: string) => channels.some((channel) => channel.tab === tab);
  return {
    'home.facts': otherServices(currentServices()).length > 1 ? { ...facts, others } : facts,
    'about.read_on': texts['about.read_on'].filter((_, place) =>
      shownAddress(place === 1 ? paths.missionVision : paths.beliefs),
    ),
    'about.leaders_intro': leadersIntro(texts['about.leaders_intro'], texts['about.leaders']),
    'livestream.channels': { ...(has('youtube') && { youtube }), ...(has('facebook') && { facebook }) },
    'resources.cards': texts['resources.cards'].slice(0, currentChurch().resources.length),
  };
}

/** Reads which ministries and sermons there are; what could not be read counts as there. */
async function textsOfRows(): Promise<(texts: PageTexts) => ShownTexts> {
  const [ministries, sermon] = await Promise.all([
    readOr(listMinistries({}), null),
    readOr(findLatestSermon({}), undefined),
  ]);
  return (texts) => {
    const words = texts['home.doors'];
    const doors = homeDoors(words, ministries);
    const categories = categoriesOf(ministries ?? []).map(({ anchor }) => anchor);
    return {
      'home.welcome': doors.length > 0 ? texts['home.welcome'] : '',
      'home.doors': words.length > 0 ? doors : [],
      'home.sermon_title': hasPlaceForSermon(sermon) ? texts['home.sermon_title'] : '',
      'ministries.categories': texts['ministries.categories'].filter(
        ({ category }) => !ministries || categories.includes(anchorOf(category)),
      ),
    };
  };
}
