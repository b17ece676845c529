import type { Church, OpeningHoursSpecification, PostalAddress, SearchAction, WithContext } from 'schema-dts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl, churchId } from '#lib/core/addresses/urls.ts';
import { hasAddress } from '#lib/core/church/address.ts';
import type { OpeningHours } from '#lib/core/church/church-row.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { schemaWeekdays } from '#lib/core/dates/day-number.ts';

/** Returns the church for search engines (schema.org Church), with days of different opening hours. */
export function churchStructuredData(closedDays: OpeningHoursSpecification[] = []): WithContext<Church> {
  const { name, welcome, phone, latitude, longitude, opening_hours, language, ...church } = currentChurch();
  const address = churchAddress();
  const profiles = [church.facebook_url, church.youtube_url].filter((url) => url !== null);
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    '@id': churchId(),
    name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl(unlinkedPaths.logo),
    image: absoluteUrl(unlinkedPaths.socialImage),
    description: welcome,
    subjectOf: {
      '@type': 'WebSite',
      url: absoluteUrl(paths.home),
      inLanguage: language,
      potentialAction: siteSearch(),
    },
    ...(address && { address }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
    ...(phone && { telephone: phone }),
    ...(opening_hours.length > 0 && { openingHoursSpecification: hoursOf(opening_hours) }),
    ...(closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The search of the site, with a place for the words. */
function siteSearch(): SearchAction {
  const words = { 'query-input': 'required name=words' };
  return { '@type': 'SearchAction', target: `${absoluteUrl(unlinkedPaths.search)}?q={words}`, ...words };
}

/** Returns the church's address for search engines (schema.org PostalAddress); null while it has said none. */
export function churchAddress(): PostalAddress | null {
  const { street, city, region, postal_code, country } = currentChurch();
  if (!hasAddress({ street, city })) return null;
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postal_code && { postalCode: postal_code }),
    addressCountry: country,
  };
}

/** Returns one entry alone, several as a list. */
function hoursOf(hours: readonly OpeningHours[]): OpeningHoursSpecification | OpeningHoursSpecification[] {
  const entries = hours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: schemaWeekdays[day],
    opens,
    closes,
  }));
  const [only, ...others] = entries;
  return only && others.length === 0 ? only : entries;
}
