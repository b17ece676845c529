import { z } from 'zod';
import { toRoute, toRouteByRole } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { composeWeekLetter, createLetter, deleteLetter, updateLetter } from './commands.ts';
import { listCorrections } from './corrections/queries.ts';
import { offeredCorrection } from './corrections/schema.ts';
import { letterFields } from './letter-input.ts';
import { updateLetterPlan } from './plan/commands.ts';
import { findLetterPlan } from './plan/queries.ts';
import { findLetter, findStaffLetter, listLetters } from './queries.ts';
import { letterPlan, letterRow } from './schema.ts';
import { sendLetter, skipLetter, testLetter } from './sending/commands.ts';

const sending = z
  .strictObject({
    count: z.int().meta({ description: 'How many it goes to.' }),
    minutes: z.int().meta({ description: 'About how long that takes.' }),
  })
  .meta({ id: 'LetterSending' });

const location = ({ id }: { id: string }) => `/api/letters/${id}`;

/** The addresses of the API. */
export const routes = {
  Letters: {
    '/api/letters': {
      GET: toRoute(listLetters, {
        summary: 'Letters, newest first',
        detail: 'With how many mails were sent, wait, or did not arrive.',
        list: true,
        answer: z.array(letterRow),
      }),
      POST: toRoute(createLetter, {
        summary: 'Write a letter',
        detail:
          'Nothing is sent. With `corrects`, the letter tells the readers of a sent one which of its dates have changed since; 409 when none has.',
        status: 201,
        also: [409],
        location,
        answer: letterRow,
        example: { kind: 'letter', subject: 'Our garden', words: '<p>Come and see.</p>', topics: ['news'] },
      }),
    },
    '/api/letters/compose-week': {
      POST: toRoute(composeWeekLetter, {
        summary: 'Compose ‘this week’',
        detail:
          'Services, events, news, the latest sermon and closing sign-ups of the coming seven days, as they are now. Each call makes a new letter; a week that brings nothing is `skipped`.',
        status: 201,
        location,
        answer: letterRow,
      }),
    },
    '/api/letters/corrections': {
      GET: toRoute(listCorrections, {
        summary: 'Sent letters of which something has changed',
        detail: 'Dates to come that were moved, cancelled or reopened since. `POST /api/letters` corrects.',
        answer: z.array(offeredCorrection),
      }),
    },
    '/api/letters/{id}': {
      /** Staff see every letter, everybody else what was sent and is a page of the site. */
      GET: toRouteByRole(
        'letters',
        { staff: findStaffLetter, visitors: findLetter },
        {
          summary: 'One letter',
          detail: 'For visitors once it is sent and public, without its counts.',
          also: [403],
          answer: letterRow,
        },
      ),
      PATCH: toRoute(updateLetter, {
        summary: 'Change a letter',
        detail:
          'Omitted fields are kept. One that was planned or left out is a draft again; one that was sent is 409.',
        fields: letterFields,
        answer: letterRow,
        example: { words: '<p>We look forward to seeing you.</p>' },
      }),
      DELETE: toRoute(deleteLetter, {
        summary: 'Delete a letter',
        detail: 'One that was sent stays: 409.',
      }),
    },
    '/api/letters/{id}/send': {
      POST: toRoute(sendLetter, {
        summary: 'Send a letter',
        detail:
          'To every reader of its topics once, now or `at` a time of the church’s clock. From then on it stays as it is; a second time is 409.',
        status: 202,
        also: [409],
        answer: sending,
        example: {},
      }),
    },
    '/api/letters/{id}/skip': {
      POST: toRoute(skipLetter, {
        summary: 'Leave a letter out, or stop it',
        detail: 'What has left has left; the rest never does. 409 for one that has been sent to all.',
        also: [409],
        answer: letterRow,
      }),
    },
    '/api/letters/{id}/test': {
      POST: toRoute(testLetter, {
        summary: 'Mail a letter to one address',
        detail: 'As it is now, to look at it.',
        status: 202,
        answer: z.strictObject({ to: z.string() }).meta({ id: 'LetterTest' }),
        example: { to: 'office@church.example' },
      }),
    },
    '/api/letter-plan': {
      GET: toRoute(findLetterPlan, {
        summary: 'When ‘this week’ composes itself',
        detail: 'By the church’s clock.',
        answer: letterPlan,
      }),
      PUT: toRoute(updateLetterPlan, {
        summary: 'Change when ‘this week’ composes itself',
        detail: 'With `needs_approval` it waits for a press; without, it is sent at once.',
        answer: letterPlan,
        example: { weekday: 4, time: '10:00', needs_approval: true, is_on: true },
      }),
    },
  },
} satisfies Routes;
