import { documentFiles } from '#lib/core/storage/file-kinds.ts';
import { messages } from '#lib/language/messages.ts';

/** The folder of documents in the storage. */
export const documentFolder = documentFiles.folders[0];

/** The files that a document's calls take. */
export const receivedDocument = {
  folder: documentFolder,
  extension: 'pdf',
  largestBytes: documentFiles.largestBytes,
  tooLarge: () => messages.documents.tooLarge,
};
