/** What the home page says to staff. */
export const homeMessages = {
  heroPublished: 'The background is now the same for all visitors.',
} as const;
