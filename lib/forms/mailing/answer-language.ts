import type { Database } from '#lib/core/database/db.ts';

/** Returns the language in which the person of an answer is written to; null: the first one of the site. */
export async function languageOfAnswer(id: string, database: Database): Promise<string | null> {
  const row = await database.formAnswer.findUnique({ where: { id }, select: { language: true } });
  return row?.language ?? null;
}
