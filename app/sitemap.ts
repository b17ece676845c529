import type { MetadataRoute } from 'next';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { publicPages } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, siteUrl } from '#lib/core/addresses/urls.ts';
import { pathByLanguage } from '#lib/core/church/spoken-languages.ts';
import { isWholePage } from '#lib/core/translations/untranslated-words.ts';
import { listUpcomingOccurrences } from '#lib/events/queries.ts';
import { listForms } from '#lib/forms/queries.ts';
import { listPublicLetters } from '#lib/letters/public/queries.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import { listPreachedBooks } from '#lib/sermons/scripture/queries.ts';
import { listSeriesPages } from '#lib/sermons/series/queries.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { readReadyPages } from '#lib/site-pages/spoken-pages.ts';
import { listTranslatedTitles } from '#lib/translations/titles/queries.ts';

export const dynamic = 'force-dynamic';

/**
 * Lists every public page: the fixed ones that links may lead to, the church's own and its news, open forms, letters,
 * upcoming events, all sermons with their series, and what was preached of the Bible.
 */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [own, ready, forms, letters, events, sermons, series, scripture] = await Promise.all([
    listPages({}),
    readReadyPages(),
    listForms({}),
    letterPages(),
    eventPages(),
    sermonPages(),
    seriesPages(),
    scripturePages(),
  ]);
  const hasNews = own.some(({ kind }) => kind === 'news');
  const fixed = publicPages.filter((path) => shownAddress(path) && (path !== unlinkedPaths.news || hasNews));
  return [
    ...fixed.flatMap(builtIn),
    ...own.flatMap(({ id, path, updated_at }) => entries(path, updated_at, ready.has(id))),
    ...forms.map((form) => entry(unlinkedPaths.form(form.slug), form.updated_at)),
    ...letters,
    ...events,
    ...sermons,
    ...series,
    ...scripture,
  ];
}

/**
 * Of a built-in page whose words are there in each language of the site an entry for each, which names the other; of others
 * that of the first.
 */
function builtIn(path: string): MetadataRoute.Sitemap {
  const own = { url: absoluteUrl(path) };
  return isWholePage(path) ? inLanguages(own, path) : [own];
}

/** Returns the entry of a page, and where it is translated one for each language, which names the other. */
function entries(path: string, lastModified: Date | string, isTranslated: boolean): MetadataRoute.Sitemap {
  const own = entry(path, lastModified);
  return isTranslated ? inLanguages(own, path) : [own];
}

function inLanguages(entry: MetadataRoute.Sitemap[number], path: string): MetadataRoute.Sitemap {
  const byLanguage = Object.entries(pathByLanguage(path)).map(
    ([tag, own]) => [tag, siteUrl() + own] as const,
  );
  if (byLanguage.length === 1) return [entry];
  const languages = Object.fromEntries(byLanguage);
  const own = byLanguage.filter(([tag]) => tag !== 'x-default');
  return own.map(([, url]) => ({ ...entry, url, alternates: { languages } }));
}

/** The letters that everybody may read, and their list; none without one. */
async function letterPages(): Promise<MetadataRoute.Sitemap> {
  const letters = await listPublicLetters({});
  if (letters.length === 0) return [];
  return [
    { url: absoluteUrl(unlinkedPaths.letters) },
    ...letters.map(({ id, updated_at }) => entry(unlinkedPaths.letter(id), updated_at)),
  ];
}

/** One entry per event: the dates of a series share the series' page. */
async function eventPages(): Promise<MetadataRoute.Sitemap> {
  const lastModified = new Map<string, Date | string>();
  for (const event of await listUpcomingOccurrences({})) {
    lastModified.set(event.parent_event_id ?? event.id, event.updated_at);
  }
  const translated = new Set(await listTranslatedTitles({ table: 'events' }));
  return [...lastModified].flatMap(([id, date]) => entries(paths.event(id), date, translated.has(id)));
}

async function sermonPages(): Promise<MetadataRoute.Sitemap> {
  const translated = new Set(await listTranslatedTitles({ table: 'sermons' }));
  const found: MetadataRoute.Sitemap = [];
  for (let offset = 0; ; ) {
    const { rows, total } = await listSermons({ limit: 200, offset });
    offset += rows.length;
    found.push(
      ...rows.flatMap(({ id, updated_at }) => entries(paths.sermon(id), updated_at, translated.has(id))),
    );
    if (rows.length === 0 || offset >= total) return found;
  }
}

async function seriesPages(): Promise<MetadataRoute.Sitemap> {
  const [pages, titled] = await Promise.all([listSeriesPages({}), listTranslatedTitles({ table: 'series' })]);
  const translated = new Set(titled);
  return pages.flatMap(({ slug, updated_at }) =>
    entries(unlinkedPaths.series(slug), updated_at, translated.has(slug)),
  );
}

/** The books that were preached with their chapters, and the page of all; none without a passage. */
async function scripturePages(): Promise<MetadataRoute.Sitemap> {
  const preached = (await listPreachedBooks({})).filter(({ sermons }) => sermons > 0);
  if (preached.length === 0) return [];
  const found = preached.flatMap(({ slug, preached: chapters }) => [
    unlinkedPaths.book(slug),
    ...chapters.map(({ chapter }) => unlinkedPaths.bookChapter(slug, chapter)),
  ]);
  return [unlinkedPaths.scripture, ...found].map((path) => ({ url: absoluteUrl(path) }));
}

function entry(path: string, lastModified: Date | string): MetadataRoute.Sitemap[number] {
  return { url: absoluteUrl(path), lastModified };
}
