import 'server-only';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { isUnlisted } from '#lib/core/addresses/page-lists.ts';
import { type PagePath, pages } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { wordsOf } from '#lib/core/fields/values.ts';
import { ended } from '#lib/core/text/filled.ts';
import { messages } from '#lib/language/messages.ts';
import { pageTextPages, pageTextRegister } from '#lib/page-texts/register.ts';
import { listSeriesPages } from '#lib/sermons/series/queries.ts';
import { shownTexts } from './shown-texts.ts';

/** Something that is found and has no row among the entries: a built-in page, a series of sermons, or a leader. */
export interface WrittenEntry {
  readonly kind: 'page' | 'person';
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
}

/** Texts that a page shows at some hours or in place of what is missing, that are no part of it, or that are entries. */
const apart = /^home\.headline$|^about\.leaders$|description$|[._]empty$/;

/**
 * Returns the built-in pages with the words that staff can change, the series and the leaders; nothing of pages that are
 * switched off, and of the others what they show.
 */
export async function writtenEntries(): Promise<WrittenEntry[]> {
  const [texts, allSeries] = await Promise.all([shownTexts(), listSeriesPages({})]);
  const builtIn = pageTextPages
    .filter(({ name, path }) => name !== 'site' && !isUnlisted(path))
    .map(({ path, keys }) => ({
      kind: 'page' as const,
      path,
      title: titleOf(path as PagePath),
      lead: '',
      text: keys
        .filter((key) => !apart.test(key) && texts[key] !== undefined)
        .map((key) => wordsOf(pageTextRegister[key].form, texts[key]))
        .join('\n'),
    }));
  const ofSeries = allSeries.map(({ slug, title, description }) => ({
    kind: 'page' as const,
    path: unlinkedPaths.series(slug),
    title,
    lead: '',
    text: description ?? '',
  }));
  const leaders = (texts['about.leaders'] ?? []).map(({ name, role, words }) => ({
    kind: 'person' as const,
    path: paths.leaders,
    title: name || role || '',
    lead: (name && role) || '',
    text: [name && role && ended(role), words].filter(Boolean).join(' '),
  }));
  return [...builtIn, ...ofSeries, ...leaders].filter(({ path }) => shownAddress(path));
}

function titleOf(path: PagePath): string {
  return pages[path].picture?.title() ?? messages.pages.navigation.home;
}
