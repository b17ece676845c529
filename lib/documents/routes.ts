import { z } from 'zod';
import { largestDocumentBytes } from '#lib/core/http/body-limits.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import {
  createDocument,
  deleteDocument,
  removeTranslatedFile,
  replaceDocumentFile,
  updateDocument,
} from './commands.ts';
import { receivedDocument } from './kind.ts';
import { listDocuments } from './queries.ts';
import { documentRow } from './schema.ts';
import words from './words/en.ts';

const checks = `At most ${largestDocumentBytes} bytes (413, "${words.documents.tooLarge}"), a PDF by its bytes (415, "${words.documents.notPdf}").`;

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/documents': {
      GET: toRoute(listDocuments, {
        summary: 'Documents',
        detail: 'PDFs by category, those without one last, and in each the newest by `date`, then by upload.',
        answer: z.array(documentRow),
      }),
      POST: toRoute(createDocument, {
        summary: 'Add a document',
        detail: `${checks} \`/files/latest/{category}\` leads to the newest of a category.`,
        status: 201,
        body: 'multipart',
        receives: receivedDocument,
        location: ({ url }: { url: string }) => url,
        answer: documentRow,
        example: {
          file: '@bulletin.pdf',
          title: 'Sunday bulletin',
          category: 'Bulletins',
          date: '2026-11-29',
        },
      }),
    },
    '/api/documents/{id}': {
      PATCH: toRoute(updateDocument, {
        summary: 'Change a document',
        detail: 'Omitted fields are kept. The address stays.',
        answer: documentRow,
        example: { title: 'Bulletin for Advent' },
      }),
      DELETE: toRoute(deleteDocument, {
        summary: 'Delete a document',
        detail: 'With its file. It can be restored from the activity log.',
      }),
    },
    '/api/documents/{id}/file': {
      PUT: toRoute(replaceDocumentFile, {
        summary: 'Replace the file of a document',
        detail: `${checks} The address stays. With \`language\` that of the second language.`,
        body: 'multipart',
        receives: receivedDocument,
        answer: documentRow,
        example: { file: '@bulletin.pdf' },
      }),
      DELETE: toRoute(removeTranslatedFile, {
        summary: 'Remove the file in the second language',
        detail: 'Visitors who read that language get the other file.',
        answer: documentRow,
      }),
    },
  },
} satisfies Routes;
