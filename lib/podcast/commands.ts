import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { ensurePodcast, theRow, toPodcast, usualPodcast } from './podcast-row.ts';
import { type Podcast, podcastInput } from './schema.ts';

/**
 * Changes the given settings and keeps the others. What equals the church's own follows the church from now on.
 * @throws AppError `invalid`; `conflict` with the present settings when they changed since they were read
 */
export const updatePodcast = command({
  name: 'updatePodcast',
  access: 'sermons',
  input: podcastInput,
  changes: 'sermons',
  run: ({ if_match, ...input }, { write }): Promise<Podcast> =>
    write(async (database) => {
      await ensurePodcast(database);
      const usual: Readonly<Record<string, string>> = usualPodcast();
      const entries = Object.entries(input).map(([name, value]) => [
        name,
        value === usual[name] ? null : value,
      ]);
      const change = Object.fromEntries(entries) as typeof input;
      return updateUnchanged(database.podcast, {
        ...theRow,
        if_match,
        present: toPodcast,
        change: () => change,
      });
    }),
});
