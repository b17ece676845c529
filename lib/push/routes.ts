import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { subscribeBrowser, unsubscribeBrowser } from './commands.ts';
import { findPushKey } from './queries.ts';
import { pushKey, pushTopics } from './schema.ts';

const example = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/dJ3',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  topics: ['alerts'],
};

/** The addresses of the API. */
export const routes = {
  Letters: {
    '/api/push-key': {
      GET: toRoute(findPushKey, {
        summary: 'The key of messages to browsers',
        detail: 'For `applicationServerKey` (RFC 8292), in base64url. It changes with AUTH_SECRET only.',
        answer: pushKey,
      }),
    },
    '/api/push-subscriptions': {
      POST: toRoute(subscribeBrowser, {
        summary: 'Send messages to a browser',
        detail:
          'Adds topics to those that the browser has, and answers all of them. Its endpoint is of a browser’s push service: another host is 422 and never called. 404 or 410 from there ends it.',
        status: 201,
        also: [429],
        answer: pushTopics,
        example,
      }),
      DELETE: toRoute(unsubscribeBrowser, {
        summary: 'End messages to a browser',
        detail: 'Some topics or all; answers those that are left. Again, it changes nothing.',
        answer: pushTopics,
      }),
    },
  },
} satisfies Routes;
