/** The texts of the livestream page and its settings (specification sections 2 and 9). */
export const settingsTexts = {
  invalidAddress: 'Please enter a valid URL.',
  heroPublished: 'The background is now the same for all visitors.',
  streamUpdated: 'Stream settings updated',
  streamPlaceholder: 'Live stream will appear here when available.',
} as const;
