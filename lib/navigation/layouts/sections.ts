/** The sections of the built-in pages that can be arranged, by page, in their original order. */
export const sectionsOf = {
  home: ['hero', 'info', 'letter', 'doors', 'sermon', 'events', 'road'],
  about: ['story', 'values', 'leaders', 'questions', 'come'],
  visit: ['facts', 'morning', 'expectations', 'directions', 'children', 'come'],
  giving: ['ways', 'why'],
} as const;

export type ArrangedPage = keyof typeof sectionsOf;
export type SectionOf<Page extends ArrangedPage> = (typeof sectionsOf)[Page][number];
export const arrangedPages = Object.keys(sectionsOf) as ArrangedPage[];

/** The section that a page cannot do without; null where it begins with its title. */
export const lasting: Readonly<Record<ArrangedPage, string | null>> = {
  home: 'hero',
  about: null,
  visit: 'facts',
  giving: 'ways',
};

export function isArrangedPage(name: string): name is ArrangedPage {
  return Object.hasOwn(sectionsOf, name);
}
