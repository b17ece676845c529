import { churchRow } from '#lib/core/church/church-row.ts';

/** API documentation of the church's facts. */
export const churchCalls = {
  find: {
    summary: 'The church',
    detail: 'Its name, address, ways to reach it, and look, as every page, feed and mail has them.',
    answer: churchRow,
  },
  update: {
    summary: 'Change the church’s facts',
    detail:
      'Fields that are left out stay. Phone numbers are kept as they are written, links with or without `https://`, and of pages on Facebook, Instagram, YouTube and Vimeo the name there is enough.',
    also: [409],
    answer: churchRow,
    example: { phone: '(512) 555-0155', facebook_url: '@example.church' },
  },
} as const;
