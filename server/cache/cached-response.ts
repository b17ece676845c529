import type { IncomingMessage, ServerResponse } from 'node:http';
import { readByteRange } from '#lib/core/http/byte-range.ts';
import { isKnownTag } from '#lib/core/http/etag.ts';
import { EncodedBodies, type EncodedBody, type Encoding, negotiateEncoding } from './encoded-body.ts';
import { RepeatedHead } from './repeated-head.ts';

/** The values of `Cache-Status` (RFC 9211) and `Server-Timing`. */
export interface CacheStatus {
  status: string;
  timing: string;
}

type FlatHeaders = string[];

/** A complete response that can be sent any number of times. */
export class CachedResponse {
  readonly status: number;
  readonly body: EncodedBodies;
  readonly #headers: FlatHeaders;
  readonly #vary: string;
  readonly #isConditional: boolean;
  #hitStatus: CacheStatus | undefined;
  /** The repeated heads by encoding. */
  readonly #heads = new Map<Encoding, RepeatedHead>();

  constructor(parts: {
    status: number;
    headers: Readonly<Record<string, string | string[]>>;
    body: Buffer;
    /** The Vary header; by default Accept-Encoding for compressible bodies. */
    vary?: string;
    /** Whether the response has an ETag, 304 answers and ranges. */
    isConditional?: boolean;
    quality?: number;
    /** The body in Brotli, when it is compressed already. */
    brotli?: Buffer | undefined;
  }) {
    const contentType = parts.headers['content-type'] ?? parts.headers['Content-Type'] ?? '';
    this.status = parts.status;
    this.body = new EncodedBodies(parts.body, String(contentType), parts.quality, parts.brotli);
    this.#headers = flatten(parts.headers);
    this.#vary = parts.vary ?? (this.body.isCompressible ? 'Accept-Encoding' : '');
    this.#isConditional = (parts.isConditional ?? true) && parts.status === 200;
  }

  /** Sends the response with this status, or with that of hits. */
  send(request: IncomingMessage, response: ServerResponse, cacheStatus?: CacheStatus): void {
    const headOf = (encoded: EncodedBody) =>
      cacheStatus ? this.#headOf(encoded, cacheStatus) : this.#repeatedHeadOf(encoded);
    const encoded = this.body.in(negotiateEncoding(request.headers['accept-encoding']));
    if (encoded instanceof Promise) {
      encoded.then(
        (ready) => this.#write(request, response, ready, headOf(ready)),
        (error: Error) => response.destroy(error),
      );
    } else this.#write(request, response, encoded, headOf(encoded));
  }

  /** Sets the status of every later `send` without one. */
  prepareHits(status: CacheStatus): void {
    this.#hitStatus = status;
    this.#heads.clear();
  }

  #write(request: IncomingMessage, response: ServerResponse, encoded: EncodedBody, head: RepeatedHead): void {
    const { 'if-none-match': tags, range } = request.headers;
    if (this.#isConditional) {
      // Browsers send one tag; only a list has to be parsed.
      if (tags === encoded.etag || (tags !== undefined && isKnownTag(tags, encoded.etag))) {
        sendNotModified(response, head.fields);
        return;
      }
      const isPart = range !== undefined && request.method === 'GET' && isRangeCurrent(request, encoded);
      if (isPart && sendRange(response, head.fields, encoded.bytes, range)) return;
    }
    head.write(response);
    response.end(request.method === 'HEAD' ? undefined : encoded.bytes);
  }

  #repeatedHeadOf(encoded: EncodedBody): RepeatedHead {
    const known = this.#heads.get(encoded.encoding);
    if (known) return known;
    const head = this.#headOf(encoded, this.#hitStatus);
    this.#heads.set(encoded.encoding, head);
    return head;
  }

  #headOf(encoded: EncodedBody, cacheStatus: CacheStatus | undefined): RepeatedHead {
    return new RepeatedHead(this.status, [
      ...this.#headers,
      ...(this.#vary ? ['Vary', this.#vary] : []),
      ...(this.#isConditional ? ['ETag', encoded.etag] : []),
      // A part of a text is given, though none asks for it.
      ...(this.#isConditional && !this.body.isCompressible ? ['Accept-Ranges', 'bytes'] : []),
      ...(encoded.encoding === 'identity' ? [] : ['Content-Encoding', encoded.encoding]),
      ...(cacheStatus ? ['Cache-Status', cacheStatus.status, 'Server-Timing', cacheStatus.timing] : []),
      'Content-Length',
      String(encoded.bytes.length),
    ]);
  }
}

function flatten(headers: Readonly<Record<string, string | string[]>>): FlatHeaders {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((single) => [name, single]),
  );
}

function isRangeCurrent(request: IncomingMessage, { etag }: EncodedBody): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag;
}

function sendNotModified(response: ServerResponse, headers: FlatHeaders): void {
  response.writeHead(304, without(headers, /^(?:content-length|content-encoding|content-type)$/i));
  response.end();
}

function sendRange(response: ServerResponse, headers: FlatHeaders, bytes: Buffer, header: string): boolean {
  const range = readByteRange(header, bytes.length);
  if (!range) return false;
  const others = without(headers, /^content-length$/i);
  if (range === 'unsatisfiable') {
    response
      .writeHead(416, [...others, 'Content-Range', `bytes */${bytes.length}`, 'Content-Length', '0'])
      .end();
    return true;
  }
  const part = bytes.subarray(range.first, range.last + 1);
  const place = `bytes ${range.first}-${range.last}/${bytes.length}`;
  response
    .writeHead(206, [...others, 'Content-Range', place, 'Content-Length', String(part.length)])
    .end(part);
  return true;
}

function without(headers: FlatHeaders, names: RegExp): FlatHeaders {
  return headers.filter((_, at) => !names.test(headers[at - (at % 2)] ?? ''));
}
