import { insertionsAnswer, pageTextEntry, pageTextsByKey } from './schema.ts';

export const pageTextCalls = {
  list: {
    summary: 'The church’s words',
    detail: 'All keys with their present words. Facts are named in braces, such as `{church}`.',
    answer: pageTextsByKey,
  },
  insertions: {
    summary: 'The facts that words may name',
    detail: 'The text that replaces each name in braces.',
    answer: insertionsAnswer,
  },
  set: {
    summary: 'Change words of the church',
    detail:
      'HTML is cleaned. `If-Match` may be `original` for words that were unchanged when they were read.',
    also: [404, 409],
    answer: pageTextEntry,
    example: { value: 'New dates are on their way.' },
  },
  restore: {
    summary: 'Use the original words again',
    detail: 'Answers them. The replaced words can be restored from the activity log.',
    also: [404, 409],
    answer: pageTextEntry,
  },
} as const;
