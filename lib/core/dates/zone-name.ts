import { churchLanguage } from '#lib/core/church/locale.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { isTimeZone } from './zoned-moment.ts';

/**
 * Returns a time zone's name in the church's language, with its city: 'Central Time (Chicago)', 'Hora central (Chicago)'.
 * What is no zone stays unchanged.
 * @param at a moment, since a zone may change its name
 */
export function zoneName(zone: string, at = new Date()): string {
  if (zone === 'UTC' || !isTimeZone(zone)) return zone;
  const { locale } = languageFacts[churchLanguage()];
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const city = zone.replace(/^.*\//, '').replaceAll('_', ' ');
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} (${city})`;
}
