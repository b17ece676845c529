import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server } from '@tus/server';
import { largestSoundBytes } from '#lib/core/http/body-limits.ts';
import { streamOf } from '#lib/core/http/stream-of.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { heedDemoFile } from '#lib/core/operations/demo.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { Lease } from '#lib/sound/lease.ts';
import { beginUpload } from '#lib/sound/uploads.ts';
import { uploadIdIn, uploadsPath } from './address.ts';
import { PartStore } from './part-store.ts';

/** What the library is not told by a request itself. */
interface Asked {
  actor: Actor;
  /** The error that it was refused with. */
  error?: unknown;
}
const asked = new WeakMap<object, Asked>();

const tus = new Server({
  path: uploadsPath,
  datastore: new PartStore(),
  locker: { newLock: (id) => new Lease(id) },
  maxSize: largestSoundBytes,
  relativeLocation: true,
  namingFunction: () => randomUUID(),
  getFileIdFromRequest: ({ url }) => uploadIdIn(new URL(url).pathname),
  async onUploadCreate(request, { id, size = 0, metadata }) {
    const { actor } = asked.get(request) as Asked;
    await heedDemoFile(size, actor);
    await beginUpload(id, size, metadata?.filename ?? '', actor);
    return {};
  },
  onResponseError(request, error) {
    Object.assign(asked.get(request) ?? {}, { error });
    return undefined;
  },
});

interface Call {
  /** That of tus, which a header may name. */
  method: string;
  path: string;
  actor: Actor;
}

const passedHeaders = [
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'upload-offset',
  'upload-concat',
];

/**
 * Lets the library answer a request that is authorized. Part for part, its body is read on demand.
 * @throws AppError, or the error of the database or the disk
 */
export async function askTus(message: IncomingMessage, { method, path, actor }: Call): Promise<Response> {
  const headers = new Headers();
  // With a part's type, the library would take the body of a creation for the first part.
  const names = method === 'PATCH' ? [...passedHeaders, 'content-type', 'content-length'] : passedHeaders;
  for (const name of names) {
    const value = message.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = method === 'PATCH' ? { body: streamOf(piecesOf(message)), duplex: 'half' } : {};
  const request = new Request(`http://localhost${path}`, { method, headers, ...body } as RequestInit);
  const facts: Asked = { actor };
  asked.set(request, facts);
  const response = await tus.handleWeb(request as never);
  if (response.status < 400) return response;
  const { error } = facts;
  const isOwn = error instanceof Error && !('status_code' in error);
  throw isOwn ? error : refusalOf(response.status, method);
}

async function* piecesOf(message: IncomingMessage): AsyncGenerator<Uint8Array, undefined> {
  yield* message;
  return undefined;
}

/** The library's own refusals have a `status_code`. */
function refusalOf(status: number, method: string): AppError {
  if (status === 404 || status === 410) return new AppError('not_found', messages.sound.unknown);
  if (status === 409) return new AppError('conflict', messages.sound.elsewhere);
  if (status === 413)
    return new AppError('too_large', method === 'POST' ? messages.sound.tooLarge : messages.errors.tooLarge);
  return new AppError('malformed', messages.errors.malformed);
}
