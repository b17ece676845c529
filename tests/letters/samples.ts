import type { LetterContent, LetterItem } from '#lib/letters/schema.ts';

export const site = 'https://church.example';

export function item(change: Partial<LetterItem> = {}): LetterItem {
  return {
    kind: 'event',
    title: 'Potluck & <b>Picnic</b>',
    when: 'Saturday, December 5, 12:00 PM',
    where: 'Fellowship Hall',
    url: `${site}/events/0a6d9a3e-7a1b-4c7e-9d57-0d8f6b1f5a01`,
    note: null,
    ...change,
  };
}

/** The letter of a week with everything in it. */
export function weekLetter(change: Partial<LetterContent> = {}): LetterContent {
  return {
    id: '5b0c8a52-63a5-4f09-8d8e-1c3a5f0b7d11',
    kind: 'week',
    subject: 'This week at church',
    words:
      '<p>Dear friends, the <strong>candles</strong> are lit again. <a href="/visit">Come and see</a>.</p>',
    blocks: [],
    items: [
      item({
        kind: 'service',
        title: 'Sunday Worship',
        when: 'Sunday, November 29, 9:00 AM',
        where: null,
        note: 'Held in the school hall while the roof is repaired',
        url: `${site}/visit`,
      }),
      item(),
      item({ title: 'Choir', when: 'Wednesdays, December 2 and 9, 7:00 PM', where: 'Sanctuary' }),
      item({
        kind: 'news',
        title: 'The bell is back',
        when: 'November 27',
        where: null,
        url: `${site}/news/bell`,
      }),
      item({
        kind: 'sermon',
        title: 'Keep Watch',
        when: 'November 22 · Pastor Ruth',
        where: null,
        url: `${site}/sermons/1c1d9f2e-11aa-4a3e-8f57-2d8f6b1f5b02`,
      }),
      item({
        kind: 'sign-up',
        title: 'Youth retreat',
        when: 'Until Friday, December 4',
        where: null,
        url: `${site}/forms/retreat`,
      }),
    ],
    day: '2026-11-26',
    pageUrl: `${site}/letters/5b0c8a52-63a5-4f09-8d8e-1c3a5f0b7d11`,
    isCorrection: false,
    language: 'en',
    ...change,
  };
}

/** Every kind of block that a letter may have. */
export const everyBlock: LetterContent['blocks'] = [
  {
    block: {
      kind: 'words',
      html: '<h3>Winter coats</h3><p>We collect <a href="https://coats.example/a?b=1&amp;c=2">coats</a> until Sunday:</p><ul><li>clean</li><li>warm</li></ul>',
    },
    items: [],
  },
  {
    block: {
      kind: 'picture',
      url: '/uploads/pages/1700000000000_ab12cd34.webp',
      alt: 'Children with candles',
      caption: 'Advent 2025',
    },
    items: [],
  },
  {
    block: {
      kind: 'words_picture',
      html: '<p>The new roof.</p>',
      url: 'https://pictures.example/roof.jpg',
      alt: 'The roof',
      side: 'left',
    },
    items: [],
  },
  { block: { kind: 'notice', html: '<p>Please park at the school.</p>' }, items: [] },
  {
    block: {
      kind: 'buttons',
      items: [
        { label: 'Sign up', url: '/forms/retreat' },
        { label: 'Write to us', url: 'mailto:office@church.example' },
      ],
    },
    items: [],
  },
  { block: { kind: 'events', count: 2 }, items: [item({ title: 'Carol service' })] },
  {
    block: { kind: 'sermons', count: 1 },
    items: [item({ kind: 'sermon', title: 'Comfort', url: `${site}/sermons` })],
  },
];
