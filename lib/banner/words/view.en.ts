export default {
  /** What the banner's scripts say. */
  banner: {
    loadFailed: 'Failed to load banner events',
    label: 'Announcements',
    none: 'Nothing of this kind right now.',
    newTab: ' (opens in a new tab)',
    previous: 'Previous announcement',
    next: 'Next announcement',
    play: 'Play announcements',
    pause: 'Pause announcements',
    settings: 'Banner settings',
    dismiss: 'Dismiss announcements',
    show: 'Show',
    kinds: { announcement: 'Announcements', event: 'Events' },
    atATime: 'At a time',
    pages: 'Banner pages',
    page: (page: number) => `Page ${page}`,
  } as const,
};
