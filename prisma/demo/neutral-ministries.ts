import type { Database } from '#lib/core/database/db.ts';
import { type Language, languages } from '#lib/core/language/languages.ts';
import { fallbackMinistriesIn } from '#lib/ministries/fallback-in.ts';

/**
 * Gives the ministries whose title and description are the demo's, in either language, the neutral words of that
 * language, in the caller's transaction. A leader, a time or a link of the demo's goes with them; what staff wrote stays.
 */
export async function writeNeutralMinistries(database: Database, language: Language): Promise<void> {
  const neutral = fallbackMinistriesIn(language, { isDemo: false });
  for (const demo of languages.flatMap((each) => [...fallbackMinistriesIn(each).entries()])) {
    const [index, { title, description, leadername, meetingtimes, link }] = demo;
    for (const row of await database.ministry.findMany({ where: { title, description } })) {
      await database.ministry.update({
        where: { id: row.id },
        data: {
          title: neutral[index]?.title ?? title,
          description: neutral[index]?.description ?? description,
          ...(row.leadername === leadername && { leadername: null }),
          ...(row.link === link && { link: null }),
          ...(row.meetingtimes === meetingtimes && { meetingtimes: null, has_fixed_time: false }),
        },
      });
    }
  }
}
