/** What the export says of old addresses. */
export const redirectLog = {
  about: 'Old addresses with the pages of this site that they lead to.',
} as const;
