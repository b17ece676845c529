import type { Church, PostalAddress, WithContext } from 'schema-dts';
import { church } from '#lib/core/church/church.ts';
import { paths } from './paths.ts';
import { absoluteUrl } from './urls.ts';

/** The church as search engines read it (schema.org Church). */
export function churchStructuredData(): WithContext<Church> {
  const { openingHours } = church.services;
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    '@id': absoluteUrl('/#church'),
    name: church.name,
    url: absoluteUrl(paths.home),
    logo: absoluteUrl(paths.logo),
    image: absoluteUrl(paths.socialImage),
    description: church.welcome,
    address: churchAddress(),
    geo: { '@type': 'GeoCoordinates', ...church.geo },
    telephone: church.phone,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.dayOfWeek,
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    sameAs: [church.social.facebook, church.social.youtube],
  };
}

/** The church's street as search engines read it (schema.org PostalAddress). */
export function churchAddress(): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: church.street,
    addressLocality: church.city,
    addressRegion: church.region,
    postalCode: church.postalCode,
    addressCountry: church.country,
  };
}
