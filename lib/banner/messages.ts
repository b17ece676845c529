/** What people read about the banner. */
export const bannerMessages = { loadFailed: 'Failed to load banner events' } as const;
