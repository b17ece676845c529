/** What every form for visitors says. */
export const visitorFormMessages = {
  wrongAnswer: 'Incorrect answer, please try again.',
  noAnswer: 'Please answer the question.',
  questionFirst: 'Before it is sent, we ask you a short question to keep programs out.',
  question: (a: number, b: number) => `What is ${a} + ${b}?`,
  questionMissing: 'The question that keeps programs out did not arrive.',
  anotherQuestion: 'Another question',
  /** The label of a field that only programs fill in. */
  trap: 'Website (leave this empty)',
} as const;
