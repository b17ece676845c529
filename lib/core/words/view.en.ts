export default {
  /** Where a page cannot be shown, which scripts may find out. */
  errorPages: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on our side and this page could not be shown. Please try again in a moment.',
    textAboveFooter:
      'Something went wrong on our side and this page could not be shown. Please try again in a moment. If you need us now, how to reach us is at the foot of this page.',
    again: 'Try again',
    home: 'Return to Home',
  } as const,
  /** What visitors' forms say, too. */
  fields: {
    optional: '(optional)',
    keepUnder: (characters: number) => `Please keep this under ${characters} characters.`,
  } as const,
  gone: {
    gone: 'This part of the page could not be loaded.',
    updated: 'The site has been updated since this page was opened.',
    again: 'Load the page again',
  } as const,
  /** The header’s scripts. */
  layoutView: {
    main: 'Main',
    menu: 'Menu',
    allPages: 'All pages',
    visit: 'Visit Us',
  } as const,
  /** Words of controls in visitors’ scripts. */
  uiView: {
    close: 'Close',
    share: 'Share',
    linkCopied: 'Link copied',
    /** The place of toasts, for screen readers; the keys that lead there follow. */
    toasts: 'Notifications',
  } as const,
  /** What every form for visitors says. */
  visitorForm: {
    wrongAnswer: 'Incorrect answer, please try again.',
    noAnswer: 'Please answer the question.',
    questionFirst: 'Before it is sent, we ask you a short question to keep programs out.',
    question: (a: number, b: number) => `What is ${a} + ${b}?`,
    questionMissing: 'The question that keeps programs out did not arrive.',
    anotherQuestion: 'Another question',
    /** The button of a form that the site could not take at the moment. */
    again: 'Send again',
    /** The label of a field that only programs fill in. */
    trap: 'Website (leave this empty)',
  } as const,
};
