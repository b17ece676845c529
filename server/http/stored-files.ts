import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readByteRange } from '#lib/core/http/byte-range.ts';
import { isKnownTag } from '#lib/core/http/etag.ts';
import { log } from '#lib/core/process/log.ts';
import type { StoredFile } from '#lib/core/storage/stored-file.ts';

interface SentFile {
  file: StoredFile;
  /** Of the bytes, in hexadecimal digits. */
  sha256: string;
  headers: Readonly<Record<string, string>>;
}

/** Sends a stored file, with ranges and conditional requests (RFC 9110, 13 and 14). */
export async function sendStoredFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, sha256, headers }: SentFile,
): Promise<void> {
  const etag = `"${sha256.slice(0, 32)}"`;
  for (const [name, value] of Object.entries({ ...headers, 'Accept-Ranges': 'bytes', ETag: etag }))
    response.setHeader(name, value);
  if (isKnownTag(request.headers['if-none-match'], etag)) response.writeHead(304).end();
  else await sendPart(request, response, file, etag);
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
    // A visitor who closes the viewer or skips in a player is no failure.
    if (!response.destroyed || !request.destroyed) log.warn({ err: error }, 'file not sent as a whole');
    response.destroy();
  });
}

/** A range of another version than the one asked for is not sent (If-Range, RFC 9110, 13.1.5). */
function rangeOf({ headers, method }: IncomingMessage, size: number, etag: string) {
  const { range, 'if-range': version = etag } = headers;
  return range !== undefined && method === 'GET' && version === etag ? readByteRange(range, size) : undefined;
}
