import { z } from 'zod';
import { rowId } from '#lib/core/operations/fields.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import {
  changePrayerStatus,
  createPrayerRequest,
  deletePrayerRequest,
  notifyPrayerTeam,
} from './commands.ts';
import { countNewPrayerRequests, listPrayerRequests, listStoppedNotifications } from './queries.ts';
import { prayerRequestRow, stoppedNotificationRow } from './schema.ts';
import { addTeamMember, removeTeamMember, switchTeamMember } from './team/commands.ts';
import { listTeamMembers } from './team/queries.ts';
import { teamMemberRow } from './team/schema.ts';

/** The addresses of the API. */
export const routes = {
  Prayer: {
    '/api/prayer-requests': {
      GET: toRoute(listPrayerRequests, {
        summary: 'Prayer requests, newest first',
        detail: 'Of one `status` or of all.',
        list: true,
        answer: z.array(prayerRequestRow),
      }),
      POST: toRoute(createPrayerRequest, {
        summary: 'Send a prayer request',
        detail:
          'At most 30 an hour from one address. A wrong, missing, used or expired sum is 422 on `captcha_answer`.',
        status: 201,
        also: [429],
        answer: z.strictObject({ id: rowId }).meta({ id: 'PrayerRequestReceipt' }),
        example: {
          name: 'Ruth',
          email: 'ruth@example.org',
          request: 'Please pray for my mother, who is in hospital.',
          is_anonymous: false,
          captcha_answer: 7,
          captcha_token: 'the token of GET /api/captcha',
        },
      }),
    },
    '/api/prayer-requests/count': {
      GET: toRoute(countNewPrayerRequests, {
        summary: 'How many requests are new',
        detail: 'The only public fact about prayer requests.',
        answer: z.strictObject({ count: z.int() }).meta({ id: 'PrayerRequestCount' }),
      }),
    },
    '/api/prayer-requests/{id}': {
      PATCH: toRoute(changePrayerStatus, {
        summary: 'Move a request on',
        detail: 'From new to in progress, or from either of them to completed; every other change is 409.',
        answer: prayerRequestRow,
        example: { status: 'inprogress' },
      }),
      DELETE: toRoute(deletePrayerRequest, {
        summary: 'Delete a request for good',
        detail: 'With its unsent mails. It cannot be restored.',
      }),
    },
    '/api/prayer-team': {
      GET: toRoute(listTeamMembers, {
        summary: 'The prayer team',
        detail: 'Oldest first, those who get no mails included.',
        list: true,
        answer: z.array(teamMemberRow),
      }),
      POST: toRoute(addTeamMember, {
        summary: 'Add a member',
        detail: 'Active at once. An existing address is 409.',
        status: 201,
        also: [409],
        location: ({ id }: { id: string }) => `/api/prayer-team/${id}`,
        answer: teamMemberRow,
        example: { name: 'Naomi', email: 'naomi@example.org' },
      }),
    },
    '/api/prayer-team/{id}': {
      PATCH: toRoute(switchTeamMember, {
        summary: 'Switch a member’s mails on or off',
        detail: 'Nothing else of a member can be changed.',
        answer: teamMemberRow,
        example: { active: false },
      }),
      DELETE: toRoute(removeTeamMember, {
        summary: 'Remove a member',
        detail: 'With its unsent mails.',
      }),
    },
    '/api/functions/notify-prayer-team': {
      GET: toRoute(listStoppedNotifications, {
        summary: 'Mails to the team that were given up',
        detail: 'Latest first, with the mail server’s last response.',
        answer: z.array(stoppedNotificationRow),
      }),
      POST: toRoute(notifyPrayerTeam, {
        summary: 'Queue the team’s mails again',
        detail: 'For every active member who has not received one.',
        also: [404],
        answer: z.strictObject({ queued: z.int() }).meta({ id: 'QueuedNotifications' }),
        example: { prayerRequestId: '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11' },
      }),
    },
  },
} satisfies Routes;
