import type { PageLayout as StoredLayout } from '#lib/core/generated/prisma/client.ts';
import { readEach } from '#lib/site-pages/blocks/block.ts';
import type { PageLayout, Placed } from './schema.ts';
import { type ArrangedPage, isArrangedPage, sectionsOf } from './sections.ts';

/** Returns the original order of a page's sections. */
export function originalLayout(page: ArrangedPage): PageLayout {
  return { blocks: sectionsOf[page].map((section) => ({ section })), updated_at: null };
}

/** Returns the row, the HTML of own blocks as it is stored. Sections that this version of the page adds come last. */
export function presentLayout(row: StoredLayout): PageLayout {
  return { blocks: readParts(row), updated_at: row.updated_at.toISOString() };
}

/** Returns the parts of a stored arrangement. */
export function readParts({ id, blocks }: Pick<StoredLayout, 'id' | 'blocks'>): Placed[] {
  const known: readonly string[] = isArrangedPage(id) ? sectionsOf[id] : [];
  const parts: unknown[] = Array.isArray(blocks) ? blocks : [];
  const own = readEach(parts);
  const read = parts.flatMap((part, place): Placed[] => {
    const { section, is_hidden } = part as { section?: string; is_hidden?: boolean };
    if (section === undefined) return own[place] ? [own[place]] : [];
    return known.includes(section) ? [{ section, ...(is_hidden && { is_hidden }) }] : [];
  });
  const named = read.flatMap((part) => ('section' in part ? [part.section] : []));
  const added = known.filter((section) => !named.includes(section)).map((section) => ({ section }));
  return [...read, ...added];
}
