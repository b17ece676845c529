export default {
  redirects: {
    title: 'Old addresses',
    lead: 'Links to pages of your old site lead to the pages that you name here, wherever this site has no page of its own.',
    from: 'Please enter the old path, such as /about-us.',
    to: 'Please enter a path of this site, such as /about.',
    toItself: 'An address cannot lead to itself.',
    stands:
      'This site already has a page at this address. Please enter an address that this site does not have.',
    unknown: 'This site has no page at this address. Please enter one that it has, such as /about.',
    circle: 'These addresses would form a circle. Please enter a page of this site.',
    there: 'This old address is already in the list.',
    fromLabel: 'Old path',
    toLabel: 'Leads to',
    add: 'Add',
    save: 'Save',
    change: 'Change',
    remove: 'Remove',
    shadowed: 'Leads nowhere now: this site has a page of its own at the old path.',
    waiting: 'Waits until the page that it leads to is published.',
    none: 'There are no old addresses yet.',
    loadFailed: 'The old addresses could not be loaded',
    saveFailed: (message?: string) => `Failed to save: ${message || 'no answer'}`,
  } as const,
  /** What the activity log and the export call old addresses. */
  redirectsLog: {
    singular: 'old address',
    plural: 'old addresses',
    labels: { from_path: 'Old address', to_path: 'Leads to' },
    about: 'Old addresses with the pages of this site that they lead to.',
  } as const,
};
