import { z } from 'zod';
import { inMebibytes, largestImportBytes } from '#lib/core/http/body-limits.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import {
  applyImport,
  cancelImport,
  runImport,
  startImport,
  takeImportFacts,
  undoImport,
} from './commands.ts';
import { findImport, listImportedPages, listImportSources, listImports } from './queries.ts';
import { importedPage, importInput, importRun, importSourceOffer, importStarted } from './schema.ts';
import { importSources } from './sources.ts';

const names = Object.keys(importSources);

/** The options of all sources; each description names its source. */
const optionsOfAll = z.object({
  source: z.enum(names as [string, ...string[]]),
  ...Object.fromEntries(
    Object.values(importSources)
      .flatMap(({ options }) => Object.entries(options.shape))
      .filter(([name]) => !Object.hasOwn(importInput.shape, name))
      .map(([name, field]) => [name, (field as z.ZodType).optional()]),
  ),
});

const started = { status: 202, also: [409], answer: importStarted } as const;

/** The addresses of the API. */
export const routes = {
  'In and out': {
    '/api/imports': {
      GET: toRoute(listImports, {
        summary: 'Imports',
        detail: 'The newest first.',
        list: true,
        answer: z.array(importRun),
      }),
      POST: toRoute(startImport, {
        summary: 'Bring content in',
        detail: `JSON, or multipart with \`file\` (at most ${inMebibytes(largestImportBytes)} MB). Unless \`dry_run\` is false it is read, shown and \`ready\` to \`apply\`. A second run of a source updates what the first brought in, and leaves alone what was changed here since. A key is used once and stored nowhere; those of \`planning-center\` and \`church-tools\` are kept while they are kept in step, sealed by AUTH_SECRET. Sources: ${names.map((name) => `\`${name}\``).join(', ')}.`,
        fields: optionsOfAll,
        ...started,
        body: 'either',
        location: ({ id }: { id: string }) => `/api/imports/${id}`,
        example: { source: 'csv', table: 'events', file: '@events.csv' },
      }),
    },
    '/api/imports/sources': {
      GET: toRoute(listImportSources, {
        summary: 'Where content can come from',
        detail: 'The sources that `POST /api/imports` takes.',
        answer: z.array(importSourceOffer),
      }),
    },
    '/api/imports/{id}': {
      GET: toRoute(findImport, {
        summary: 'One import',
        detail: 'As it stands; ask again while it is `running`.',
        answer: importRun,
      }),
    },
    '/api/imports/{id}/pages': {
      GET: toRoute(listImportedPages, {
        summary: 'The pages that an import added',
        detail:
          'Each beside the address it had: drafts until they are published. Publishing one takes its old addresses over.',
        answer: z.array(importedPage),
      }),
    },
    '/api/imports/{id}/apply': {
      POST: toRoute(applyImport, {
        summary: 'Write what an import has read',
        detail:
          'Exactly what was shown, once. Where a source that is kept in step has less than half of what it had, the run has `failed` with `is_loss`, and is written with `accept_loss` alone.',
        ...started,
      }),
    },
    '/api/imports/{id}/run': {
      POST: toRoute(runImport, {
        summary: 'Read a source at once that is kept in step',
        detail: 'Gives the new run. It is read every hour besides.',
        ...started,
      }),
    },
    '/api/imports/{id}/facts': {
      POST: toRoute(takeImportFacts, {
        summary: 'Take over what an import has found out about the church',
        detail:
          'Facts come from `facts` of the import: nothing else is taken. All of them are one entry of the activity log; `undo` takes back those that nobody has changed since. A logo is fetched. Refused with 409 while the import is read or written.',
        also: [409],
        answer: importRun,
        example: { fields: ['phone', { field: 'name', value: 'Grace Lutheran Church' }] },
      }),
    },
    '/api/imports/{id}/cancel': {
      POST: toRoute(cancelImport, {
        summary: 'Stop an import that is under way',
        detail:
          'Nothing of it is written: it has `failed`. One that was being taken back is `done` as before.',
        ...started,
      }),
    },
    '/api/imports/{id}/undo': {
      POST: toRoute(undoImport, {
        summary: 'Take an import back',
        detail:
          'Everything that the run added, changed or deleted. Rows that a later run or a person changed stay and are named. A second time is refused with 409.',
        ...started,
      }),
    },
  },
} satisfies Routes;
