/** Why menus, and the arrangement of a page, cannot be saved. */
export const navigationMessages = {
  noLabel: 'Please enter the words of this entry.',
  noTarget: 'Please enter a path of this site that begins with / or an address that begins with https://.',
  notAList: 'Please send a list.',
  tooManyMain: (most: number) =>
    `The main menu has room for ${most} entries. Please move one below another, or remove one.`,
  tooManyFooter: (most: number) => `The footer has room for ${most} entries. Please remove one.`,
  tooManyChildren: (most: number) => `One entry has room for ${most} entries below it. Please remove one.`,
  notHideable: 'This page cannot be switched off.',
  isHidden: 'This page is switched off. Please switch it on, or remove the entry.',
  repeatsParent: 'This entry leads to the same page as the one above it. Please choose another page.',
  nothingProposed: 'No import has brought menus that lead somewhere on this site.',
  leadsNowhere: 'There is no page at this address.',
  noSection: 'Please name a section of the page.',
  unknownSection: (name: string) => `The page has no section “${name}”.`,
  sectionTwice: 'This section is there twice.',
  sectionStays: 'This section cannot be hidden.',
  sectionMissing: (names: string) =>
    `These sections are missing: ${names}. Please hide what should not show.`,
} as const;
