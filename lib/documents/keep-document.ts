import { requestAddress } from '#lib/core/http/outbound-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { ReceivedFile } from '#lib/core/storage/received-file.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { messages } from '#lib/language/messages.ts';
import { newStoredName } from './file-name.ts';
import { documentFolder, receivedDocument } from './kind.ts';
import { isPdf } from './pdf.ts';

const timeoutMilliseconds = 60_000;

/** The columns of a stored file. */
interface KeptDocument {
  stored_name: string;
  bytes: number;
  sha256: string;
}

/** Stores a PDF under a name that no other file has. @throws AppError `unsupported_type` for another kind of file */
export async function keepDocument(file: ReceivedFile): Promise<KeptDocument> {
  if (!(await isPdf(file))) throw new AppError('unsupported_type', messages.documents.notPdf);
  const stored_name = newStoredName();
  await storage().store(documentFolder, stored_name, file);
  return { stored_name, bytes: file.size, sha256: file.sha256 };
}

/**
 * Stores a PDF from the web as if uploaded.
 * @throws AppError `unsupported_type` for another kind of file, `too_large`, or `invalid` for one that cannot be fetched
 */
export async function keepDocumentFrom(address: string, signal?: AbortSignal): Promise<KeptDocument> {
  const { status, body, discard } = await requestAddress(address, {
    timeoutMilliseconds,
    maximumBytes: receivedDocument.largestBytes,
    ...(signal && { signal }),
  });
  if (status !== 200) {
    discard();
    throw new AppError('invalid', messages.outbound.status(status));
  }
  const file = await ReceivedFile.receive('document.pdf', body, receivedDocument);
  try {
    return await keepDocument(file);
  } finally {
    await file.discard();
  }
}
