import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

export default {
  search: {
    title: 'Search',
    titleOf: (words: string) => `Search: ${words}`,
    field: 'Search this site',
    example: 'Weddings, a speaker, a passage',
    button: 'Search',
    noWords: 'Please enter a word to search for.',
    lead: 'Pages, news, events, sermons, ministries, people and documents.',
    found: (total: number, words: string) =>
      `${plural(total, { one: '# result', other: '# results' })} for “${words}”`,
    guessed: (words: string) => `Nothing has exactly “${words}”. These come close.`,
    none: (words: string) => `Nothing was found for “${words}”.`,
    advice: 'Try another word, or a shorter one.',
    failed: 'The search is not available right now. Please try again later.',
    pages: 'Pages of results',
    kinds: {
      page: 'Page',
      news: 'News',
      event: 'Event',
      sermon: 'Sermon',
      ministry: 'Ministry',
      person: 'Person',
      document: 'Document',
    },
  } as const,
};
