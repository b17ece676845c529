import type { UTApi } from 'uploadthing/server';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { mediaTypeOf } from './file-kinds.ts';
import { type ListedFile, readWhole, type Storage, type StoredFile } from './stored-file.ts';

type Options = ConstructorParameters<typeof UTApi>[0];

const longestMilliseconds = 30_000;
const filesOfPage = 500;

/** Stores files at UploadThing through its client. Tests set another server address. */
export function uploadThingStorage(options: Options): Storage {
  return {
    async store(folder, name, content) {
      const { client, library } = await open(options);
      const parts = content instanceof Uint8Array ? [new Uint8Array(content)] : await partsOf(content);
      const file = new library.UTFile(parts, name, {
        type: mediaTypeOf(name),
        customId: `${folder}/${name}`,
      });
      const { data, error } = await client.uploadFiles(file, { contentDisposition: 'inline' });
      if (!data) throw new Error(`UploadThing did not take the file: ${error?.message ?? 'no answer'}`);
      return data.ufsUrl;
    },
    async remove(folder, name) {
      const { client } = await open(options);
      await client.deleteFiles(`${folder}/${name}`, { keyType: 'customId' });
    },
    async find(folder, name) {
      const { client } = await open(options);
      const { data } = await client.getFileUrls(`${folder}/${name}`, { keyType: 'customId' });
      const url = data[0]?.url;
      if (!url) return null;
      const { headers } = await ask(url, { method: 'HEAD' });
      const size = Number(headers.get('content-length'));
      return { size, read: (first, last) => streamOf(readPart(url, first, last)) };
    },
    list: () => listFiles(options),
  };
}

/** The client is loaded on first use: it takes tens of megabytes. */
async function open(options: Options) {
  const library = await import('uploadthing/server');
  return { library, client: new library.UTApi({ ...options, logLevel: 'None' }) };
}

/** The client signs a file as a whole. */
async function partsOf(content: StoredFile): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of readWhole(content)) parts.push(new Uint8Array(part));
  return parts;
}

async function* readPart(url: string, first: number, last: number) {
  const { body } = await ask(url, { headers: { range: `bytes=${first}-${last}` } });
  if (body) yield* body as unknown as AsyncIterable<Uint8Array>;
  return undefined;
}

async function ask(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(longestMilliseconds) });
  if (!answer.ok) throw new Error(`UploadThing answered with ${answer.status}.`);
  return answer;
}

async function* listFiles(options: Options): AsyncGenerator<ListedFile> {
  const { client } = await open(options);
  let [offset, hasMore] = [0, true];
  while (hasMore) {
    const page = await client.listFiles({ limit: filesOfPage, offset });
    for (const { customId, status, size, uploadedAt } of page.files) {
      const [folder = '', name = ''] = customId?.split('/') ?? [];
      if (folder && name && status === 'Uploaded')
        yield { folder, name, bytes: size, modifiedMilliseconds: uploadedAt };
    }
    offset += page.files.length;
    hasMore = page.hasMore && page.files.length > 0;
  }
}
