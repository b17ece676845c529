/** Messages about a hosted database. They never contain its key. */
export const postgrestMessages = {
  label: 'A hosted database (Supabase or PostgREST)',
  about:
    'Events, sermons, ministries, announcements and prayer of a church’s site, by its project’s address and key. The key is used once and stored nowhere.',
  address: 'Please give the address of the project, such as https://example.supabase.co.',
  key: 'Please give the project’s key.',
  wrongKey: 'The project does not take this key.',
  nothing: 'There is no church’s database at this address.',
  noRows: 'The address did not answer with rows.',
} as const;
