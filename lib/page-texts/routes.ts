import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { restorePageText, setPageText } from './commands.ts';
import { findInsertions, findPageTexts } from './queries.ts';
import { insertionsAnswer, pageTextEntry, pageTextsByKey } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/page-texts': {
      GET: toRoute(findPageTexts, {
        summary: 'The church’s words',
        detail: 'All keys with their present words. Facts are named in braces, such as `{church}`.',
        answer: pageTextsByKey,
      }),
    },
    '/api/page-texts/insertions': {
      GET: toRoute(findInsertions, {
        summary: 'The facts that words may name',
        detail: 'The text that replaces each name in braces.',
        answer: insertionsAnswer,
      }),
    },
    '/api/page-texts/{key}': {
      PUT: toRoute(setPageText, {
        summary: 'Change words of the church',
        detail:
          'HTML is cleaned. `If-Match` may be `original` for words that were unchanged when they were read.',
        answer: pageTextEntry,
        example: { value: 'New dates are on their way.' },
      }),
      DELETE: toRoute(restorePageText, {
        summary: 'Use the original words again',
        detail: 'Answers them. The replaced words can be restored from the activity log.',
        answer: pageTextEntry,
      }),
    },
  },
} satisfies Routes;
