import { expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { churchStructuredData } from '#lib/core/metadata/structured-data.ts';

test('search engines get every field about the church', () => {
  expect(churchStructuredData()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Church',
    name: church.name,
    description: church.welcome,
    telephone: church.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: church.street,
      addressLocality: church.city,
      addressRegion: church.region,
      postalCode: church.postalCode,
      addressCountry: church.country,
    },
    geo: { '@type': 'GeoCoordinates', ...church.geo },
    openingHoursSpecification: { dayOfWeek: 'Sunday', opens: '09:30', closes: '12:30' },
    sameAs: [church.social.facebook, church.social.youtube],
  });
});

test('programs learn how to search the site', () => {
  expect(churchStructuredData()).toMatchObject({
    subjectOf: {
      potentialAction: {
        '@type': 'SearchAction',
        target: expect.stringMatching(/^https?:.+\/search\?q=\{words\}$/),
        'query-input': 'required name=words',
      },
    },
  });
});

test('addresses of the site itself are whole', () => {
  const { url, logo, image } = churchStructuredData() as { url: string; logo: string; image: string };
  for (const address of [url, logo, image]) expect(new URL(address).protocol).toMatch(/^https?:$/);
});
