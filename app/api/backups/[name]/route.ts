import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { backupCalls } from '#lib/backups/api.ts';
import { packedZip } from '#lib/backups/packed-zip.ts';
import { findBackupFile } from '#lib/backups/queries.ts';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { toFileRoute } from '#lib/core/operations/file-route.ts';

export const GET = toFileRoute(findBackupFile, backupCalls.download, ({ path, bytes }) => {
  const name = basename(path);
  if (bytes === undefined)
    return { name: name.replace('.zip', '-with-files.zip'), open: () => streamOf(packedZip(path)) };
  return { name, bytes, open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
});
