import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomUtils, parseDocument } from 'htmlparser2';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { ask, askText, BucketError, longestMilliseconds } from './bucket-client.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { mediaTypeOf, servedAddress } from './file-kinds.ts';
import { type LargeStorage, type ListedFile, type LocalFile, readWhole } from './stored-file.ts';

/** Of an upload: the limit of the time until an answer is longer for a large file. */
const slowestBytesAMillisecond = 20;

/** Stores files in an S3-compatible bucket; the site serves them. */
export function bucketStorage(settings: BucketSettings): LargeStorage {
  const keyOf = (folder: string, name: string) => `${settings.prefix}${folder}/${name}`;
  return {
    // One request stores an object completely or not at all.
    async store(folder, name, content) {
      const isWhole = content instanceof Uint8Array;
      const length = isWhole ? content.length : content.size;
      await askText(settings, {
        method: 'PUT',
        key: keyOf(folder, name),
        headers: { 'content-type': mediaTypeOf(name), 'content-length': length },
        body: isWhole ? content : Readable.from(readWhole(content)),
        milliseconds: longestMilliseconds + length / slowestBytesAMillisecond,
      });
      return servedAddress(folder, name);
    },
    adopt: (folder, name, file) => putInParts(settings, keyOf(folder, name), mediaTypeOf(name), file),
    async remove(folder, name) {
      await askText(settings, { method: 'DELETE', key: keyOf(folder, name) });
    },
    async find(folder, name) {
      const key = keyOf(folder, name);
      const facts = await ask(settings, { method: 'HEAD', key }).catch(missingAsNull);
      if (!facts) return null;
      facts.resume();
      const size = Number(facts.headers['content-length'] ?? 0);
      return { size, read: (first, last) => streamOf(readPart(settings, key, first, last)) };
    },
    list: () => listBucket(settings),
  };
}

/** @throws BucketError for every failure but that of a missing file */
function missingAsNull(error: unknown): null {
  if (error instanceof BucketError && error.status === 404) return null;
  throw error;
}

/** The size of a part, of which two are in memory. */
const partBytes = 8 * 1024 * 1024;

/** A large file: a part that fails is sent again by itself. Without the last request nothing is stored. */
async function putInParts(settings: BucketSettings, key: string, type: string, file: LocalFile) {
  const begin = { method: 'POST', key, query: { uploads: '' }, headers: { 'content-type': type } } as const;
  const uploadId = textOf('UploadId', parsed(await askText(settings, begin)));
  const marks: string[] = [];
  // Both senders take the next number from the same iterator.
  const numbers = Array.from({ length: Math.max(1, Math.ceil(file.size / partBytes)) }).keys();
  const send = async () => {
    for (const number of numbers) {
      const first = number * partBytes;
      const last = Math.min(first + partBytes, file.size) - 1;
      const body = last < first ? Buffer.alloc(0) : await buffer(file.read(first, last));
      const query = { partNumber: `${number + 1}`, uploadId };
      const milliseconds = longestMilliseconds + body.length / slowestBytesAMillisecond;
      const answer = await ask(settings, { method: 'PUT', key, query, body, milliseconds });
      answer.resume();
      marks[number] = answer.headers.etag ?? '';
    }
  };
  try {
    await Promise.all([send(), send()]);
    const parts = marks.map(
      (mark, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${mark}</ETag></Part>`,
    );
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const answer = parsed(await askText(settings, { method: 'POST', key, query: { uploadId }, body }));
    // A failure after the beginning of the answer has no status of its own.
    if (DomUtils.getElementsByTagName('Error', answer).length > 0)
      throw new BucketError({ status: 500, name: textOf('Code', answer) });
  } catch (error) {
    await askText(settings, { method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/**
 * Resolves when the bucket can be read with this key.
 * @throws BucketError with the service's response
 */
export async function reachBucket(settings: BucketSettings): Promise<void> {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: settings.prefix };
  await askText(settings, { method: 'GET', query, milliseconds: 5_000 });
}

async function* readPart(settings: BucketSettings, key: string, first: number, last: number) {
  yield* await ask(settings, { method: 'GET', key, headers: { range: `bytes=${first}-${last}` } });
  return undefined;
}

async function* listBucket(settings: BucketSettings): AsyncGenerator<ListedFile> {
  const { prefix } = settings;
  let token = '';
  do {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const page = parsed(await askText(settings, { method: 'GET', query }));
    for (const object of DomUtils.getElementsByTagName('Contents', page)) {
      const [folder = '', name = '', ...deeper] = textOf('Key', object).slice(prefix.length).split('/');
      const bytes = Number(textOf('Size', object));
      const modifiedMilliseconds = Date.parse(textOf('LastModified', object)) || 0;
      if (folder && name && deeper.length === 0) yield { folder, name, bytes, modifiedMilliseconds };
    }
    token = textOf('NextContinuationToken', page);
  } while (token);
}

type Node = ReturnType<typeof parseDocument>['children'][number] | ReturnType<typeof parseDocument>;

function parsed(xml: string): Node {
  return parseDocument(xml, { xmlMode: true });
}

function textOf(name: string, within: Node): string {
  return DomUtils.textContent(DomUtils.getElementsByTagName(name, within, true, 1));
}
