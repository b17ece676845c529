import { insertionsAnswer, pageTextEntry, pageTextsByKey } from './schema.ts';

/** API documentation of page texts. */
export const pageTextCalls = {
  list: {
    summary: 'The church’s words',
    detail:
      'All keys, each with what stands there now. Facts stand in the words by their names, such as `{church}`.',
    answer: pageTextsByKey,
  },
  insertions: {
    summary: 'The facts that words may name',
    detail: 'What is put in the place of each name in braces.',
    answer: insertionsAnswer,
  },
  set: {
    summary: 'Change words of the church',
    detail:
      'HTML is cleaned. `If-Match` may be `original` for words that nobody had changed when they were read.',
    also: [404, 409],
    answer: pageTextEntry,
    example: { value: 'New dates are on their way.' },
  },
  restore: {
    summary: 'Use the original words again',
    detail: 'Answers them. What stood there is in the activity log and can be brought back.',
    also: [404, 409],
    answer: pageTextEntry,
  },
} as const;
