import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { importTables } from '#lib/activity/content-tables.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { inMebibytes, largestImportBytes } from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { toImport } from '#lib/imports/import-rows.ts';
import { beginUndoing, beginWriting } from '#lib/imports/runs/begin-phase.ts';
import { prepareImport } from '#lib/imports/runs/start-import.ts';
import { workOnImports } from '#lib/imports/runs/work.ts';
import { type ImportRun, importInput } from '#lib/imports/schema.ts';
import type { ImportSource } from '#lib/imports/source.ts';
import { importSources, sourceOf } from '#lib/imports/sources.ts';
import { messages } from '#lib/language/messages.ts';
import { withDatabase } from '#server/database/database.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { commandSettings, givenArguments, givenPath, provideSecret } from './command-settings.ts';

const typed =
  'SOURCE [FILE or ADDRESS] [--table TABLE] [--keep-in-step] [--keep-addresses] [--yes] [--accept-loss]';
/** Returns how the command is typed. */
export const usage = () =>
  `${typedCommand('import', typed)}, SOURCE being one of ${Object.keys(importSources).join(', ')}; or ${typedCommand('import', '--undo ID')}`;
const options = {
  table: { type: 'string' },
  'keep-in-step': { type: 'boolean' },
  'keep-addresses': { type: 'boolean' },
  'accept-loss': { type: 'boolean' },
  yes: { type: 'boolean' },
  undo: { type: 'string' },
} as const;

type Given = ReturnType<
  typeof givenArguments<{ args: string[]; allowPositionals: true; options: typeof options }>
>;

/**
 * `npm run import`; the site may run. Reports what would be done, and does it with `--yes`. Reads a key from the terminal
 * or a pipe. Returns the report to print.
 * @throws PlainError saying why nothing was imported
 */
export async function run(args: string[]): Promise<string> {
  const given = givenArguments({ args, allowPositionals: true, options } as const, usage());
  const work = workOf(given);
  const settings = commandSettings();
  await provideSecret(settings);
  const done = withDatabase(settings, async () => runWithChurch(await readChurch(), work));
  return done.catch((error) => {
    throw error instanceof AppError ? new PlainError(error.message) : error;
  });
}

/** Returns the requested work without beginning it. @throws PlainError for an unknown source */
function workOf(given: Given): () => Promise<string> {
  const { undo: id } = given.values;
  if (id && given.positionals.length === 0) return () => undo(id);
  const source = id ? undefined : sourceOf(given.positionals[0] ?? '');
  if (!source || given.positionals.length > 2) throw new PlainError(`Please type it like this: ${usage()}`);
  return () => bringIn(source, given);
}

async function bringIn(source: ImportSource, { values, positionals }: Given): Promise<string> {
  const [name, place] = positionals;
  const input = parseInput(importInput, {
    source: name,
    keep_in_step: values['keep-in-step'] ?? false,
    keep_addresses: values['keep-addresses'] ?? false,
    ...(values.table && { table: values.table }),
    ...(place && (await placeOf(place))),
    ...(await askForKeys(source)),
  });
  const shown = await follow(await prepareImport(input, ''));
  const isWaiting = shown.state === 'ready' || (shown.is_loss && values['accept-loss']);
  if (!isWaiting || !values.yes) return reportOf(shown);
  await db().$transaction((database) =>
    beginWriting(database, { id: shown.id, accept_loss: values['accept-loss'] ?? false }, ''),
  );
  return reportOf(await follow(shown.id));
}

async function undo(id: string): Promise<string> {
  await db().$transaction((database) => beginUndoing(database, id, ''));
  return reportOf(await follow(id));
}

/** Reads the file, or returns the address. @throws PlainError for a missing or too large file */
async function placeOf(place: string): Promise<{ url: string } | { file: File }> {
  if (/^[a-z]+:\/\//i.test(place)) return { url: place };
  const path = givenPath(place);
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw new PlainError(`There is no file ${path}.`);
  if (facts.size > largestImportBytes)
    throw new PlainError(messages.imports.fileTooLarge(inMebibytes(largestImportBytes)));
  return { file: new File([await readFile(path)], basename(path)) };
}

/** Reads a line for each key from the terminal or a pipe, so that neither history nor process lists show it. */
async function askForKeys({ takes, words }: ImportSource): Promise<Record<string, string>> {
  const kept = Object.entries(words().keys ?? {});
  const keys = takes.key ? [['key', 'The key, which is used once and stored nowhere'] as const] : kept;
  if (keys.length === 0) return {};
  const terminal = createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  const given: Record<string, string> = {};
  for (const [name, label] of keys) {
    if (process.stdin.isTTY) process.stderr.write(`${label}: `);
    const { value = '' } = await lines.next();
    given[name] = value.trim();
  }
  terminal.close();
  return given;
}

/** Works on the run until it has ended, or waits for the running site to do so. */
async function follow(id: string): Promise<ImportRun> {
  for (;;) {
    await workOnImports();
    const run = await db().importRun.findUniqueOrThrow({ where: { id }, include: { from: true } });
    if (run.state !== 'running') return toImport(run);
    await pause(500);
  }
}

/** Returns what a run did or would do, a line for each table. @throws PlainError for a failed run */
function reportOf(run: ImportRun): string {
  const { id, state, counts, removed, problems } = run;
  if (state === 'failed') throw new PlainError(problems.join('\n'));
  const kinds = ['added', 'updated', 'unchanged', 'skipped'] as const;
  const lines = importTables.flatMap((table) => {
    const told = counts[table];
    if (!told) return [];
    const gone = removed[table] ? `, ${removed[table]} ${messages.importPanel.removed}` : '';
    const numbers = kinds.map((kind) => `${told[kind]} ${messages.importPanel.counts[kind]}`);
    return [`${messages.imports.tables[table]}: ${numbers.join(', ')}${gone}`];
  });
  const end = {
    ready: 'Nothing was written. Say --yes to bring it in.',
    done: `Brought in. Undo it with: ${typedCommand('import', `--undo ${id}`)}`,
    undone: 'Undone.',
    running: '',
  }[state];
  return [...lines, ...problems, end].join('\n');
}
