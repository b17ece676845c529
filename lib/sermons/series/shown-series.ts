import { rowLanguage, translationOf } from '#lib/core/translations/row-language.ts';
import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import type { Sermon } from '../schema.ts';

/** Returns the title of a sermon's series as it is shown; null without one. */
export function shownSeries({
  series,
  series_title,
}: Pick<Sermon, 'series' | 'series_title'>): string | null {
  return series_title ?? series;
}

/** Returns the title of a series on a page of the second language: its translation, or null for want of one. */
export function translatedSeries(slug: string | null): string | null {
  return (slug && translationOf('series', slug)?.fields.title) || null;
}

type OfSeries = Pick<Sermon, 'series' | 'series_slug'> & Spoken;

/** Returns what a sermon says of its series in the second language of the site; nothing in the first. */
export function spokenSeries({ series, series_slug, untranslated = [] }: OfSeries) {
  if (!series || !rowLanguage()?.translations) return {};
  const series_title = translatedSeries(series_slug);
  return series_title ? { series_title } : { untranslated: [...untranslated, 'series'] };
}
