import { churchMoment } from '#lib/core/dates/church-time.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import type { Value, Values } from '#lib/core/operations/content-table.ts';
import { readBlocks } from './blocks/block.ts';
import { contentOf, editedContent, publicContent } from './present-page.ts';
import { hasPlaceholder } from './templates/from-start.ts';

type Planned = Pick<SitePage, 'publish_at' | 'unpublish_at'>;

/**
 * Returns the row as it is at the moment `now`: planned moments that have passed are applied, in their order. The row is
 * the same object while none has.
 */
export function settled(row: SitePage, now: Date): SitePage {
  return dueMoments(row, now).reduce(
    (page, { name, at }) => (name === 'publish_at' ? published(page, at) : unpublished(page, at)),
    row,
  );
}

/** Returns the next planned moment of the row after `now`; null without one. */
export function nextMoment(row: Planned, now: Date): Date | null {
  return momentsOf(row).find(({ at }) => at > now)?.at ?? null;
}

/**
 * Returns the row once its draft is public, from the moment `at` on. Sentences of a template that ask staff to write are
 * left out, and the draft that has them stays.
 */
export function published(row: SitePage, at: Date): SitePage {
  const isSame = row.state === 'published' && row.draft === null;
  const content = contentOf(row);
  const isLeftOut = readBlocks(content.blocks).some(hasPlaceholder);
  return {
    ...row,
    ...(isLeftOut ? publicContent(content) : content),
    draft: isLeftOut ? (editedContent(content) as SitePage['draft']) : null,
    state: 'published',
    publish_at: null,
    published_at: row.published_at ?? at,
    changed_at: isSame ? row.changed_at : at,
  };
}

/** Returns the row once it is no longer public. What was never public, stays as it is. */
export function unpublished(row: SitePage, at: Date): SitePage {
  if (row.state !== 'published') return { ...row, unpublish_at: null };
  return { ...row, state: 'unpublished', unpublish_at: null, changed_at: at };
}

/** Returns the state of a page that is not public: planned, taken off, or never published. */
export function hiddenState({ publish_at, published_at }: Pick<SitePage, 'publish_at' | 'published_at'>) {
  if (publish_at) return 'scheduled';
  return published_at ? 'unpublished' : 'draft';
}

/** Returns the planned end that stays when the page is public from `begin` on: one before it ends nothing, unless the page is public now. */
export function endOnceBegun({ state, unpublish_at }: SitePage, begin: Date): string | null {
  const isKept = unpublish_at && (state === 'published' || churchMoment(`${unpublish_at}:00`) > begin);
  return isKept ? unpublish_at : null;
}

/**
 * Returns the columns that an undo writes to the row, without moments that have passed: they would be applied at once. A
 * page that was planned becomes a draft, and one that the undo makes public again has no end.
 */
export function withoutPastPlans(before: Values, row: Values | null, now = new Date()): Values {
  const past = dueMoments(before as unknown as Planned, now).map(({ name }) => name);
  const { state, published_at } = { ...row, ...before } as unknown as SitePage;
  const columns: Record<string, Value> = { ...before };
  if (past.includes('publish_at')) {
    columns.publish_at = null;
    if (state !== 'published') columns.state = hiddenState({ publish_at: null, published_at });
  }
  const isBroughtBack = row !== null && row.state !== 'published';
  if (past.includes('unpublish_at') && (state !== 'published' || isBroughtBack)) columns.unpublish_at = null;
  return columns;
}

function dueMoments(row: Planned, now: Date) {
  return momentsOf(row).filter(({ at }) => at <= now);
}

/** A time that the clocks skip is moved forward by the gap, a repeated one is the first. */
function momentsOf(row: Planned): { name: keyof Planned; at: Date }[] {
  return (['publish_at', 'unpublish_at'] as const)
    .flatMap((name) => {
      const clock = row[name];
      return clock ? [{ name, at: churchMoment(`${clock}:00`) }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
