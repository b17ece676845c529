/** The texts of the specification's section 8 on the banner. */
export const bannerMessages = { loadFailed: 'Failed to load banner events' } as const;
