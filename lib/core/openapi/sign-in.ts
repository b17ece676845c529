import { z } from 'zod';
import { permissions, roles } from '#lib/core/auth/permissions.ts';
import { type Area, type DescribedRoutes, only } from './document.ts';

const level = z.enum(['aal1', 'aal2']);

/** The session, as `GET /api/auth/session` gives it. */
export const sessionAnswer = z
  .strictObject({
    user: z
      .object({
        role: z.literal('admin'),
        id: z.uuid().nullable().meta({ description: 'Null for the shared password.' }),
        name: z.string().nullable(),
        roles: z.array(z.enum(roles)),
        permissions: z
          .array(z.enum(permissions))
          .meta({ description: 'A leader has some of them for their own ministries only.' }),
        ministry_ids: z.array(z.uuid()),
      })
      .optional(),
    aal: level.optional().meta({ description: 'The session’s level: aal2 with the second factor.' }),
    nextLevel: level
      .optional()
      .meta({ description: 'The level it must reach: aal2 once a second factor exists.' }),
    expires: z.iso.datetime().optional(),
  })
  .meta({ id: 'Session', description: 'The session; `{}` for a visitor.' });

const redirect = z.object({ url: z.string() });
const token = { csrfToken: z.string().meta({ description: 'From `GET /api/auth/csrf`, with its cookie.' }) };
const asJson = {
  json: z.literal('true').optional().meta({ description: 'Answers 200 or 401 instead of a redirect.' }),
};

const facts = { access: 'anyone' } as const;

/** The sign-in calls, which next-auth answers. */
export const signInRoutes = {
  '/api/auth/csrf': only('GET', {
    ...facts,
    name: 'getCsrfToken',
    isChange: false,
    summary: 'The token that sign-in and sign-out need',
    detail: 'Sets a cookie that must be sent with it.',
    answer: z
      .object({
        csrfToken: z.string(),
        secure_address: z.string().optional().meta({
          description:
            'Where the address of the site is one of HTTPS: a sentence for a browser that came by HTTP and keeps none of its cookies.',
        }),
      })
      .meta({ id: 'CsrfToken' }),
  }),
  '/api/auth/callback/credentials': only('POST', {
    ...facts,
    name: 'signIn',
    isChange: true,
    body: 'form',
    summary: 'Sign in with a password',
    detail:
      'With `email` that person’s password, without it the shared one. Sets the session cookie. A wrong password is 401; ten of them in 15 minutes from one address are 429.',
    input: z.object({ ...token, password: z.string(), email: z.string().optional(), ...asJson }),
    also: [429],
    answer: redirect,
  }),
  '/api/auth/callback/passkey': only('POST', {
    ...facts,
    name: 'signInWithPasskey',
    isChange: true,
    body: 'form',
    summary: 'Sign in with a passkey',
    detail:
      'The answer of the browser to the options of `POST /api/auth/passkey-options`, as JSON text. The session is at aal2. Another answer is 401.',
    input: z.object({ ...token, response: z.string(), ...asJson }),
    also: [429],
    answer: redirect,
  }),
  '/api/auth/signout': only('POST', {
    ...facts,
    name: 'signOut',
    isChange: true,
    body: 'form',
    summary: 'Sign out',
    detail: 'Clears the cookie and ends the session on the server, for copies of the cookie, too.',
    input: z.object({ ...token, ...asJson }),
    answer: redirect,
  }),
  '/api/auth/session': {
    ...only('GET', {
      ...facts,
      name: 'getSession',
      isChange: false,
      summary: 'Who is signed in',
      detail: 'The level of the session and the level it must reach; `{}` for a visitor.',
      answer: sessionAnswer,
    }),
    ...only('POST', {
      ...facts,
      name: 'renewSession',
      isChange: true,
      summary: 'Renew the session',
      detail: 'Extends the session by twelve hours, up to a week in total.',
      input: z.object(token),
      answer: sessionAnswer,
    }),
  },
} satisfies DescribedRoutes[Area];
