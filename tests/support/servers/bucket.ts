import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type BucketSettings, bucketSettings } from '#lib/core/storage/bucket-settings.ts';
import { takingParts } from './bucket-parts.ts';

/** A service with one bucket in memory, which answers as Amazon's S3 does and refuses what Cloudflare's and Backblaze's do. */
export interface TestBucket {
  settings: BucketSettings;
  /** The same as a site reads it from its environment. */
  environment: Record<string, string>;
  /** What it holds, by the whole name. */
  objects: Map<string, { bytes: Buffer; modified: Date }>;
  /** The methods and names that it was asked for. */
  asked: string[];
  /** Answers everything with this status from now on. */
  refuseAll(status: number | undefined): void;
  close(): Promise<void>;
}

const objectsOfPage = 3;
const name = 'church-pictures';
const key = 'test-key';

export async function startBucket({ prefix = '' } = {}): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  const asked: string[] = [];
  const takePart = takingParts((path, bytes) => objects.set(path, { bytes, modified: new Date() }));
  let refusal: number | undefined;
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const url = new URL(String(request.url), 'http://bucket.test');
    const [, bucket, ...path] = decodeURIComponent(url.pathname).split('/');
    asked.push(`${request.method} ${path.join('/')}`);
    const code = refusal ?? refusalOf(request, bucket);
    if (code) refuse(response, code);
    else if (
      takePart({ method: request.method, query: url.searchParams, path: path.join('/'), body }, response)
    )
      return;
    else if (path.join('/') === '') list(response, objects, url.searchParams);
    else answer(request, response, { objects, path: path.join('/'), body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_REGION: 'auto',
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: 'of a test',
    S3_PREFIX: prefix,
  };
  return {
    settings: bucketSettings(environment) as BucketSettings,
    environment,
    objects,
    asked,
    refuseAll(status) {
      refusal = status;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function refusalOf({ headers }: IncomingMessage, bucket: string | undefined): number | undefined {
  if (!headers.authorization?.includes(`Credential=${key}/`)) return 403;
  if (bucket !== name) return 404;
  const isSummed = Object.keys(headers).some((each) => /^x-amz-(?:checksum|sdk-checksum|trailer)/.test(each));
  return isSummed || headers['content-encoding']?.includes('aws-chunked') ? 501 : undefined;
}

const refusals: Record<number, string> = { 403: 'AccessDenied', 404: 'NoSuchBucket', 501: 'NotImplemented' };

function refuse(response: ServerResponse, status: number, code = refusals[status] ?? 'InternalError'): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>inner words</Message></Error>`);
}

interface Asked {
  objects: TestBucket['objects'];
  path: string;
  body: Buffer;
}

function answer(request: IncomingMessage, response: ServerResponse, { objects, path, body }: Asked): void {
  if (request.method === 'PUT') {
    objects.set(path, { bytes: body, modified: new Date() });
    response.writeHead(200, { etag: etagOf(body) }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(path);
    response.writeHead(204).end();
  } else {
    const object = objects.get(path);
    if (object) read(request, response, object);
    else refuse(response, 404, 'NoSuchKey');
  }
}

type StoredObject = { bytes: Buffer; modified: Date };

function read(request: IncomingMessage, response: ServerResponse, object: StoredObject): void {
  const { bytes, modified } = object;
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, {
    'content-length': part.length,
    'content-type': 'image/webp',
    'last-modified': modified.toUTCString(),
    etag: etagOf(bytes),
    ...(first !== undefined && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

function list(response: ServerResponse, objects: TestBucket['objects'], query: URLSearchParams): void {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const names = [...objects.keys()].filter((each) => each.startsWith(prefix) && each > after).sort();
  const page = names.slice(0, Math.min(objectsOfPage, Number(query.get('max-keys') ?? objectsOfPage)));
  const contents = page.map((each) => {
    const { bytes, modified } = objects.get(each) as StoredObject;
    return `<Contents><Key>${each}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const isCut = page.length < names.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><Name>${name}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
