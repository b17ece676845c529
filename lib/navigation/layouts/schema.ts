import { z } from 'zod';
import { updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline, uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { type Block, block, blockList } from '#lib/site-pages/blocks/block.ts';
import { type ArrangedPage, arrangedPages, lasting, sectionsOf } from './sections.ts';

const section = z.strictObject({
  section: z.string({ error: () => messages.navigation.noSection }),
  is_hidden: z.boolean().optional(),
});

/** A built-in section, or a block of the church's own. */
export type Placed = z.output<typeof section> | Block;
const placed = z.union([section, block]);

const name = z.string().max(20);

export const layoutQuestion = z.object({ name });
export const layoutRemoval = layoutQuestion.extend({ if_match: ifMatch });
/** The arrangement of a page: each page's schema checks it. */
export const layoutChange = uncheckedTexts(layoutRemoval.extend({ blocks: z.unknown() }));

/** An arrangement in responses. */
export const pageLayout = z
  .strictObject({
    blocks: z.array(placed),
    updated_at: updatedAt.nullable().meta({ description: 'Null for the original order.' }),
    ...spokenFields,
  })
  .meta({
    id: 'PageLayout',
    description: 'The sections of a built-in page with the church’s own blocks between them.',
  });
export type PageLayout = z.output<typeof pageLayout>;

/** The parts of an arrangement, for the API's document. */
export const layoutFields = z.object({ blocks: z.array(placed) });

/** Returns whether a part is a section of the site's, not a block of the church's own. */
export function isSection(part: Placed): part is z.output<typeof section> {
  return 'section' in part;
}

/** Returns the schema of a page's arrangement: every section once, with own blocks between them. */
function layoutOf(page: ArrangedPage) {
  return multiline(
    z
      .array(z.custom<unknown>(), { error: () => messages.navigation.notAList })
      .transform((parts, context) =>
        parts.map((part, place) => {
          const isOfSite = typeof part === 'object' && part !== null && 'section' in part;
          const read = (isOfSite ? section : block).safeParse(part);
          for (const issue of read.error?.issues ?? [])
            context.addIssue({ ...issue, path: [place, ...issue.path] } as never);
          return read.data as Placed;
        }),
      )
      .superRefine((parts, context) => {
        for (const [path, message] of misplaced(page, parts))
          context.addIssue({ code: 'custom', path, message });
        const own = blockList.safeParse(parts.filter((part) => part && !isSection(part)));
        const limit = own.error?.issues.find(({ path }) => path.length === 0);
        if (limit) context.addIssue({ code: 'custom', path: [], message: limit.message });
      }),
  );
}

/** By page: the schema of its arrangement. */
export const layoutInputs = Object.fromEntries(
  arrangedPages.map((page) => [page, z.object({ blocks: layoutOf(page) })]),
) as Record<ArrangedPage, z.ZodObject<{ blocks: ReturnType<typeof layoutOf> }>>;

/** Sections that the page does not have, that stand twice or not at all, or that may not be hidden. */
function misplaced(page: ArrangedPage, parts: readonly Placed[]): [(string | number)[], string][] {
  const known: readonly string[] = sectionsOf[page];
  const seen = new Set<string>();
  const found = parts.flatMap((part, place): [(string | number)[], string][] => {
    if (!part || !isSection(part)) return [];
    const at = [place, 'section'];
    if (!known.includes(part.section))
      return [[at, messages.navigation.unknownSection(part.section.slice(0, 40))]];
    if (seen.has(part.section)) return [[at, messages.navigation.sectionTwice]];
    seen.add(part.section);
    const mayNot = part.is_hidden && part.section === lasting[page];
    return mayNot ? [[[place, 'is_hidden'], messages.navigation.sectionStays]] : [];
  });
  const missing = known.filter((each) => !seen.has(each));
  if (missing.length > 0) found.push([[], messages.navigation.sectionMissing(missing.join(', '))]);
  return found;
}
