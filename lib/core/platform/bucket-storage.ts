import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from './bucket-settings.ts';
import {
  type ListedFile,
  readWhole,
  type Storage,
  type StoredFile,
  servedAddress,
  streamOf,
} from './stored-file.ts';

/** Each visitor who takes a picture in slowly holds one. */
const mostConnections = 500;
const longestMilliseconds = 30_000;
const longestReachMilliseconds = 5_000;

/** What the bucket refused or left unanswered. A failure that passes by itself has a code, as others of the network have. */
export class BucketError extends Error {
  readonly code?: string;
  /** What it answered with; 0 when it did not answer. */
  readonly status: number;

  constructor(cause: ServiceError) {
    super(`The bucket that S3_BUCKET names did not do as it was asked (${nameOf(cause)}).`, { cause });
    this.name = 'BucketError';
    this.status = cause.$metadata?.httpStatusCode ?? 0;
    if (this.status >= 500 || this.status === 429 || cause.name === 'TimeoutError') this.code = 'ETIMEDOUT';
  }
}

/** Files in a bucket that is spoken to as Amazon's S3 is, served by the site itself. */
export function bucketStorage(settings: BucketSettings): Storage {
  const Bucket = settings.bucket;
  const keyOf = (folder: string, name: string) => `${settings.prefix}${folder}/${name}`;
  return {
    async store(folder, name, content) {
      const object = { Bucket, Key: keyOf(folder, name), ContentType: 'image/webp' };
      await put(settings, object, content);
      return servedAddress(folder, name);
    },
    async remove(folder, name) {
      const { client, library } = await open(settings);
      const object = { Bucket, Key: keyOf(folder, name) };
      await client.send(new library.DeleteObjectCommand(object)).catch(failure);
    },
    async find(folder, name) {
      const { client, library } = await open(settings);
      const Key = keyOf(folder, name);
      const asked = client.send(new library.HeadObjectCommand({ Bucket, Key }));
      const facts = await asked.catch(missingAsNull);
      if (!facts) return null;
      const size = facts.ContentLength ?? 0;
      return { size, read: (first, last) => streamOf(readPart(settings, Key, first, last)) };
    },
    list: () => listBucket(settings),
  };
}

/** One request: a bucket takes a whole object or none. What comes in parts it takes only when told how much will come. */
async function put(
  settings: BucketSettings,
  object: { Bucket: string; Key: string; ContentType: string },
  content: Uint8Array | StoredFile,
): Promise<void> {
  const { client, library } = await open(settings);
  const isWhole = content instanceof Uint8Array;
  const Body = isWhole ? content : Readable.from(readWhole(content));
  const ContentLength = isWhole ? content.length : content.size;
  const broken = new AbortController();
  // The client neither sees a source that fails nor ends the request.
  if (!isWhole) (Body as Readable).once('error', (error) => broken.abort(error));
  const sent = client.send(new library.PutObjectCommand({ ...object, Body, ContentLength }), {
    abortSignal: broken.signal,
  });
  await sent.catch((error) => {
    throw broken.signal.aborted ? broken.signal.reason : new BucketError(error);
  });
}

/** Resolves when the bucket can be read with this key. @throws BucketError with what the service said instead */
export async function reachBucket(settings: BucketSettings): Promise<void> {
  const { client, library } = await open(settings);
  const one = { Bucket: settings.bucket, Prefix: settings.prefix, MaxKeys: 1 };
  const abortSignal = AbortSignal.timeout(longestReachMilliseconds);
  await client.send(new library.ListObjectsV2Command(one), { abortSignal }).catch(failure);
}

async function* readPart(settings: BucketSettings, Key: string, first: number, last: number) {
  const { client, library } = await open(settings);
  const part = { Bucket: settings.bucket, Key, Range: `bytes=${first}-${last}` };
  const { Body } = await client.send(new library.GetObjectCommand(part)).catch(failure);
  yield* Body as Readable;
  return undefined;
}

async function* listBucket(settings: BucketSettings): AsyncGenerator<ListedFile> {
  const { bucket: Bucket, prefix: Prefix } = settings;
  const { client, library } = await open(settings);
  let ContinuationToken: string | undefined;
  do {
    const wanted = new library.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
    const page = await client.send(wanted).catch(failure);
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      const [folder = '', name = '', ...deeper] = Key.slice(Prefix.length).split('/');
      const modifiedMilliseconds = LastModified?.getTime() ?? 0;
      if (folder && name && deeper.length === 0) yield { folder, name, modifiedMilliseconds };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

const clients = new Map<string, S3Client>();

/** The library, loaded when it is first needed: a site that keeps its own files is spared its memory. */
async function open(settings: BucketSettings) {
  const library = await import('@aws-sdk/client-s3');
  const key = JSON.stringify(settings);
  const client = clients.get(key) ?? new library.S3Client(clientOptions(settings));
  clients.set(key, client);
  return { client, library };
}

function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const agent = { maxSockets: mostConnections };
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // One certificate and one name serve all buckets of a service of one's own.
    forcePathStyle: true,
    // Cloudflare R2 and Backblaze B2 refuse the sums that Amazon's client adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: longestMilliseconds,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  } as const;
}

function missingAsNull(error: ServiceError): null {
  return error.$metadata?.httpStatusCode === 404 ? null : failure(error);
}

interface ServiceError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** As the service or the network calls it, such as '403 AccessDenied' or ECONNREFUSED. */
function nameOf({ name, code, $metadata }: ServiceError): string {
  // An answer without a body has no name.
  const known = code ?? (name === 'Unknown' ? undefined : name);
  return [$metadata?.httpStatusCode, known].filter(Boolean).join(' ');
}

function failure(error: ServiceError): never {
  throw new BucketError(error);
}
