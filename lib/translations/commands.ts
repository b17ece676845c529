import 'server-only';
import type { Database } from '#lib/core/database/db.ts';
import type { Translation as StoredTranslation } from '#lib/core/generated/prisma/client.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { AppError, existing, type FieldErrors } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { cleanedTexts } from '#lib/core/translations/cleaned-texts.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';
import type { NamedText } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import { neededLanguage } from './needed-language.ts';
import { checkedPagePath } from './page-path.ts';
import { type TranslationRow, textChoice, translationChange, translationDeletion } from './schema.ts';
import { textsOfRow } from './stored-texts.ts';
import { askProgram } from './suggest.ts';
import { saidOf, toTranslationRow } from './text-states.ts';
import { readTranslatable, type TranslatableRow, textsOf } from './translatable-rows.ts';

/**
 * Writes the given texts of a row in the second language, and keeps the others; the row itself stays as it is.
 * @throws AppError `not_found`, `not_permitted`; `invalid` for a text that has no translation or does not fit; `conflict`
 * with the present translation when it changed since it was read, or without a second language
 */
export const updateTranslation = command({
  name: 'updateTranslation',
  access: 'admin',
  input: translationChange,
  changes: 'translations',
  run: ({ table, id, if_match, fields, path, is_ready, is_machine }, { write, actor }) =>
    write((database) =>
      change(database, { table, id, if_match, actor }, async (found, stored) => {
        const given = checkedTexts(found, fields);
        const ofPage = await checkedPage(database, found, { path, is_ready });
        return { ...withTexts(found, stored, given, is_machine), ...ofPage };
      }),
    ),
});

/**
 * Confirms translations: what changed in the original does not concern them, or what a program wrote is right.
 * @throws AppError as `updateTranslation` does
 */
export const confirmTranslation = command({
  name: 'confirmTranslation',
  access: 'admin',
  input: textChoice,
  changes: 'translations',
  run: ({ table, id, fields: names }, { write, actor }) =>
    write((database) =>
      change(database, { table, id, if_match: undefined, actor }, (found, stored) => {
        assertTexts(found, names);
        const said = saidOf(textsOf(found), stored);
        const given = Object.fromEntries(
          names.flatMap((name) => (said.has(name) ? [[name, said.get(name)?.text ?? null]] : [])),
        );
        return withTexts(found, stored, given, false);
      }),
    ),
});

/**
 * Takes all texts of a row in the second language away.
 * @throws AppError `not_found`, `not_permitted`; `conflict` when they changed since they were read
 */
export const deleteTranslation = command({
  name: 'deleteTranslation',
  access: 'admin',
  input: translationDeletion,
  changes: 'translations',
  run: ({ table, id, if_match }, { write, actor }): Promise<void> =>
    write(async (database) => {
      const { stored } = await lock(database, { table, id, if_match, actor });
      await database.translation.delete({ where: { id: existing(stored).id } });
    }),
});

/**
 * Returns texts of a row as the program at TRANSLATE_URL writes them in the second language, and stores nothing.
 * @throws AppError `conflict` without TRANSLATE_URL; `unavailable` when the program does not answer
 */
export const suggestTranslation = command({
  name: 'suggestTranslation',
  access: 'admin',
  input: textChoice,
  changes: null,
  isOffInDemo: true,
  run: async ({ table, id, fields: names }, { write, actor }) => {
    const language = neededLanguage();
    const found = await write((database) => readTranslatable(database, { table, id }, actor));
    assertTexts(found, names);
    const texts = textsOf(found).filter(({ name }) => names.includes(name));
    return { suggestions: await askProgram(texts, language) };
  },
});

interface Wanted {
  table: string;
  id: string;
  if_match: string | undefined;
  actor: Actor;
}

type Written = Partial<Pick<StoredTranslation, 'path' | 'is_ready'>> & {
  fields: Readonly<Record<string, string>>;
  made_from: Readonly<Record<string, string>>;
  machine: string[];
};

async function change(
  database: Database,
  wanted: Wanted,
  write: (found: TranslatableRow, stored: StoredTranslation | null) => Written | Promise<Written>,
): Promise<TranslationRow> {
  const { found, stored, language } = await lock(database, wanted);
  const data = await write(found, stored);
  const where = { table_name: found.content.table, row_id: found.id, language };
  const written = stored
    ? await database.translation.update({ where: { id: stored.id }, data })
    : await database.translation.create({ data: { ...where, ...data } });
  return toTranslationRow(found, written, language);
}

