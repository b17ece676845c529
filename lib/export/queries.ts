import 'server-only';
import { z } from 'zod';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { type ArchiveFile, zipOf } from '#lib/core/http/zip-of.ts';
import { authorize, authorizeRecent } from '#lib/core/operations/access.ts';
import { trueOrFalse } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { log } from '#lib/core/process/log.ts';
import { kindOf } from '#lib/core/storage/file-kinds.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { readWhole } from '#lib/core/storage/stored-file.ts';
import { findServiceStarts } from '#lib/events/church-services/read-services.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { messages } from '#lib/language/messages.ts';
import { sermonFeed, sermonsInFeed } from '#lib/sermons/feed.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import { readMe } from './read-me.ts';
import { tableFiles } from './table-files.ts';
import { type AskedTables, exportedTables } from './tables.ts';

/** The options of an export. */
const exportInput = z.object({
  prayer: trueOrFalse(() => messages.export.trueOrFalse, 'Whether prayer requests are in it too.'),
  subscribers: trueOrFalse(
    () => messages.export.trueOrFalse,
    'Whether the people who get letters are in it too.',
  ),
});

/**
 * Returns the whole export as a zip that is written while it is read, and its file name. Prayer requests and
 * subscribers are included only on request, after a recent sign-in.
 * @throws AppError `recent_sign_in_required`
 */
export const exportSite = privateQuery({
  name: 'exportSite',
  access: 'data',
  input: exportInput,
  run: async (asked, { actor }) => {
    if (asked.prayer) authorize('prayer', actor);
    if (asked.subscribers) authorize('letters', actor);
    if (asked.prayer || asked.subscribers) authorizeRecent(actor);
    return {
      fileName: exportFileName(currentChurch().name, churchToday()),
      bytes: logged(zipOf(filesOf(asked))),
    };
  },
});

async function* filesOf(asked: AskedTables): AsyncGenerator<ArchiveFile> {
  const tables = exportedTables(asked);
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

/** The response has begun by then, so an error can only end it. */
async function* logged(bytes: AsyncGenerator<Uint8Array, undefined>): AsyncGenerator<Uint8Array, undefined> {
  try {
    return yield* bytes;
  } catch (error) {
    log.error({ err: error }, 'the export broke off');
    throw error;
  }
}

/** Returns the file name: 'belltower-grace-chapel-2026-11-23.zip'. */
export function exportFileName(church: string, date: string): string {
  const slug = church
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `belltower-${slug || 'church'}-${date}.zip`;
}

/** The feeds of the site as programs subscribe to them. */
const feedFiles: readonly ArchiveFile[] = [
  {
    path: 'calendar.ics',
    async *read() {
      yield calendarFeed(withoutDuplicates(await listEventsWithExceptions(), churchToday()));
    },
  },
  {
    path: 'sermons.xml',
    async *read() {
      const { rows } = await listSermons({ limit: sermonsInFeed });
      yield sermonFeed(rows, await findServiceStarts());
    },
  },
];

/** Returns the stored files. Names that the site does not assign are left out. */
async function* uploadFiles(): AsyncGenerator<ArchiveFile> {
  const { find, list } = storage();
  for await (const { folder, name } of list()) {
    if (!kindOf(folder, name)) continue;
    const file = await find(folder, name);
    if (!file || file.size === 0) continue;
    yield { path: `uploads/${folder}/${name}`, read: () => readWhole(file), isCompressed: true };
  }
}
