export const bannerMessages = { loadFailed: 'Failed to load banner events' } as const;
