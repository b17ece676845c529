/** Messages about a hosted database. They never contain its key. */
export const postgrestMessages = {
  address: 'Please give the address of the project, such as https://example.supabase.co.',
  key: 'Please give the project’s key.',
  wrongKey: 'The project does not take this key.',
  nothing: 'There is no church’s database at this address.',
  noRows: 'The address did not answer with rows.',
} as const;
