import { paths } from '#lib/core/addresses/linked-paths.ts';

/** The library's filters in its address. */
export interface Filters {
  search: string;
  series: string[];
  speaker: string[];
  /** Offers all series as choices, not only recent ones. */
  hasAllSeries: boolean;
}

type Parameters = Record<string, string | string[] | undefined>;

export const noFilters: Filters = { search: '', series: [], speaker: [], hasAllSeries: false };

/** Returns the filters and the page (from 1) in the library's address, ignoring invalid values. */
export function readFilters({ search, series, speaker, all, page }: Parameters): Filters & { page: number } {
  return {
    search: plainLine([search].flat()[0] ?? ''),
    series: namesIn(series),
    speaker: namesIn(speaker),
    hasAllSeries: all === 'series',
    page: /^[1-9]\d{0,4}$/.test(String(page)) ? Number(page) : 1,
  };
}

/** Returns the library's address with these filters: equal filters give equal addresses. */
export function libraryPath({ search, series, speaker, hasAllSeries }: Filters, page = 1): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  for (const name of [...series].sort()) query.append('series', name);
  for (const name of [...speaker].sort()) query.append('speaker', name);
  if (hasAllSeries) query.set('all', 'series');
  if (page > 1) query.set('page', String(page));
  const asked = query.toString();
  return asked ? `${paths.sermons}?${asked}` : paths.sermons;
}

/** Returns whether any filter is set. */
export function isFiltered({ search, series, speaker }: Filters): boolean {
  return search !== '' || series.length > 0 || speaker.length > 0;
}

/** Returns the text without control characters, which match nothing. */
function plainLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function namesIn(value: string | string[] | undefined): string[] {
  const names = [value ?? []].flat().map(plainLine);
  return [...new Set(names)].filter(Boolean).slice(0, 50);
}
