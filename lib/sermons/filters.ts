import { paths } from '#lib/core/site/paths.ts';

/** What the library is filtered by, as its address says it. */
export interface Filters {
  search: string;
  series: string[];
  speaker: string[];
  /** All series are there to choose from, not only those of late. */
  hasAllSeries: boolean;
}

type Parameters = Record<string, string | string[] | undefined>;

export const noFilters: Filters = { search: '', series: [], speaker: [], hasAllSeries: false };

/** The filters and the page (from 1) in the address of the library; what makes no sense there is left out. */
export function readFilters({ search, series, speaker, all, page }: Parameters): Filters & { page: number } {
  return {
    search: plainLine([search].flat()[0] ?? ''),
    series: namesIn(series),
    speaker: namesIn(speaker),
    hasAllSeries: all === 'series',
    page: /^[1-9]\d{0,4}$/.test(String(page)) ? Number(page) : 1,
  };
}

/** The address of the library with these filters: the same filters always give the same address. */
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

/** Whether anything is filtered at all. */
export function isFiltered({ search, series, speaker }: Filters): boolean {
  return search !== '' || series.length > 0 || speaker.length > 0;
}

/** An address may hold anything; what nobody can type finds nothing. */
function plainLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

function namesIn(value: string | string[] | undefined): string[] {
  const names = [value ?? []].flat().map(plainLine);
  return [...new Set(names)].filter(Boolean).slice(0, 50);
}
