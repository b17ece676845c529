import { z } from 'zod';
import { seriesRow } from './schema.ts';

export const seriesCalls = {
  list: {
    summary: 'Every series of sermons',
    detail:
      'Made of the `series` that sermons name; spellings that differ in capitals or accents are one. The most recently preached first.',
    answer: z.array(seriesRow),
  },
  update: {
    summary: 'Change a series',
    detail:
      'Omitted fields are kept. A new title is written to its sermons; the slug stays. The title of another series is 422.',
    also: [409],
    answer: seriesRow,
    example: { description: 'Fifteen psalms for people on their way.' },
  },
} as const;
