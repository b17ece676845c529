import 'server-only';
import { z } from 'zod';
import { chosenLanguage } from '#lib/core/church/chosen-language.ts';
import { firstTag, secondTag } from '#lib/core/church/locale.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { heedDemoFile } from '#lib/core/operations/demo.ts';
import { existing } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { ReceivedFile } from '#lib/core/storage/received-file.ts';
import { messages } from '#lib/language/messages.ts';
import { givenName } from './file-name.ts';
import { keepDocument } from './keep-document.ts';
import { toDocument } from './present-document.ts';
import {
  type DocumentRow,
  documentFileReference,
  documentInput,
  documentReference,
  documentUpdate,
} from './schema.ts';

const file = z.instanceof(ReceivedFile, { error: () => messages.documents.noFile });

/**
 * Stores a PDF for visitors.
 * @throws AppError `unsupported_type` for another kind of file
 */
export const createDocument = command({
  name: 'createDocument',
  access: 'pages',
  input: documentInput.extend({ file }),
  changes: 'pages',
  run: async ({ file, ...fields }, { actor, write }): Promise<DocumentRow> => {
    await heedDemoFile(file.size, actor);
    const data = { ...fields, ...(await keepDocument(file)), file_name: givenName(file.name) };
    return toDocument(await write((database) => database.document.create({ data })));
  },
});

/**
 * Changes title, category or date; omitted fields are kept.
 * @throws AppError `not_found`; `conflict` with the present document when it changed since it was read
 */
export const updateDocument = command({
  name: 'updateDocument',
  access: 'pages',
  input: documentUpdate,
  changes: 'pages',
  run: ({ id, if_match, ...data }, { write }): Promise<DocumentRow> =>
    write((database) =>
      updateUnchanged(database.document, { id, if_match, present: toDocument, change: () => data }),
    ),
});

/**
 * Replaces the file of a document in one of the site's languages; its address in the first one stays. The sweep removes the former file once no undo names it.
 * @throws AppError `unsupported_type`, `not_found`, or `conflict` with the present document
 */
export const replaceDocumentFile = command({
  name: 'replaceDocumentFile',
  access: 'pages',
  input: documentFileReference.extend({ file }),
  changes: 'pages',
  run: async ({ id, if_match, language, file }, { actor, write }): Promise<DocumentRow> => {
    await heedDemoFile(file.size, actor);
    const isSecond = isSecondLanguage(language);
    const { stored_name, bytes, sha256 } = await keepDocument(file);
    const data = isSecond
      ? {
          translated_file_name: givenName(file.name),
          translated_stored_name: stored_name,
          translated_bytes: bytes,
          translated_sha256: sha256,
        }
      : { stored_name, bytes, sha256 };
    return write((database) =>
      updateUnchanged(database.document, { id, if_match, present: toDocument, change: () => data }),
    );
  },
});

/**
 * Takes the file of a document in the second language away. The sweep removes it once no undo names it.
 * @throws AppError `not_found` also without one, or `conflict` with the present document
 */
export const removeTranslatedFile = command({
  name: 'removeTranslatedFile',
  access: 'pages',
  input: documentReference,
  changes: 'pages',
  run: ({ id, if_match }, { write }): Promise<DocumentRow> =>
    write((database) =>
      updateUnchanged(database.document, {
        id,
        if_match,
        present: toDocument,
        change: ({ translated_stored_name }) => {
          existing(translated_stored_name);
          return withoutTranslatedFile;
        },
      }),
    ),
});

const withoutTranslatedFile = {
  translated_file_name: null,
  translated_stored_name: null,
  translated_bytes: null,
  translated_sha256: null,
};

/** @throws AppError `invalid` for a language that the site does not speak */
function isSecondLanguage(language: LanguageTag | undefined): boolean {
  const chosen = chosenLanguage(language ?? firstTag());
  return chosen !== null && chosen === secondTag();
}

/**
 * Deletes a document. Its file stays until the sweep, so that an undo brings it back.
 * @throws AppError `not_found`, or `conflict` when it changed since it was read
 */
export const deleteDocument = command({
  name: 'deleteDocument',
  access: 'pages',
  input: documentReference,
  changes: 'pages',
  run: ({ id, if_match }, { write }): Promise<void> =>
    write((database) => deleteUnchanged(database.document, { id, if_match, present: toDocument })),
});
