import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import { baseLanguage, type LanguageTag } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/process/env.ts';
import { writeNeutralMinistries } from '#prisma/demo/neutral-ministries.ts';

/**
 * Records facts as the church's own, in the caller's transaction: a confirmed fact that equals the demo's no longer
 * counts as the demo's.
 */
export async function markOwn({ ownFact }: Database, facts: readonly string[]): Promise<void> {
  await ownFact.createMany({ data: facts.map((name) => ({ name })), skipDuplicates: true });
}

/** Returns the facts that staff wrote or confirmed. */
export async function listOwnFacts({ ownFact }: Pick<Database, 'ownFact'>): Promise<StatedFact[]> {
  const rows = await ownFact.findMany({ select: { name: true } });
  return rows.map(({ name }) => name as StatedFact);
}

/** The key of the church row. */
export const theRow = { id: 1 };

/**
 * Ends the demo, in the caller's transaction: original page texts that state facts of the demo church, and ministries
 * that are as it seeded them, are replaced by neutral ones. Its default video goes unless staff confirmed it.
 */
export async function leaveDemo(database: Database): Promise<void> {
  const [church] = await database.church.updateManyAndReturn({
    where: { ...theRow, is_demo: true },
    data: { is_demo: false },
  });
  if (!church) return;
  const language = church.language as LanguageTag;
  const { default_video_id } = defaultChurchIn(language);
  if (!(await listOwnFacts(database)).includes('default_video_id'))
    await database.church.updateMany({
      where: { ...theRow, default_video_id },
      data: { default_video_id: null },
    });
  await writeNeutralMinistries(database, baseLanguage(language));
}

/** Creates the church row from church.ts if missing. */
export async function ensureRow({ church }: Pick<Database, 'church'>): Promise<void> {
  await church.createMany({ data: [{ ...theRow, ...firstChurch() }], skipDuplicates: true });
}

/** Returns the facts of a site without a row: those of church.ts, in the language of SITE_LANGUAGE. */
export function firstChurch(): Church {
  return defaultChurchIn(env().SITE_LANGUAGE);
}
