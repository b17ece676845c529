import 'server-only';
import { z } from 'zod';
import { heedDemoFile } from '#lib/core/operations/demo.ts';
import { command } from '#lib/core/operations/operation.ts';
import { deleteUnchanged, updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { ReceivedFile } from '#lib/core/storage/received-file.ts';
import { messages } from '#lib/language/messages.ts';
import { givenName } from './file-name.ts';
import { keepDocument } from './keep-document.ts';
import { toDocument } from './present-document.ts';
import { type DocumentRow, documentInput, documentReference, documentUpdate } from './schema.ts';

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
 * Replaces the file of a document; its address stays. The sweep removes the former file once no undo names it.
 * @throws AppError `unsupported_type`, `not_found`, or `conflict` with the present document
 */
export const replaceDocumentFile = command({
  name: 'replaceDocumentFile',
  access: 'pages',
  input: documentReference.extend({ file }),
  changes: 'pages',
  run: async ({ id, if_match, file }, { actor, write }): Promise<DocumentRow> => {
    await heedDemoFile(file.size, actor);
    const data = await keepDocument(file);
    return write((database) =>
      updateUnchanged(database.document, { id, if_match, present: toDocument, change: () => data }),
    );
  },
});

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
