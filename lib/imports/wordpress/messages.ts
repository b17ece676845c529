import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** Messages about the export of a WordPress site. */
export const wordpressMessages = {
  label: 'A WordPress or Squarespace site',
  about:
    'Pages and posts as drafts, menus, PDFs, sermons of Sermon Manager, events of The Events Calendar, and what Church Content has of both and of people: the file that WordPress makes under Tools, Export, All content. Squarespace makes one of its pages and posts under Settings, Import & Export, for WordPress.',
  notWxr:
    'This is not an export of a WordPress site. In WordPress it is made under Tools, Export, All content.',
  feed: 'This is a feed, not an export of a WordPress site. It can be brought in as a podcast or channel.',
  broken: (line: number) =>
    `The file cannot be read from line ${line} on: it broke off, or was changed since WordPress wrote it.`,
  doctype: 'The file begins with definitions (DOCTYPE) that no WordPress site writes, so it was not read.',
  nested: 'The file is nested deeper than anything WordPress writes, so it was not read.',
  leftOut: (count: number) =>
    count === 1
      ? 'One draft or private entry was left out.'
      : `${count} drafts and private entries were left out.`,
  noDate: (title: string) => `“${title}” has no date that can be read and was left out.`,
  shortened: (title: string) => `The words of “${title}” are longer than there is room for, and were cut.`,
  singleDates: (title: string, count: number) =>
    `“${title}” repeats in a way that no series here does: ${plural(count, { one: '# date was taken over by itself', other: '# dates were taken over one by one' })}.`,
  firstOnly: (title: string) =>
    `“${title}” repeats in a way that cannot be read: only its own date was taken over.`,
  movedTo: (title: string, path: string, wanted: string) =>
    `“${title}” is at ${path}, since ${wanted} is an address of this site already.`,
  wasProtected: (title: string) =>
    `“${title}” asked for a password on the old site. Here anyone can read it once it is published.`,
  wasPrivate: (title: string) =>
    `“${title}” was private on the old site. Here anyone can read it once it is published.`,
  menus: 'The menus of the old site',
  notInMenu: (label: string) => `“${label}” is in no menu: there was no room for it.`,
  leadsNowhere: (label: string) =>
    `“${label}” is in no menu: what it led to on the old site, such as a category or a tag, is no page here.`,
  unknownPosts: (type: string, count: number) =>
    `${count === 1 ? 'One entry of the kind' : `${count} entries of the kind`} “${type}” ${count === 1 ? 'was' : 'were'} left out: a theme or a plugin of the old site made that kind. Please bring what you need of it by hand, or as a list.`,
  unknownMenus: (count: number) =>
    `${count === 1 ? 'A menu of a block theme' : `${count} menus of a block theme`} (wp_navigation) ${count === 1 ? 'was' : 'were'} left out. Please put the entries together under Menus.`,
  partsLeftOut: (title: string, parts: string) => `Parts of “${title}” were left out: ${parts}.`,
  parts: { form: 'a form', script: 'a script', object: 'an embedded part', map: 'a map' },
  nothing: 'There are no pages, sermons, events or people in this export that are known here.',
} as const;
