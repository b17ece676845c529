import { type Church, churchRow } from '#lib/core/church/church-row.ts';
import type { Church as StoredChurch } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { firstChurch } from './church-rows.ts';

type Fact = keyof Church;

/**
 * Returns the stored row for pages and the API, and the names of facts that violate their schema. Those are replaced by
 * null or, where that is not allowed, by a new site's value: a restored or externally written row breaks no page.
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
  return nothing === undefined ? firstChurch()[fact] : nothing;
}

function isReadable(fact: Fact, value: unknown): boolean {
  return churchRow.shape[fact].safeParse(value).success;
}
