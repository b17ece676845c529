import { churchRow } from '#lib/core/church/church-row.ts';

export const churchCalls = {
  find: {
    summary: 'The church',
    detail: 'Its name, address, contacts and look, as on every page, feed and mail.',
    answer: churchRow,
  },
  update: {
    summary: 'Change the church’s facts',
    detail:
      'Omitted fields are kept. Until the site is set up, another `language` also rewrites what it began with and nobody has changed. Phone numbers are stored as sent. Links may omit `https://`; for Facebook, Instagram, YouTube and Vimeo the profile’s name is enough.',
    also: [409],
    answer: churchRow,
    example: { phone: '(512) 555-0155', facebook_url: '@example.church' },
  },
} as const;
