import { createHash, randomUUID } from 'node:crypto';
import { type Database, db } from '#lib/core/database/db.ts';
import { inMebibytes, largestImportBytes } from '#lib/core/http/body-limits.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import type { ImportInput } from '../schema.ts';
import type { ImportSource } from '../source.ts';
import { importSources, sourceOf } from '../sources.ts';
import { keepFile, removeFile } from './files.ts';
import { sealKeys } from './sealed-keys.ts';
import { forgetSecrets, holdSecrets } from './secrets.ts';

/**
 * Queues an import and returns the id of its run. A key stays in the memory of this process, and a file in DATA_DIR
 * until it is read; the keys of a synced source that keeps them are stored, sealed.
 * @throws AppError `invalid` for wrong options, `too_large`, `conflict` while the source is being read
 */
export async function prepareImport(input: ImportInput, session: string): Promise<string> {
  const { source: name, dry_run, keep_in_step, keep_addresses, file, ...rest } = input;
  const source = sourceOf(name);
  if (!source)
    throw fieldError(
      'source',
      `${messages.imports.unknownSource} (${Object.keys(importSources).join(', ')})`,
    );
  checkFile(source, file, rest);
  if (keep_in_step && (file || !source.canKeepInStep))
    throw fieldError('keep_in_step', messages.imports.cannotKeepInStep);
  const options: Options = parseInput(source.options, rest);
  const [secrets, stored] = parted(options, new Set<string>(source.secrets ?? []));
  const id = randomUUID();
  const fileName = file?.name.slice(0, 200) ?? null;
  const hasSecrets = Object.keys(secrets).length > 0;
  if (hasSecrets) holdSecrets(id, secrets);
  if (file) await keepFile(id, file);
  try {
    await db().$transaction(async (database) => {
      const from = await findSource(database, name, source, options);
      await refuseWhileReading(database, from.id);
      // A new look at a file takes the place of the one before it.
      if (file)
        await database.importRun.deleteMany({
          where: { source_id: from.id, state: 'ready', file: fileName },
        });
      const in_step = keep_in_step || from.in_step;
      const isSealed = hasSecrets && in_step && source.keepsSecrets;
      await database.importRun.create({
        data: {
          id,
          source_id: from.id,
          dry_run,
          in_step,
          keep_addresses: keep_addresses || source.keepsAddresses === true,
          options: stored as object,
          file: fileName,
          needs_secret: hasSecrets && !isSealed,
          sealed_keys: isSealed ? sealKeys(from.id, secrets) : null,
          session,
        },
      });
    });
  } catch (error) {
    forgetSecrets(id);
    await removeFile(id);
    throw error;
  }
  return id;
}

type Options = Readonly<Record<string, unknown>>;

/** @throws AppError `conflict` while a run of the source is being read */
export async function refuseWhileReading(database: Database, source_id: string): Promise<void> {
  const running = await database.importRun.count({ where: { source_id, state: 'running' } });
  if (running > 0) throw new AppError('conflict', messages.imports.busy);
}

function checkFile({ takes, needsFile }: ImportSource, file: File | undefined, rest: object): void {
  const hasAddress = 'url' in rest && Boolean(rest.url);
  if (!file && (needsFile || (takes.file !== null && !hasAddress)))
    throw fieldError('file', messages.imports.fileMissing);
  if (!file) return;
  if (takes.file === null) throw fieldError('file', messages.imports.fileUnasked);
  if (file.size > largestImportBytes)
    throw new AppError('too_large', messages.imports.fileTooLarge(inMebibytes(largestImportBytes)));
}

function findSource(database: Database, name: string, source: ImportSource, options: Options) {
  const identity = createHash('sha256').update(source.identityOf(options)).digest('base64url');
  return database.importSource.upsert({
    where: { source_identity: { source: name, identity } },
    update: {},
    create: { source: name, identity, name: source.nameOf(options).slice(0, 200) },
  });
}

/** Splits the options into secrets, which are never stored, and the others. */
function parted(options: Options, secret: ReadonlySet<string>) {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return [
    Object.fromEntries(given.filter(([name]) => secret.has(name))),
    Object.fromEntries(given.filter(([name]) => !secret.has(name))),
  ] as const;
}
