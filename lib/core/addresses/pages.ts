import type { Access, Permission } from '#lib/core/auth/permissions.ts';
import { placeName } from '#lib/core/church/address.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import { paths } from './linked-paths.ts';
import {
  anchor,
  count,
  day,
  language,
  month,
  type Parameters,
  row,
  text,
  texts,
  word,
} from './query-parameters.ts';
import { unlinkedPaths } from './unlinked-paths.ts';

/** A page's properties other than its content. */
export interface Page {
  /**
   * A public page is the same for everyone, so it is cached; a staff page is in app/(staff) behind the guard; a system
   * page is rendered for the server's own use.
   */
  readonly audience: 'public' | 'staff' | 'system';
  /** Whom it is for as a page of staff, as its operations decide. */
  readonly access?: Access;
  /** Its place in the office. */
  readonly room?: Room;
  /** Its words in `messages.staffPages`. Such a page is one of those that app/(staff)/~rooms/[room] shows. */
  readonly words?: keyof StaffTitles;
  /** The query parameters it reads. Others are dropped. */
  readonly parameters?: Parameters;
  readonly navigation?: Entry;
  readonly footer?: Entry;
  /** Public, but not listed by search engines. */
  readonly isUnlisted?: true;
  /** A form of another page is posted here: it opens with what was typed there (postedFields()). */
  readonly opensWithFields?: true;
  /** It shows what rows name, so lists of the site's fixed pages leave it out: the sitemap has it while there are such rows. */
  readonly isOfRows?: true;
  /** Its link preview. Default: the church on its hill. */
  readonly picture?: PagePicture;
  /** It plays streams of other hosts, so its policy allows connections to them. */
  readonly playsStreams?: true;
}

/** A page's label and position in a list of links. */
interface Entry {
  readonly label: () => string;
  readonly order: number;
}

/** The groups of the office, in their order. */
export const roomGroups = [
  'people',
  'pages',
  'calendar',
  'sermons',
  'church',
] as const satisfies (keyof typeof messages.office.groups)[];

/** A page in the office: under which heading, and what it is for in one sentence. Their order is the table's. */
interface Room {
  readonly group: (typeof roomGroups)[number];
  readonly label: () => string;
  readonly hint: () => string;
  /** Of a page for all staff: only who has one of these finds something there. */
  readonly needsOneOf?: readonly Permission[];
  /** Whether it is of use on a site with two languages alone. */
  readonly needsTwoLanguages?: true;
}

/** The facts for a picture's words: the church, and its gatherings ('Sunday 9:00 AM'; empty without a service). */
export interface PictureFacts {
  readonly church: Church;
  readonly gatherings: string;
}

/** Words over a plate drawn from the seed. The seeds were chosen by eye. */
export interface PagePicture {
  readonly title: () => string;
  readonly kicker: (facts: PictureFacts) => string;
  readonly tone: 'accent' | 'cedar' | 'night' | 'second' | 'rose' | 'sunflower';
  readonly kind: 'event' | 'sermon';
  readonly seed: string;
}

/**
 * Every page of the site by its address in the app folder: `[id]` is one row's id. Navigation, sitemap, robots, cache,
 * pictures and tests read it. Not for browsers, which have the paths only.
 */
