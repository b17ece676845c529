import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { BucketError, failure, longestMilliseconds, missingAsNull, openBucket } from './bucket-client.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { mediaTypeOf, servedAddress } from './file-kinds.ts';
import {
  type LargeStorage,
  type ListedFile,
  type LocalFile,
  readWhole,
  type StoredFile,
} from './stored-file.ts';

const longestReachMilliseconds = 5_000;
/** Of an upload: the client's limit is for the time until an answer, which a large file takes longer for. */
const slowestBytesAMillisecond = 20;

/** Stores files in an S3-compatible bucket; the site serves them. */
export function bucketStorage(settings: BucketSettings): LargeStorage {
  const Bucket = settings.bucket;
  const keyOf = (folder: string, name: string) => `${settings.prefix}${folder}/${name}`;
  return {
    async store(folder, name, content) {
      const object = { Bucket, Key: keyOf(folder, name), ContentType: mediaTypeOf(name) };
      await put(settings, object, content);
      return servedAddress(folder, name);
    },
    adopt: (folder, name, file) =>
      putInParts(settings, { Bucket, Key: keyOf(folder, name), ContentType: mediaTypeOf(name) }, file),
    async remove(folder, name) {
      const { client, library } = await openBucket(settings);
      const object = { Bucket, Key: keyOf(folder, name) };
      await client.send(new library.DeleteObjectCommand(object)).catch(failure);
    },
    async find(folder, name) {
      const { client, library } = await openBucket(settings);
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

interface PutObject {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** The size of a part, of which two are in memory. */
const partBytes = 8 * 1024 * 1024;

/** A large file: a part that fails is sent again by itself. Without the last request nothing is stored. */
async function putInParts(settings: BucketSettings, object: PutObject, file: LocalFile): Promise<void> {
  const { client } = await openBucket(settings);
  const { Upload } = await import('@aws-sdk/lib-storage');
  const params = { ...object, Body: createReadStream(file.path, { highWaterMark: 1024 * 1024 }) };
  await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done().catch(failure);
}

/** One request stores an object completely or not at all. Streams need their length in advance. */
async function put(
  settings: BucketSettings,
  object: PutObject,
  content: Uint8Array | StoredFile,
): Promise<void> {
  const { client, library } = await openBucket(settings);
  const isWhole = content instanceof Uint8Array;
  const Body = isWhole ? content : Readable.from(readWhole(content));
  const ContentLength = isWhole ? content.length : content.size;
  const broken = new AbortController();
  // The client neither handles a failing source nor ends the request.
  if (!isWhole) (Body as Readable).once('error', (error) => broken.abort(error));
  const sent = client.send(new library.PutObjectCommand({ ...object, Body, ContentLength }), {
    abortSignal: broken.signal,
    requestTimeout: longestMilliseconds + ContentLength / slowestBytesAMillisecond,
  });
  await sent.catch((error) => {
    throw broken.signal.aborted ? broken.signal.reason : new BucketError(error);
  });
}

/**
 * Resolves when the bucket can be read with this key.
 * @throws BucketError with the service's response
 */
export async function reachBucket(settings: BucketSettings): Promise<void> {
  const { client, library } = await openBucket(settings);
  const one = { Bucket: settings.bucket, Prefix: settings.prefix, MaxKeys: 1 };
  const abortSignal = AbortSignal.timeout(longestReachMilliseconds);
  await client.send(new library.ListObjectsV2Command(one), { abortSignal }).catch(failure);
}

async function* readPart(settings: BucketSettings, Key: string, first: number, last: number) {
  const { client, library } = await openBucket(settings);
  const part = { Bucket: settings.bucket, Key, Range: `bytes=${first}-${last}` };
  const { Body } = await client.send(new library.GetObjectCommand(part)).catch(failure);
  yield* Body as Readable;
  return undefined;
}

async function* listBucket(settings: BucketSettings): AsyncGenerator<ListedFile> {
  const { bucket: Bucket, prefix: Prefix } = settings;
  const { client, library } = await openBucket(settings);
  let ContinuationToken: string | undefined;
  do {
    const wanted = new library.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
    const page = await client.send(wanted).catch(failure);
    for (const { Key = '', Size: bytes = 0, LastModified } of page.Contents ?? []) {
      const [folder = '', name = '', ...deeper] = Key.slice(Prefix.length).split('/');
      const modifiedMilliseconds = LastModified?.getTime() ?? 0;
      if (folder && name && deeper.length === 0) yield { folder, name, bytes, modifiedMilliseconds };
    }
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}
