export default {
  translations: {
    oneLanguage: 'The site has one language. A second one is chosen in the settings.',
    noText: 'This has no translation.',
    onlyPages: 'Only your own pages have this.',
    noPath: 'Please enter an address that a page of yours may have, such as /weddings.',
    pathTaken: 'Another page has this address.',
    noProgram: 'No translation program is set up (TRANSLATE_URL).',
    programSilent: 'The translation program does not answer. Please try again later.',
    dateOf: (title: string, date: string) => `${title}, ${date}`,
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
