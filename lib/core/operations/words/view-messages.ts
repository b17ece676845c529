/** What visitors' forms say, too. */
export const fieldMessages = {
  optional: '(optional)',
  keepUnder: (characters: number) => `Please keep this under ${characters} characters.`,
} as const;
