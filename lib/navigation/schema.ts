import { z } from 'zod';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { publicPages } from '#lib/core/addresses/page-lists.ts';
import { moment, ownPathOrWebAddress, required, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';

export const mostMainEntries = 7;
export const mostFooterEntries = 12;
export const mostChildren = 12;
export const longestLabel = 40;

export const menuLabel = required(() => messages.navigation.noLabel, longestLabel);

const link = {
  label: menuLabel,
  to: ownPathOrWebAddress(() => messages.navigation.noTarget, ['https']).meta({
    description: 'A path of this site or an https address.',
  }),
};

const entry = z.strictObject({
  ...link,
  children: z
    .array(z.strictObject(link), { error: () => messages.navigation.notAList })
    .max(mostChildren, { error: () => messages.navigation.tooManyChildren(mostChildren) })
    .default([]),
});

const entries = (most: number, error: () => string) =>
  z.array(entry, { error: () => messages.navigation.notAList }).max(most, { error });

/** The built-in pages that a church may switch off. */
const hideablePages: readonly string[] = publicPages.filter((path) => path !== paths.home);

const hidden = z
  .array(
    z.string().refine((path) => hideablePages.includes(path), {
      error: () => messages.navigation.notHideable,
    }),
    { error: () => messages.navigation.notAList },
  )
  .default([])
  .transform((all) => [...new Set(all)]);

const menuFields = {
  main: entries(mostMainEntries, () => messages.navigation.tooManyMain(mostMainEntries)),
  footer: entries(mostFooterEntries, () => messages.navigation.tooManyFooter(mostFooterEntries)),
  hidden: hidden.meta({ description: 'Built-in pages that are switched off.' }),
};

/** The menus, and the built-in pages that are switched off. */
export const navigationInput = z
  .object({ ...menuFields, if_match: ifMatch })
  .superRefine(({ main, footer, hidden: off }, context) => {
    for (const [place, message] of misled({ main, footer }, off))
      context.addIssue({ code: 'custom', path: place, message });
  });

export const navigationRemoval = z.object({ if_match: ifMatch });
export const navigationQuestion = moment;

const shownLink = {
  label: z.string(),
  to: z.string(),
  lang: spokenFields.language.meta({
    description: 'The language of its label, where it has no translation and is shown in the first one.',
  }),
};
const shownEntries = z.array(z.strictObject({ ...shownLink, children: z.array(z.strictObject(shownLink)) }));

/** The navigation in responses. */
export const navigationRow = z
  .strictObject({
    main: shownEntries,
    footer: shownEntries,
    hidden: z.array(z.string()).meta({ description: 'Built-in pages that are switched off.' }),
    updated_at: updatedAt.nullable().meta({ description: 'Null for the built-in menus.' }),
    language: spokenFields.language,
    translated: spokenFields.translated,
  })
  .meta({ id: 'Navigation', description: 'The main menu and the footer, in two levels.' });
export type Navigation = z.output<typeof navigationRow>;
export type Menus = Pick<Navigation, 'main' | 'footer'>;
export type MenuEntry = Menus['main'][number];

/** Menus that an import has brought. */
export const proposedMenus = z.strictObject({ main: shownEntries, footer: shownEntries }).meta({
  id: 'ProposedMenus',
  description: 'The menus of an old site, which staff have not put up; empty without any.',
});

/** Returns whether one of the entries, or of those below them, leads to the path. */
export function leadsTo(entries: Menus['main'], path: string): boolean {
  return entries.some(({ to, children }) => to === path || children.some((child) => child.to === path));
}

/** Returns each link with its place: `main.0.children.1.to`. */
export function placedLinks(menus: Menus): { place: (string | number)[]; to: string; parent?: string }[] {
  return (['main', 'footer'] as const).flatMap((menu) =>
    menus[menu].flatMap((parent, at) => [
      { place: [menu, at, 'to'], to: parent.to },
      ...parent.children.map(({ to }, below) => ({
        place: [menu, at, 'children', below, 'to'],
        to,
        parent: parent.to,
      })),
    ]),
  );
}

/** Entries that lead to a page which is switched off, or repeat the one above them. */
function misled(menus: Menus, off: readonly string[]): [(string | number)[], string][] {
  return placedLinks(menus).flatMap(({ place, to, parent }): [(string | number)[], string][] => {
    if (off.includes(to.split(/[?#]/)[0] ?? '')) return [[place, messages.navigation.isHidden]];
    return to === parent ? [[place, messages.navigation.repeatsParent]] : [];
  });
}
