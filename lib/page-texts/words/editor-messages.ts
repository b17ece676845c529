import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** The list of the church's words, their dialog, its fields, its editor and the preview. */
export const wordsMessages = {
  title: 'The Church’s Words',
  lead: 'Everything on the site that speaks for the church, page by page. Each has a pencil on its page, too; what search engines show is found only here.',
  see: 'See it',
  /** Continues `see` for screen readers. */
  seen: (page: string) => ` on the site: ${page}`,
  yours: 'Yours',
  opening: 'Opening the words',
  noun: 'text',
  words: 'Words',
  saving: 'Saving...',
  sides: { words: 'Write', look: 'Look' },
  side: 'Write the words, or look at them on the page',
  facts: 'Facts to put into the words',
  /** An example follows. */
  factsHelp:
    'Press one to insert it where you last wrote. It always shows the current fact. Words in square brackets around one are left out when the church has no such fact; what follows a bar within them is shown instead:',
  factsExample: '[call {phone}|write to us]',
  add: (noun: string) => `Add a ${noun}`,
  entry: (noun: string, place: number) => `${noun} ${place}`,
  entryOf: (entry: string, count: number) => `${entry} of ${count}`,
  moved: (entry: string, place: number, count: number) => `${entry}: place ${place} of ${count}`,
  removeEntry: (entry: string) => `Remove ${entry}`,
  tooLong: (count: number) =>
    plural(count, { one: '# character more than fits.', other: '# characters more than fit.' }),
  length: (count: number, most: number) => `${count} of ${most} characters that fit.`,
  pictureHelp: 'Without a picture the page shows a drawn window.',
  focus: 'Tap what should stay in sight, such as the face.',
  useOriginal: 'Use the original again',
  originalQuestion: 'The words that came with the site replace yours. You can undo this.',
  originalConfirm: 'Use the original',
  toolbar: 'How the words look',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bulletList: 'List',
    orderedList: 'Numbered list',
    link: 'Link',
  },
  linkTarget: 'Where the link leads',
  setLink: 'Set the link',
  preview: 'How it will look',
  frame: 'The page with your words',
  screen: 'On which screen',
  screens: { phone: 'Phone', computer: 'Computer' },
  previewProblem: (problem: string) => `It continues as soon as the words can be saved: ${problem}`,
  drawing: 'Drawing the page',
  notShown: 'The page does not show these words at the moment.',
} as const;
