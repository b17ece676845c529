import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { authorizeRecent } from '#lib/core/operations/access.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { log } from '#lib/core/platform/log.ts';
import { type ArchiveFile, zipOf } from './archive.ts';
import { feedFiles } from './feed-files.ts';
import { exportFileName } from './file-name.ts';
import { readMe } from './read-me.ts';
import { exportInput } from './schema.ts';
import { tableFiles } from './table-files.ts';
import { exportedTables } from './tables.ts';
import { uploadFiles } from './upload-files.ts';

/**
 * Everything that the church has here, as a zip that is made while its bytes are read, and what it is called.
 * Prayer requests only where they are asked for, by somebody who has just signed in.
 * @throws AppError `recent_sign_in_required`
 */
export const exportSite = privateQuery({
  name: 'exportSite',
  access: 'admin',
  input: exportInput,
  run: async ({ prayer }, { actor }) => {
    if (prayer) authorizeRecent(actor);
    return {
      fileName: exportFileName(currentChurch().name, churchToday()),
      bytes: logged(zipOf(filesOf(prayer))),
    };
  },
});

async function* filesOf(prayer: boolean): AsyncGenerator<ArchiveFile> {
  const tables = exportedTables({ prayer });
  yield {
    path: 'README.txt',
    async *read() {
      yield readMe(tables, new Date());
    },
  };
  for (const table of tables) yield* tableFiles(table);
  yield* feedFiles;
  yield* uploadFiles();
}

/** The answer has begun by then: that it breaks off is all that its reader is told. */
async function* logged(bytes: AsyncGenerator<Uint8Array, undefined>): AsyncGenerator<Uint8Array, undefined> {
  try {
    return yield* bytes;
  } catch (error) {
    log.error({ err: error }, 'the export broke off');
    throw error;
  }
}
