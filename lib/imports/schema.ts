import { z } from 'zod';
import { importTables } from '#lib/activity/content-tables.ts';
import { instant, knownId, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { messages } from '#lib/language/messages.ts';
import { pageKinds, pageStates } from '#lib/site-pages/schema.ts';
import { builder, importFact } from './site/facts.ts';
import { decided, keyNames } from './source.ts';

const importState = z.enum(['running', 'ready', 'done', 'failed', 'undone']);
export type ImportState = z.output<typeof importState>;

const importPhase = z.enum(['reading', 'writing', 'undoing']);
export type ImportPhase = z.output<typeof importPhase>;

const count = z.int().min(0);
const table = z.enum(importTables);

const importCounts = z.partialRecord(
  table,
  z.strictObject({ added: count, updated: count, unchanged: count, skipped: count }),
);
export type ImportCounts = z.output<typeof importCounts>;

const importSamples = z.partialRecord(
  table,
  z
    .array(
      z.strictObject({
        key: z.string().meta({ description: 'What tells it apart at its source.' }),
        title: z.string(),
        action: z.enum(['added', 'updated', 'unchanged', 'skipped']),
        values: z.record(z.string(), z.string()).meta({ description: 'Its columns, as texts.' }),
      }),
    )
    .max(10),
);
export type ImportSamples = z.output<typeof importSamples>;

const importFound = z.partialRecord(z.enum(['pages', 'posts', 'people']), count);
export type ImportFound = z.output<typeof importFound>;

export const importRun = z
  .strictObject({
    id: rowId,
    source: z.string().meta({ description: 'Of the list at `/api/imports/sources`.' }),
    name: z.string().meta({ description: 'What people call where it comes from.' }),
    state: importState,
    phase: importPhase.meta({ description: 'What is done, or was done last.' }),
    dry_run: z.boolean(),
    keep_in_step: z.boolean(),
    is_loss: z.boolean().meta({ description: 'It failed since much is gone; `apply` may accept that.' }),
    progress: z.strictObject({ done: count, total: count.nullable() }),
    counts: importCounts,
    removed: z.partialRecord(table, count).meta({ description: 'Rows that the source had no more.' }),
    samples: importSamples.meta({ description: 'The first ten of each table.' }),
    found: importFound.meta({ description: 'Kinds that `counts` does not tell apart, as they were read.' }),
    problems: z.array(z.string()),
    builder: builder
      .nullable()
      .meta({ description: 'What the old site was made with; null where none was read.' }),
    facts: z.array(importFact).meta({
      description: 'What the source says about the church: proposed, and taken over by `facts` alone.',
    }),
    reading: z.string().nullable().meta({ description: 'The address that is being read.' }),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Import', description: 'Content brought in from elsewhere, in one run.' });
export type ImportRun = z.output<typeof importRun>;

/** An own page that a run added, beside the page of the old site. */
export const importedPage = z
  .strictObject({
    id: rowId,
    kind: z.enum(pageKinds),
    title: z.string(),
    path: z.string(),
    state: z.enum(pageStates),
    updated_at: updatedAt,
    found_at: z
      .string()
      .nullable()
      .meta({ description: 'The address of the old page; null where none is known.' }),
  })
  .meta({ id: 'ImportedPage', description: 'A page that an import added and that is still there.' });
export type ImportedPage = z.output<typeof importedPage>;

/** The response of a call that starts work. */
export const importStarted = z.strictObject({ id: rowId }).meta({ id: 'ImportStarted' });

/** A source, for forms. */
export const importSourceOffer = z
  .strictObject({
    source: z.string(),
    label: z.string(),
    about: z.string(),
    takes: z.strictObject({ file: z.string().nullable(), url: z.boolean(), key: z.boolean() }),
    keys: z.array(z.strictObject({ name: z.enum(keyNames), label: z.string() })).meta({
      description:
        'Options that are kept sealed by AUTH_SECRET while it is kept in step, and stored nowhere else.',
    }),
    can_keep_in_step: z.boolean(),
    has_addresses: z.boolean(),
  })
  .meta({ id: 'ImportSource' });
export type ImportSourceOffer = z.output<typeof importSourceOffer>;

/** The options that every import has. */
export const importInput = z.looseObject({
  source: z.string({ error: () => messages.imports.unknownSource }),
  dry_run: decided(true).meta({
    description: 'Reads and shows, and writes nothing until `apply`.',
    type: 'boolean',
  }),
  keep_in_step: decided(false).meta({ description: 'Reads it again every hour.', type: 'boolean' }),
  keep_addresses: decided(false).meta({
    description: 'Old addresses of what is brought in lead to it from now on.',
    type: 'boolean',
  }),
  file: z.instanceof(File).optional(),
});
export type ImportInput = z.output<typeof importInput>;

export const importLookup = z.object({ id: knownId });
export const importApplication = importLookup.extend({
  accept_loss: decided(false).meta({
    description: 'Much is gone at the source, and that is right.',
    type: 'boolean',
  }),
});

const factChoice = z.union([
  z.string().max(100),
  z.strictObject({ field: z.string().max(100), value: z.unknown() }),
]);
export type FactChoice = z.output<typeof factChoice>;

export const factsTaken = importLookup.extend({
  fields: z.array(factChoice).min(1).max(200).meta({
    description: 'Names of `facts`, or `{ field, value }` where several share a name.',
  }),
});

export const importList = z.object({ limit: listLimit.default(30), offset: listOffset.default(0) });
