import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import aws4 from 'aws4';
import type { BucketSettings } from './bucket-settings.ts';

const connectionMilliseconds = 5_000;
export const longestMilliseconds = 30_000;
const mostTries = 3;

/** Each visitor who downloads a picture slowly holds a connection. */
const kept = { keepAlive: true, maxSockets: 500 };
const services = {
  'http:': { request: http.request, agent: new http.Agent(kept) },
  'https:': { request: https.request, agent: new https.Agent(kept) },
};

export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** The name of the object; without one the bucket is asked. */
  key?: string;
  query?: Record<string, string>;
  headers?: OutgoingHttpHeaders;
  /** A stream needs its length among the headers, is not signed and sent once: a failed request is not repeated. */
  body?: Uint8Array | Readable;
  /** The limit of the time until an answer. */
  milliseconds?: number;
}

interface Failure {
  cause?: NodeJS.ErrnoException;
  status?: number;
  /** As the service calls it. */
  name?: string | undefined;
}

/** A request that the bucket refused or left unanswered. Temporary failures have a code, like other network errors. */
export class BucketError extends Error {
  override name = 'BucketError';
  readonly code?: string;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** As the service or the network reports it: '403 AccessDenied' or ECONNREFUSED. */
  readonly reason: string;

  constructor({ cause, status = 0, name = cause?.code ?? cause?.name }: Failure) {
    const reason = [status || undefined, name].filter(Boolean).join(' ');
    super(`The request to the bucket in S3_BUCKET failed (${reason}).`, { cause });
    this.reason = reason;
    this.status = status;
    if (status >= 500 || status === 429 || name === 'ETIMEDOUT') this.code = 'ETIMEDOUT';
  }
}

/**
 * Sends a signed request (AWS Signature Version 4) and returns the response to a successful one, whose body is to be read.
 * Temporary failures are tried again.
 * @throws BucketError
 * @throws Error of a body that breaks off
 */
export async function ask(settings: BucketSettings, asked: BucketRequest): Promise<IncomingMessage> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await succeeded(await exchange(settings, asked));
    } catch (error) {
      const isPassing = error instanceof BucketError && (error.status === 0 || error.code !== undefined);
      if (!isPassing || tries === mostTries || asked.body instanceof Readable) throw error;
      await pause(100 * 2 ** tries * Math.random());
    }
  }
}

/** Sends a request and returns the text of its answer. @throws as `ask` */
export async function askText(settings: BucketSettings, asked: BucketRequest): Promise<string> {
  return text(await ask(settings, asked));
}

function exchange(settings: BucketSettings, asked: BucketRequest): Promise<IncomingMessage> {
  const { body, milliseconds = longestMilliseconds } = asked;
  const { protocol, ...signed } = signedRequest(settings, asked);
  const { request: open, agent } = services[protocol === 'http:' ? 'http:' : 'https:'];
  return new Promise((resolve, reject) => {
    const request = open({ ...signed, agent });
    const tooSlow = () => request.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }));
    const limit = setTimeout(tooSlow, milliseconds);
    request.once('socket', (socket) => {
      if (!socket.connecting) return;
      const connecting = setTimeout(tooSlow, connectionMilliseconds);
      for (const end of ['connect', 'close']) socket.once(end, () => clearTimeout(connecting));
    });
    request.once('response', resolve);
    request.on('error', (cause) => {
      reject(new BucketError({ cause }));
      if (body instanceof Readable) body.destroy();
    });
    for (const end of ['response', 'close']) request.once(end, () => clearTimeout(limit));
    if (!(body instanceof Readable)) return request.end(body);
    // Neither side of a pipe hears of the other's failure.
    body.on('error', (error) => {
      reject(error);
      request.destroy();
    });
    body.pipe(request);
  });
}

function signedRequest(settings: BucketSettings, { method, key = '', query, headers, body }: BucketRequest) {
  const { protocol, hostname, port, pathname } = new URL(settings.endpoint);
  // Self-hosted services have one certificate and one host name for all buckets.
  const path = [settings.bucket, ...key.split('/')].map(encodeURIComponent).join('/');
  const asked = new URLSearchParams(query).toString().replaceAll('+', '%20');
  const request = {
    service: 's3',
    region: settings.region,
    method,
    hostname,
    ...(port && { port }),
    path: `${pathname.replace(/\/$/, '')}/${path}${asked && `?${asked}`}`,
    headers: {
      ...headers,
      'content-length': headers?.['content-length'] ?? (body as Uint8Array | undefined)?.length ?? 0,
      ...(body instanceof Readable && { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }),
    },
    ...(body && !(body instanceof Readable) && { body: Buffer.from(body) }),
  };
  const { hostname: host, path: whole, headers: all } = aws4.sign(request as never, settings);
  return { protocol, hostname: host, port, method, path: whole, headers: all as OutgoingHttpHeaders };
}

async function succeeded(response: IncomingMessage): Promise<IncomingMessage> {
  const { statusCode: status = 0 } = response;
  if (status < 300) return response;
  const answer = await text(response).catch(() => '');
  throw new BucketError({ status, name: /<Code>(\w+)<\/Code>/.exec(answer)?.[1] });
}
