export const homeMessages = {
  heroFocus: 'Tap what should stay in sight on every screen, such as the tower.',
  heroPublished: 'The background is now the same for all visitors.',
} as const;
