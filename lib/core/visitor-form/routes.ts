import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { createCaptcha } from './queries.ts';
import { captchaSum } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  Prayer: {
    '/api/captcha': {
      GET: toRoute(createCaptcha, {
        summary: 'A sum to answer',
        detail: 'The token is signed, short-lived and good for one request.',
        answer: captchaSum,
      }),
    },
  },
} satisfies Routes;
