import type { Church, WithContext } from 'schema-dts';
import { church } from './church.ts';
import { paths } from './paths.ts';
import { absoluteUrl } from './site-url.ts';

/** The church as search engines read it: every field of specification section 1. */
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: church.street,
      addressLocality: church.city,
      addressRegion: church.region,
      postalCode: church.postalCode,
      addressCountry: church.country,
    },
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
