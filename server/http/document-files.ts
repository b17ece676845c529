import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Document } from '#lib/core/generated/prisma/client.ts';
import { documentFilePolicy } from '#lib/core/http/csp.ts';
import { log } from '#lib/core/process/log.ts';
import { servedStorage } from '#lib/core/storage/storage.ts';
import { documentAddress, readDocumentAddress, translatedAddress } from '#lib/documents/address.ts';
import { readDocument, readLatest } from '#lib/documents/cached-reads.ts';
import { inlineDisposition } from '#lib/documents/file-name.ts';
import { documentFolder } from '#lib/documents/kind.ts';
import { pathOf } from './request-target.ts';
import { sendMoved } from './send.ts';
import { sendStoredFile } from './stored-files.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Sends the file of a document, with ranges and conditional requests, or leads to it: from another file name, and from
 * the address of the newest of a category. Returns false for an address that leads to no file.
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): Promise<boolean> {
  const path = pathOf(request.url ?? '/');
  const address = readDocumentAddress(path);
  if (!address) return false;
  const row = 'latest' in address ? await readLatest(address.latest) : await readDocument(address.id);
  if (!row) return false;
  const url = documentAddress(row);
  if ('latest' in address) sendNewest(response, url, headers);
  else if (path === translatedAddress(row)) return sendFile(request, response, inSecond(row), headers);
  else if (url !== path) sendMoved(response, url, headers);
  else return sendFile(request, response, row, headers);
  return true;
}

/** Returns the columns of the file in the second language. */
function inSecond(row: Document): SentDocument {
  const { id, translated_file_name, translated_stored_name, translated_sha256 } = row;
  return {
    id,
    file_name: translated_file_name ?? '',
    stored_name: translated_stored_name ?? '',
    sha256: translated_sha256 ?? '',
  };
}

type SentDocument = Pick<Document, 'id' | 'file_name' | 'stored_name' | 'sha256'>;

/** The newest one is another from week to week, so nothing may cache which it is. */
function sendNewest(response: ServerResponse, url: string, headers: Headers): void {
  const own = { Location: url, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'none', 'Content-Length': '0' };
  response.writeHead(302, { ...headers, ...own }).end();
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  row: SentDocument,
  headers: Headers,
): Promise<boolean> {
  const file = await servedStorage().find(documentFolder, row.stored_name);
  if (!file) {
    log.error({ document: row.id, file: row.stored_name }, 'the file of a document is missing');
    return false;
  }
  const own = headersOf(row);
  await sendStoredFile(request, response, { file, sha256: row.sha256, headers: { ...headers, ...own } });
  return true;
}

/** A replaced file keeps its address, so every use asks whether it is still the same. */
function headersOf({ file_name }: SentDocument): Headers {
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': inlineDisposition(file_name),
    'Content-Security-Policy': documentFilePolicy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Robots-Tag': 'none',
  };
}