/** Returns the row and its translation, which is locked until the transaction ends. */
async function lock(database: Database, { table, id, if_match, actor }: Wanted) {
  const language = neededLanguage();
  const found = await readTranslatable(database, { table, id }, actor);
  const key = { table_name: table, row_id: found.id, language };
  const read = () => database.translation.findUnique({ where: { table_name_row_id_language: key } });
  await lockUnchanged(database, {
    name: `translation.${table}.${found.id}`,
    if_match,
    read,
    present: (row) => toTranslationRow(found, row, language),
  });
  return { found, stored: await read(), language };
}

/** Returns the texts as their row's own schemas clean them. @throws AppError `invalid`, with the fields */
function checkedTexts(
  found: TranslatableRow,
  given: Readonly<Record<string, string | null>>,
): Record<string, string | null> {
  const names = Object.keys(given);
  assertTexts(found, names);
  const texts = textsOf(found).filter(({ name }) => given[name]?.trim());
  const cleaned = cleanedTexts(texts, given);
  return Object.fromEntries(names.map((name) => [name, cleaned[name] ?? null]));
}

function assertTexts(found: TranslatableRow, names: readonly string[]): void {
  const known = new Set(textsOf(found).map(({ name }) => name));
  const fields: FieldErrors = Object.fromEntries(
    names.filter((name) => !known.has(name)).map((name) => [name, [messages.translations.noText]]),
  );
  if (Object.keys(fields).length > 0) throw new AppError('invalid', messages.translations.noText, { fields });
}

/** Returns the columns with these texts beside those that are kept: what a draft no longer has may still be public. */
function withTexts(
  found: TranslatableRow,
  stored: StoredTranslation | null,
  given: Readonly<Record<string, string | null>>,
  isMachine: boolean,
): Written {
  const texts = textsOf(found);
  const originals = new Map(texts.map(({ name, text }) => [name, text]));
  const { fields, digests, machine } = withPlaces(texts, stored);
  for (const [name, text] of Object.entries(given)) {
    machine.delete(name);
    if (text === null) {
      fields.delete(name);
      digests.delete(name);
      continue;
    }
    fields.set(name, text);
    digests.set(name, textDigest(originals.get(name) ?? ''));
    if (isMachine) machine.add(name);
  }
  return {
    fields: Object.fromEntries(fields),
    made_from: Object.fromEntries(digests),
    machine: [...machine],
  };
}

/** Returns what is stored, each text of a list under the name of the place where it stands now. */
function withPlaces(texts: readonly NamedText[], stored: StoredTranslation | null) {
  const fields = new Map(Object.entries(textsOfRow(stored?.fields)));
  const digests = new Map(Object.entries(textsOfRow(stored?.made_from)));
  const machine = new Set(stored?.machine);
  const moved = [...saidOf(texts, stored)].filter(([name, { storedAs }]) => storedAs !== name);
  const kept = moved.map(([name, { storedAs, text }]) => ({
    ...{ name, text, digest: digests.get(storedAs) ?? '', isMachine: machine.has(storedAs) },
  }));
  for (const [, { storedAs }] of moved) {
    fields.delete(storedAs);
    digests.delete(storedAs);
    machine.delete(storedAs);
  }
  for (const { name, text, digest, isMachine } of kept) {
    fields.set(name, text);
    digests.set(name, digest);
    if (isMachine) machine.add(name);
  }
  return { fields, digests, machine };
}

/** Returns what only pages of the church's own have. @throws AppError `invalid` for other rows, or a path that is taken */
async function checkedPage(
  database: Database,
  { content, id, row }: TranslatableRow,
  { path, is_ready }: { path: string | null | undefined; is_ready: boolean | undefined },
): Promise<Pick<Written, 'path' | 'is_ready'>> {
  if (path === undefined && is_ready === undefined) return {};
  if (content.table !== 'site_pages') {
    const name = path === undefined ? 'is_ready' : 'path';
    const fields = { [name]: [messages.translations.onlyPages] };
    throw new AppError('invalid', messages.translations.onlyPages, { fields });
  }
  return {
    ...(path !== undefined && {
      path:
        path &&
        (await checkedPagePath(database, path, { id, kind: String(row.kind), path: String(row.path) })),
    }),
    ...(is_ready !== undefined && { is_ready }),
  };
}
