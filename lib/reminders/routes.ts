import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { askForReminder, endReminders } from './commands.ts';
import { endedReminders, reminderReceipt } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Letters: {
    '/api/reminders': {
      POST: toRoute(askForReminder, {
        summary: 'Ask to be reminded of a date',
        detail:
          'One mail at 18:00 of the evening before, by the church’s clock; it follows a date that moves, and says so of one that is cancelled. The answer is the same for every address. At most three wait for an address that is no confirmed subscriber.',
        status: 202,
        also: [404, 429],
        answer: reminderReceipt,
        example: {
          event_id: '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11',
          date: '2031-06-01',
          email: 'ruth@example.org',
          captcha_answer: 7,
          captcha_token: 'the token of GET /api/captcha',
        },
      }),
    },
    '/api/reminders/{token}': {
      DELETE: toRoute(endReminders, {
        summary: 'End the reminders of an address',
        detail: 'All that wait for the address to which the link was mailed. Again, it changes nothing.',
        also: [429],
        answer: endedReminders,
      }),
    },
  },
} satisfies Routes;
