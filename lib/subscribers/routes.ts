import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { chooseSubscription, confirmSubscription, eraseSubscription, subscribe } from './commands.ts';
import { endByOneClick, showOneClick } from './one-click.ts';
import { findSubscription, listTopics } from './queries.ts';
import { confirmationAnswer, subscriptionAnswer, subscriptionRow, topicRow } from './schema.ts';

const byLink = 'At most 60 links and codes an hour from one address may be wrong; then 429.';

/** The addresses of the API. */
export const routes = {
  Letters: {
    '/api/topics': {
      GET: toRoute(listTopics, {
        summary: 'What may be subscribed to',
        detail: 'The topics of every church, its ministries, and its events to come.',
        answer: z.array(topicRow),
      }),
    },
    '/api/subscriptions': {
      POST: toRoute(subscribe, {
        summary: 'Subscribe to letters',
        detail:
          'The answer is the same whatever is known of the address, to which one mail a day goes at most: it asks, and nothing else is sent before the person confirms. At most 60 an hour from one address.',
        status: 202,
        also: [429],
        answer: subscriptionAnswer,
        example: {
          email: 'ruth@example.org',
          topics: ['week', 'alerts'],
          captcha_answer: 7,
          captcha_token: 'the token of GET /api/captcha',
        },
      }),
    },
    '/api/subscriptions/confirm': {
      POST: toRoute(confirmSubscription, {
        summary: 'Confirm a subscription',
        detail: `By \`token\`, or by \`email\` and \`code\`. A code is valid for 48 hours, and five wrong ones end it: 422. ${byLink}`,
        also: [429],
        answer: confirmationAnswer,
        example: { email: 'ruth@example.org', code: '123456' },
      }),
    },
    '/api/subscriptions/{token}': {
      GET: toRoute(findSubscription, {
        summary: 'The subscription that a link leads to',
        detail: `It changes nothing. ${byLink}`,
        also: [429],
        answer: subscriptionRow,
      }),
      PATCH: toRoute(chooseSubscription, {
        summary: 'Choose topics, language and name',
        detail: `Omitted fields are kept; \`topics\` are sent whole and confirmed by it, and none of them ends all letters. ${byLink}`,
        also: [429],
        answer: subscriptionRow,
        example: { topics: ['week'] },
      }),
      DELETE: toRoute(eraseSubscription, {
        summary: 'Erase all that is kept of a subscriber',
        detail: `At once and for good. A hash stays, of which no address can be made: imports do not bring it back. ${byLink}`,
        also: [429],
      }),
    },
    '/api/subscriptions/{token}/one-click': { GET: showOneClick, POST: endByOneClick },
  },
} satisfies Routes;
