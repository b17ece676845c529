import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { placeName } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchLanguage } from '#lib/core/church/locale.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import type { Podcast as StoredPodcast } from '#lib/core/generated/prisma/client.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { messages } from '#lib/language/messages.ts';
import { defaultCategory } from './categories.ts';
import { podcastGuid } from './guid.ts';
import { type Podcast, podcastRow } from './schema.ts';

/** The key of the one row. */
export const theRow = { id: 1 };

/** Creates the row with its guid if missing: of the address that the feed has now. */
export async function ensurePodcast(database: Pick<Database, '$executeRaw'>): Promise<void> {
  const guid = podcastGuid(absoluteUrl(unlinkedPaths.podcast));
  await database.$executeRaw`INSERT INTO podcast (id, guid) VALUES (1, ${guid}::uuid) ON CONFLICT DO NOTHING`;
}

/** Returns the stored settings. The first call of a site makes them. */
export const readPodcast = cacheQuery('sermons', async (): Promise<StoredPodcast> => {
  const row = await db().podcast.findUnique({ where: theRow });
  if (row) return row;
  await ensurePodcast(db());
  return db().podcast.findUniqueOrThrow({ where: theRow });
});

/** Returns the settings as the feed states them: what staff left open is as the church has it. */
export function toPodcast(row: StoredPodcast): Podcast {
  const usual = usualPodcast();
  const named = Object.keys(usual) as (keyof typeof usual)[];
  const filled = Object.fromEntries(named.map((name) => [name, row[name] ?? usual[name]])) as typeof usual;
  return presentRow(podcastRow, { ...row, ...filled });
}

/** Returns what the podcast has of the church while staff wrote nothing else. */
export function usualPodcast() {
  const church = currentChurch();
  return {
    title: messages.sermonLibrary.feedTitle(church.name),
    author: church.name,
    summary: messages.sermonLibrary.feedAbout(church.name, placeName(church)),
    category: defaultCategory,
    owner_email: church.email,
    language: languageFacts[churchLanguage()].locale.toLowerCase(),
  };
}
