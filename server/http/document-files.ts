import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Document } from '#lib/core/generated/prisma/client.ts';
import { readByteRange } from '#lib/core/http/byte-range.ts';
import { documentFilePolicy } from '#lib/core/http/csp.ts';
import { isKnownTag } from '#lib/core/http/etag.ts';
import { log } from '#lib/core/platform/log.ts';
import { servedStorage } from '#lib/core/platform/storage.ts';
import type { StoredFile } from '#lib/core/platform/stored-file.ts';
import { documentAddress, readDocumentAddress } from '#lib/documents/address.ts';
import { readDocument, readLatest } from '#lib/documents/cached-reads.ts';
import { inlineDisposition } from '#lib/documents/file-name.ts';
import { documentFolder } from '#lib/documents/kind.ts';
import { pathOf } from './request-target.ts';
import { sendMoved } from './send.ts';

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
  else if (url !== path) sendMoved(response, url, headers);
  else return sendFile(request, response, row, headers);
  return true;
}

/** The newest one is another from week to week, so nothing may cache which it is. */
function sendNewest(response: ServerResponse, url: string, headers: Headers): void {
  const own = { Location: url, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'none', 'Content-Length': '0' };
  response.writeHead(302, { ...headers, ...own }).end();
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  row: Document,
  headers: Headers,
): Promise<boolean> {
  const file = await servedStorage().find(documentFolder, row.stored_name);
  if (!file) {
    log.error({ document: row.id, file: row.stored_name }, 'the file of a document is missing');
    return false;
  }
  const etag = `"${row.sha256.slice(0, 32)}"`;
  for (const [name, value] of Object.entries({ ...headers, ...headersOf(row, etag) }))
    response.setHeader(name, value);
  if (isKnownTag(request.headers['if-none-match'], etag)) response.writeHead(304).end();
  else await sendPart(request, response, file, etag);
  return true;
}

/** A replaced file keeps its address, so every use asks whether it is still the same. */
function headersOf({ file_name }: Document, etag: string): Headers {
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': inlineDisposition(file_name),
    'Content-Security-Policy': documentFilePolicy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Robots-Tag': 'none',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  };
}

async function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { size, read }: StoredFile,
  etag: string,
): Promise<void> {
  const range = rangeOf(request, size, etag);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' }).end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${first}-${last}/${size}`);
  response.writeHead(range ? 206 : 200, { 'Content-Length': last - first + 1 });
  if (request.method === 'HEAD' || size === 0) return void response.end();
  await pipeline(Readable.fromWeb(read(first, last) as never), response).catch((error: Error) => {
    // A visitor who closes the viewer is no failure.
    if (!response.destroyed || !request.destroyed) log.warn({ err: error }, 'document not sent as a whole');
    response.destroy();
  });
}

/** A range of another version than the one asked for is not sent (If-Range, RFC 9110, 13.1.5). */
function rangeOf({ headers, method }: IncomingMessage, size: number, etag: string) {
  const { range, 'if-range': version = etag } = headers;
  return range !== undefined && method === 'GET' && version === etag ? readByteRange(range, size) : undefined;
}
