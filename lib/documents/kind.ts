import { largestDocumentBytes } from '#lib/core/http/body-limits.ts';
import { messages } from '#lib/language/messages.ts';

/** The folder of documents in the storage. */
export const documentFolder = 'documents';

/** The files that a document's calls take. */
export const receivedDocument = {
  folder: documentFolder,
  extension: 'pdf',
  largestBytes: largestDocumentBytes,
  tooLarge: () => messages.documents.tooLarge,
};
