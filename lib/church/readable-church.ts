import { type Church, churchRow } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import type { Church as StoredChurch } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';

type Fact = keyof Church;

/**
 * The stored row as pages and the API have it, with something readable in the place of every fact that is not as its
 * schema states it, and the names of those facts. That is nothing where there may be none, else what a new site has: a
 * row that was restored, or written by other programs, breaks no page.
 */
export function readableChurch(row: StoredChurch): { church: Church; unreadable: Fact[] } {
  const stored = presentRow(
    churchRow,
    row as StoredChurch & Pick<Church, 'hero' | 'opening_hours' | 'resources'>,
  );
  const facts = Object.keys(churchRow.shape) as Fact[];
  const unreadable = facts.filter((fact) => !isReadable(fact, stored[fact]));
  const standIns = unreadable.map((fact) => [fact, standInOf(fact)]);
  return { church: { ...stored, ...Object.fromEntries(standIns) }, unreadable };
}

function standInOf(fact: Fact): unknown {
  const nothing = [null, []].find((value) => isReadable(fact, value));
  return nothing === undefined ? defaultChurch[fact] : nothing;
}

function isReadable(fact: Fact, value: unknown): boolean {
  return churchRow.shape[fact].safeParse(value).success;
}
