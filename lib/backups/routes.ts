import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { toFileRoute } from '#lib/core/operations/routes/file-route.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { startBackup } from './commands.ts';
import { packedZip } from './packed-zip.ts';
import { findBackupFile, listBackups } from './queries.ts';
import { backup, begunBackup } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  'In and out': {
    '/api/backups': {
      GET: toRoute(listBackups, {
        summary: 'Backups, newest first',
        detail:
          '`proven_at` is set after a trial restore and comparison. A backup with neither `proven_at` nor `error` is in progress. Files over 1 MB are kept once for all backups: `file_bytes` beside the `bytes` of the zip.',
        answer: z.array(backup),
      }),
      POST: toRoute(startBackup, {
        summary: 'Back up now',
        detail: 'Answers at once; the list shows the progress. It waits for a running one.',
        status: 202,
        answer: begunBackup,
      }),
    },
    '/api/backups/{name}': {
      GET: toFileRoute(
        findBackupFile,
        {
          summary: 'One backup as a file',
          detail:
            'With `files=true` its files over 1 MB are packed into it, while it is sent; otherwise it names them. For a session with a confirmed second factor or, where there is none, with a password given within the last five minutes; else 403 whose `type` ends in `recent-sign-in-required`.',
          media: 'application/zip',
        },
        ({ path, bytes }) => {
          const name = basename(path);
          if (bytes === undefined)
            return { name: name.replace('.zip', '-with-files.zip'), open: () => streamOf(packedZip(path)) };
          return {
            name,
            bytes,
            open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
          };
        },
      ),
    },
  },
} satisfies Routes;
