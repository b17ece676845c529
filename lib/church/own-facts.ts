import type { StatedFact } from '#lib/core/church/church-row.ts';
import type { Database } from '#lib/core/platform/db.ts';

/**
 * Records facts as the church's own, as part of the caller's transaction: a fact that equals the demo's because staff
 * typed or confirmed it is no leftover of the demo.
 */
export async function markOwn({ ownFact }: Database, facts: readonly string[]): Promise<void> {
  await ownFact.createMany({ data: facts.map((name) => ({ name })), skipDuplicates: true });
}

/** The facts that staff wrote or confirmed. */
export async function listOwnFacts({ ownFact }: Pick<Database, 'ownFact'>): Promise<StatedFact[]> {
  const rows = await ownFact.findMany({ select: { name: true } });
  return rows.map(({ name }) => name as StatedFact);
}
