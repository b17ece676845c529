import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { backupCalls } from '#lib/backups/api.ts';
import { findBackupFile } from '#lib/backups/queries.ts';
import { toFileRoute } from '#lib/core/operations/file-route.ts';

export const GET = toFileRoute(findBackupFile, backupCalls.download, ({ path, bytes }) => ({
  name: basename(path),
  bytes,
  open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
}));