const table = {
  [paths.home]: { audience: 'public', navigation: { label: () => messages.pages.navigation.home, order: 1 } },
  [paths.ministries]: {
    audience: 'public',
    parameters: { tab: anchor },
    navigation: { label: () => messages.pages.navigation.ministries, order: 2 },
    footer: { label: () => messages.pages.footer.ministries, order: 2 },
    access: 'own ministries',
    room: room('people', 'ministries', () => messages.pages.navigation.ministries),
    picture: picture('ministries', 'second', 'event', 'page-ministries-70'),
  },
  [paths.about]: {
    audience: 'public',
    parameters: { tab: word },
    navigation: { label: () => messages.pages.navigation.about, order: 7 },
    footer: { label: () => messages.pages.footer.about, order: 1 },
    picture: picture('about', 'accent', 'event', 'page-about-86', foundedKicker),
  },
  [paths.beliefs]: {
    audience: 'public',
    picture: picture('beliefs', 'night', 'sermon', 'page-beliefs-1'),
  },
  [paths.missionVision]: {
    audience: 'public',
    picture: picture('mission-vision', 'cedar', 'event', 'page-mission-vision-98'),
  },
  [paths.events]: {
    audience: 'public',
    parameters: { tab: word, show: count, held_in: language },
    navigation: { label: () => messages.pages.navigation.events, order: 3 },
    access: 'own events',
    room: room('calendar', 'events', () => messages.pages.navigation.events),
    picture: picture('events', 'sunflower', 'event', 'page-events-34'),
  },
  '/events/[id]': { audience: 'public' },
  '/events/[id]/remind': { audience: 'public', isUnlisted: true },
  [paths.calendar]: {
    audience: 'public',
    parameters: { date: day, month, tab: word, day: word, held_in: language },
    footer: { label: () => messages.pages.footer.events, order: 4 },
    picture: picture('calendar', 'accent', 'event', 'page-calendar-72'),
  },
  [paths.sermons]: {
    audience: 'public',
    parameters: { search: text, series: texts, speaker: texts, all: word, page: count },
    navigation: { label: () => messages.pages.navigation.sermons, order: 4 },
    footer: { label: () => messages.pages.footer.sermons, order: 3 },
    access: 'sermons',
    room: room('sermons', 'sermons', () => messages.pages.navigation.sermons),
    picture: picture('sermons', 'cedar', 'sermon', 'page-sermons-3'),
  },
  '/sermons/[id]': { audience: 'public' },
  [unlinkedPaths.scripture]: { audience: 'public', isOfRows: true },
  '/sermons/scripture/[book]': { audience: 'public' },
  '/sermons/scripture/[book]/[chapter]': { audience: 'public' },
  '/sermons/series/[slug]': { audience: 'public' },
  [paths.livestream]: {
    audience: 'public',
    parameters: { tab: word },
    playsStreams: true,
    access: 'sermons',
    room: room('sermons', 'stream', () => messages.adminPanel.stream),
    picture: picture('livestream', 'night', 'event', 'page-livestream-84'),
  },
  [paths.giving]: {
    audience: 'public',
    navigation: { label: () => messages.pages.navigation.giving, order: 5 },
    picture: picture('giving', 'sunflower', 'event', 'page-giving-16'),
  },
  [paths.resources]: {
    audience: 'public',
    navigation: { label: () => messages.pages.navigation.resources, order: 6 },
    picture: picture('resources', 'rose', 'sermon', 'page-resources-51'),
  },
  [paths.visit]: {
    audience: 'public',
    parameters: { from: word },
    picture: picture('visit', 'second', 'event', 'page-visit-66', gatheringsKicker),
  },
  [unlinkedPaths.search]: { audience: 'public', parameters: { q: text, page: count }, isUnlisted: true },
  [unlinkedPaths.news]: {
    audience: 'public',
    parameters: { category: text, page: count },
    picture: picture('news', 'accent', 'event', 'page-news-7'),
  },
  [unlinkedPaths.letters]: {
    audience: 'public',
    parameters: { page: count },
    isOfRows: true,
    picture: picture('letters', 'accent', 'sermon', 'page-letters-4'),
  },
  '/letters/[id]': { audience: 'public' },
  '/forms/[slug]': { audience: 'public' },
  [unlinkedPaths.subscribePage]: {
    audience: 'public',
    parameters: { topics: text },
    isUnlisted: true,
    isOfRows: true,
    opensWithFields: true,
  },
  [unlinkedPaths.apiDocs]: { audience: 'public', isUnlisted: true },
  [unlinkedPaths.office]: { audience: 'staff', access: 'admin', words: 'office' },
  [paths.prayerAdmin]: { audience: 'staff', access: 'prayer', ...staffRoom('people', 'prayer') },
  [unlinkedPaths.churchStaff]: { audience: 'staff', access: 'staff', ...staffRoom('people', 'staff') },
  [unlinkedPaths.churchSubscribers]: {
    audience: 'staff',
    access: 'letters',
    ...staffRoom('people', 'subscribers'),
  },
  [unlinkedPaths.churchForms]: {
    audience: 'staff',
    access: 'own sign-ups',
    parameters: { form: row, view: word, date: day },
    ...staffRoom('people', 'forms'),
  },
  [unlinkedPaths.churchLetters]: {
    audience: 'staff',
    access: 'letters',
    parameters: { letter: row },
    ...staffRoom('people', 'letters'),
  },
  [paths.mail]: {
    audience: 'staff',
    access: 'admin',
    ...staffRoom('people', 'mail', ['staff', 'prayer']),
  },
  [paths.announcementAdmin]: { audience: 'staff', access: 'banner', ...staffRoom('pages', 'announcements') },
  [unlinkedPaths.sitePages]: {
    audience: 'staff',
    access: 'own pages',
    parameters: { page: row },
    ...staffRoom('pages', 'pages'),
  },
  [unlinkedPaths.translations]: {
    audience: 'staff',
    access: 'admin',
    words: 'translations',
    room: {
      ...room('pages', 'translations', () => messages.staffPages.translations.title),
      needsTwoLanguages: true,
    },
  },
  [paths.churchDocuments]: { audience: 'staff', access: 'pages', ...staffRoom('pages', 'documents') },
  [paths.churchWords]: {
    audience: 'staff',
    access: 'pages',
    room: room('pages', 'words', () => messages.adminPanel.words),
  },
  [paths.menus]: { audience: 'staff', access: 'pages', ...staffRoom('pages', 'menus') },
  [paths.churchSettings]: {
    audience: 'staff',
    access: 'settings',
    parameters: { group: word },
    ...staffRoom('church', 'settings'),
  },
  [paths.churchData]: {
    audience: 'staff',
    access: 'data',
    parameters: { run: row },
    ...staffRoom('church', 'data'),
  },
  [paths.setup]: {
    audience: 'staff',
    access: 'settings',
    parameters: { step: word },
    ...staffRoom('church', 'setup'),
  },
  [unlinkedPaths.podcastAdmin]: { audience: 'staff', access: 'sermons', ...staffRoom('sermons', 'podcast') },
  [unlinkedPaths.unexpectedError]: { audience: 'system' },
  [unlinkedPaths.missingPage]: { audience: 'system' },
  [unlinkedPaths.drawnPage]: { audience: 'system' },
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof table;

export const pages: Readonly<Record<PagePath, Page>> = table;

type PathWith<Part extends keyof Page> = {
  [Path in PagePath]: (typeof table)[Path] extends Required<Pick<Page, Part>> ? Path : never;
}[PagePath];

/** The pages that the office leads to. */
export type RoomPath = PathWith<'room'>;
/** The staff pages that app/(staff)/~rooms/[room] shows. */
export type StaffRoomPath = PathWith<'words'>;

/** Returns whether app/(staff)/~rooms/[room] shows the page at this path. */
export function isStaffRoom(path: string): path is StaffRoomPath {
  return path in table && 'words' in table[path as PagePath];
}

/** Returns the title of a staff page, and what is said while it loads. */
export function staffWords(path: StaffRoomPath): { title: string; loading: string } {
  return messages.staffPages[table[path].words];
}

/** The query of a page: a parameter that its table entry lacks is no property. */
export type QueryOf<Path extends PagePath> = (typeof table)[Path] extends {
  parameters: infer Known extends Parameters;
}
  ? { readonly [Name in keyof Known]?: string | string[] }
  : Record<never, never>;

/** What any of the staff pages of one route reads of its query. */
export type StaffQuery = {
  readonly [Name in { [Path in StaffRoomPath]: keyof QueryOf<Path> }[StaffRoomPath]]?: string;
};

type Titles = typeof messages.pages.titles;
type Kickers = typeof messages.pages.kickers;

/** Returns the picture of the page with that name; without a kicker of its own, it has the catalogue's. */
function picture<Name extends keyof Titles>(
  name: Name,
  tone: PagePicture['tone'],
  kind: PagePicture['kind'],
  seed: string,
  ...[kicker]: Name extends keyof Kickers ? [] : [PagePicture['kicker']]
): PagePicture {
  const title = () => messages.pages.titles[name];
  return { title, kicker: kicker ?? (() => messages.pages.kickers[name as keyof Kickers]), tone, kind, seed };
}

type Hints = typeof messages.office.rooms;

/** The staff pages with a title and a sentence while they load. */
type StaffTitles = Omit<typeof messages.staffPages, 'guard' | 'needsScripts'>;

/** Returns the place of a page in the office. */
function room(group: Room['group'], name: keyof Hints, label: Room['label']): Room {
  return { group, label, hint: () => messages.office.rooms[name] };
}

/** Returns the words of a staff page and its place in the office, where it is called by its title. */
function staffRoom<Name extends keyof Hints & keyof StaffTitles>(
  group: Room['group'],
  words: Name,
  needsOneOf?: Room['needsOneOf'],
) {
  const place = room(group, words, () => messages.staffPages[words].title);
  return { words, room: needsOneOf ? { ...place, needsOneOf } : place };
}

function foundedKicker({ church: { founded_year, kind } }: PictureFacts): string {
  return founded_year ? messages.pages.since(founded_year) : kind;
}

function gatheringsKicker({ gatherings, church }: PictureFacts): string {
  return gatherings || placeName(church);
}
