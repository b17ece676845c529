import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { confirmTranslation, deleteTranslation, suggestTranslation, updateTranslation } from './commands.ts';
import { findTranslation, listTranslations } from './queries.ts';
import { largestTranslationBytes, suggestions, translationRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/translations': {
      GET: toRoute(listTranslations, {
        summary: 'Texts in both languages',
        detail:
          'Rows that you may change, those that visitors read next first: with a `state` those that have texts in it and are not over.',
        list: true,
        answer: z.array(translationRow),
      }),
    },
    '/api/translations/{table}/{id}': {
      GET: toRoute(findTranslation, {
        summary: 'The texts of a row in both languages',
        detail: 'Its `updated_at` is that of the translation. 409 while the site has one language.',
        also: [409],
        answer: translationRow,
      }),
      PUT: toRoute(updateTranslation, {
        summary: 'Translate texts of a row',
        detail: 'Texts that are left out are kept, null takes one away. Never writes the row itself.',
        also: [409],
        largestBytes: largestTranslationBytes,
        answer: translationRow,
        example: { fields: { title: 'Cena de la iglesia' } },
      }),
      DELETE: toRoute(deleteTranslation, {
        summary: 'Take the translation of a row away',
        detail: 'It can be restored from the activity log.',
        also: [409],
      }),
    },
    '/api/translations/{table}/{id}/confirm': {
      POST: toRoute(confirmTranslation, {
        summary: 'Confirm translations',
        detail: 'The change of the original does not concern them, or what a program wrote is right.',
        also: [409],
        answer: translationRow,
        example: { fields: ['title'] },
      }),
    },
    '/api/translations/{table}/{id}/suggest': {
      POST: toRoute(suggestTranslation, {
        summary: 'Ask a program for translations',
        detail: 'Stores nothing. 409 where TRANSLATE_URL names no program.',
        also: [409],
        answer: suggestions,
        example: { fields: ['title'] },
      }),
    },
  },
} satisfies Routes;
