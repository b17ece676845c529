import { z } from 'zod';
import type { Endpoint } from '#lib/core/operations/routes/options.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { closeDates, reopenClosing } from './commands.ts';
import { findCurrentClosing, listClosings, previewClosing } from './queries.ts';
import { type Closing, churchStatus, closing, closingPreview } from './schema.ts';

const example = { from: '2026-12-06', mode: 'late', new_time: '11:30' };

/** The addresses of the API. */
export const routes = {
  Content: {
    '/api/closings': {
      GET: toRoute(listClosings, {
        summary: 'Closings, newest first',
        detail: 'Those that were opened again too.',
        answer: z.array(closing),
      }),
      POST: toRoute(closeDates, {
        summary: 'Close the church',
        detail:
          'Each date is cancelled, online only or late from then on, and an announcement says so, all or nothing. A second closing of the same days takes the place of the first: 200 with the first one’s id.',
        status: 201,
        isMerged: ({ created_at, updated_at }: Closing) => created_at !== updated_at,
        answer: closing,
        example: { ...example, message: 'The roads are icy: we begin at 11:30 this Sunday.' },
      }),
    },
    '/api/closings/preview': {
      POST: toRoute(previewClosing, {
        summary: 'The dates that a closing would touch',
        detail:
          'Changes nothing. Services, single events, dates of series and days of multi-day events that are not cancelled already; with `late` only those that begin before the new time. A time that cannot be read counts as all day.',
        answer: closingPreview,
        example,
      }),
    },
    '/api/closings/current': {
      GET: toRoute(findCurrentClosing, {
        summary: 'The closing that holds today or in the next 7 days',
        detail: '`null` where there is none.',
        answer: closing.nullable(),
      }),
    },
    '/api/closings/{id}/reopen': {
      POST: toRoute(reopenClosing, {
        summary: 'Open the church again',
        detail:
          'What each date was before comes back, what was written of it since stays, and the announcement goes.',
        also: [409],
        answer: closing,
      }),
    },
  },
} satisfies Routes;

/** The church's status, outside the API. */
export const statusCall: Endpoint = {
  access: 'anyone',
  isChange: false,
  hasETag: true,
  name: 'churchStatus',
  summary: 'Whether the church is open today',
  detail: 'For signs, telephones and other websites: pages of any origin may read it (CORS `*`).',
  answer: churchStatus,
};
