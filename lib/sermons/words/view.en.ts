export default {
  /** What visitors' scripts show: the player and the notes that they fill in. */
  sermonsView: {
    play: (title: string) => `Play ${title}`,
    notes: {
      kept: 'What you fill in stays in this browser, and nowhere else.',
      notKept: 'This browser keeps nothing: print your notes before you leave.',
      print: 'Print',
      clear: 'Clear',
      clearQuestion: 'Clear all that you filled in here?',
    },
  } as const,
};
