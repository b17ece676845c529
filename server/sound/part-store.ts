import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { isDiskFull } from '#lib/core/operations/outage.ts';
import { type Lease, leaseOf } from '#lib/sound/lease.ts';
import { noRoom, partPath } from '#lib/sound/uploading.ts';
import { arrivedBytes, dropUpload, findUpload, finishUpload, removeUpload } from '#lib/sound/uploads.ts';

/**
 * Where tus writes what arrives: the facts are in the table `sound_uploads`, the bytes in a file, whose length is the
 * offset. Its calls run under the lease of the upload.
 */
export class PartStore extends DataStore {
  override extensions = ['creation', 'termination'];

  override async getUpload(id: string): Promise<Upload> {
    const row = await findUpload(id);
    const offset = await leaseOf(id).keepWhile(() => arrivedBytes(row));
    return new Upload({ id, offset, size: row.bytes, metadata: { filename: row.file_name } });
  }

  /** Appends a part, and returns the new offset once it is on the disk. The last one finishes the upload. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const lease = leaseOf(id);
    const row = await findUpload(id);
    if (row.stored_name) return offset;
    try {
      const arrived = await append(stream, partPath(id), offset, lease);
      if (arrived === row.bytes) await lease.keepWhile(() => finishUpload(row));
      return arrived;
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      await dropUpload(id);
      throw noRoom();
    }
  }

  override async remove(id: string): Promise<void> {
    await removeUpload(id);
  }
}

/** What arrived before a failure is on the disk as well. */
async function append(stream: Readable, path: string, offset: number, lease: Lease): Promise<number> {
  const file = await open(path, 'r+');
  let at = offset;
  try {
    // Destroyed by the end of the loop, the stream would fail by itself, and its failure would be the one that counts.
    for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
      lease.touch();
      at = await writeAll(file, chunk as Buffer, at);
    }
  } finally {
    await file.sync().finally(() => file.close());
  }
  lease.touch();
  return at;
}

/** One call may write less than it is given. */
async function writeAll(file: FileHandle, chunk: Buffer, position: number): Promise<number> {
  let done = 0;
  while (done < chunk.length) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
  return position + done;
}
