import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

export default {
  translations: {
    oneLanguage: 'The site has one language. A second one is chosen in the settings.',
    noKind: 'There is no such kind of translations.',
    noText: 'This has no translation.',
    onlyPages: 'Only your own pages have this.',
    noPath: 'Please enter an address that a page of yours may have, such as /weddings.',
    pathTaken: 'Another page has this address.',
    noProgram: 'No translation program is set up (TRANSLATE_URL).',
    programSilent: 'The translation program does not answer. Please try again later.',
    notExchanged: (rows: number) =>
      `The languages were not exchanged: ${plural(rows, { one: '# row is', other: '# rows are' })} not translated, or not up to date.`,
    dateOf: (title: string, date: string) => `${title}, ${date}`,
  } as const,
  /** What staff read where they translate; a language is named in the language of the page. */
  translating: {
    inLanguage: (label: string, language: string) => `${label} in ${language}`,
    missing: 'Not translated yet: visitors read the original.',
    noOriginal: 'First write the original.',
    stale: (original: string) => `Changed since: the original says “${original}”.`,
    machine: 'Made by a program: please check.',
    suggest: 'Suggest',
    suggestNamed: (label: string) => `Suggest: ${label}`,
    suggestFailed: (message: string) => `Nothing was suggested: ${message}`,
    isRight: 'Is right',
    isRightNamed: (label: string) => `Is right: ${label}`,
    confirmFailed: (message: string) => `Not confirmed: ${message}`,
    noun: (language: string) => `translation into ${language}`,
    opening: (language: string) => `Loading ${language}`,
    loadFailed: (language: string) => `The words in ${language} could not be loaded.`,
    /** The room 'To translate'. */
    lead: (language: string) => `What visitors read in ${language} next comes first. A tap opens the words.`,
    translateNext: (count: number) => `Now translate: ${count === 1 ? 'one entry' : `${count} entries`}`,
    wordsIn: (language: string, due: number) => (due > 0 ? `In ${language}: ${due} to do` : `In ${language}`),
    onlyOne: 'Your site has one language. A second one is chosen in the settings.',
    toSettings: 'Open the settings',
    listFailed: (message: string) => `The list could not be loaded: ${message}`,
    stateFilter: 'Show',
    kindFilter: 'Of',
    everyKind: 'Everything',
    states: {
      due: 'To do',
      missing: 'Missing',
      stale: 'Changed since',
      machine: 'Made by a program',
      all: 'All',
    },
    marks: { missing: 'missing', stale: 'changed since', machine: 'made by a program', there: 'there' },
    nothing: 'Nothing is left to translate',
    nothingHint: 'Every text of this choice is there in both languages.',
    count: (count: number) => (count === 1 ? 'One entry' : `${count} entries`),
    moreTexts: (count: number) => (count === 1 ? 'One more text' : `${count} more texts`),
    showMore: 'Show more',
    narrow: (count: number) => `The first ${count} are shown. Choose a kind to see others.`,
    dialogTitle: (title: string) => `Translate: ${title}`,
    save: 'Save',
    saveNext: 'Save and next',
    saving: 'Saving...',
    saved: (language: string) => `The words in ${language} are saved`,
    undone: 'Undone',
    undoFailed: (message: string) => `Not undone: ${message}`,
    saveFailed: (language: string, message: string) => `The words in ${language} were not saved: ${message}`,
  } as const,
  /** What the activity log and the export call translations. */
  translationsLog: {
    singular: 'translation',
    plural: 'translations',
    kind: 'Translations',
    labels: { fields: 'Words', path: 'Address', is_ready: 'Ready' },
    about: 'What the rows of other tables say in the second language of the site.',
    subjectIn: (language: string, name: string) =>
      name ? `the words in ${language} of ${name}` : `words in ${language}`,
    actions: {
      created: (subject: string) => `Translated: ${subject}`,
      updated: (subject: string) => `Changed ${subject}`,
      deleted: (subject: string) => `Removed ${subject}`,
    },
  } as const,
};
