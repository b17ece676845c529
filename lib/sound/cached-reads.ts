import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';

/** A stored file, as its address and its headers need it. */
export interface ServedSound {
  audio_url: string | null;
  audio_file: string | null;
  audio_type: string | null;
  audio_sha256: string | null;
}

const cachedSound = cacheQuery('sermons', async (): Promise<ReadonlyMap<string, ServedSound>> => {
  const rows = await db().sermon.findMany({
    where: { audio_file: { not: null } },
    select: { audio_url: true, audio_file: true, audio_type: true, audio_sha256: true },
  });
  return new Map(rows.map((row) => [row.audio_url ?? '', row]));
});

/** Returns the file at an address of this site; undefined without one, and for a file that was replaced. */
export async function readSound(path: string): Promise<ServedSound | undefined> {
  return (await cachedSound()).get(path);
}
