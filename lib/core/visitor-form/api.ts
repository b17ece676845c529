import { captchaSum } from './schema.ts';

export const captchaCalls = {
  create: {
    summary: 'A sum to answer',
    detail: 'The token is signed, short-lived and good for one request.',
    answer: captchaSum,
  },
} as const;
