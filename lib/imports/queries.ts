import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { messages } from '#lib/language/messages.ts';
import { toImport } from './import-rows.ts';
import { pagesOfRun } from './runs/imported-pages.ts';
import {
  type ImportedPage,
  type ImportRun,
  type ImportSourceOffer,
  importList,
  importLookup,
} from './schema.ts';
import { keyNames } from './source.ts';
import { importSources } from './sources.ts';

/** Returns runs, the newest first. */
export const listImports = privateQuery({
  name: 'listImports',
  access: 'data',
  input: importList,
  run: async ({ limit, offset }): Promise<{ rows: ImportRun[]; total: number }> => {
    const [rows, total] = await Promise.all([
      db().importRun.findMany({
        include: { from: true },
        orderBy: latestFirst,
        take: limit,
        skip: offset,
      }),
      db().importRun.count(),
    ]);
    return { rows: rows.map(toImport), total };
  },
});

/** Returns one run. @throws AppError `not_found` */
export const findImport = privateQuery({
  name: 'findImport',
  access: 'data',
  input: importLookup,
  run: async ({ id }): Promise<ImportRun> => {
    const run = existing(
      await db().importRun.findUnique({ where: { id }, include: { from: true } }),
      messages.imports.notFound,
    );
    return toImport(run);
  },
});

/** Returns the own pages that a run added, pages before news, by path. @throws AppError `not_found` */
export const listImportedPages = privateQuery({
  name: 'listImportedPages',
  access: 'data',
  input: importLookup,
  run: async ({ id }): Promise<ImportedPage[]> =>
    pagesOfRun(existing(await db().importRun.findUnique({ where: { id } }), messages.imports.notFound)),
});

/** Returns the sources that content can come from. */
export const listImportSources = privateQuery({
  name: 'listImportSources',
  access: 'data',
  input: noInput,
  run: async (): Promise<ImportSourceOffer[]> =>
    Object.entries(importSources).map(([source, { words, takes, canKeepInStep, hasAddresses }]) => ({
      source,
      label: words().label,
      about: words().about,
      takes,
      keys: keyNames.flatMap((name) => {
        const label = words().keys?.[name];
        return label ? [{ name, label }] : [];
      }),
      can_keep_in_step: canKeepInStep ?? false,
      has_addresses: hasAddresses ?? false,
    })),
});
