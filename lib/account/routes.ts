import { z } from 'zod';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { challengeFactor, enrollFactor, removeFactor, renewRecoveryCodes, verifyFactor } from './commands.ts';
import { countRecoveryCodes, listFactors } from './queries.ts';
import { challengeRow, factorRow, newFactorRow } from './schema.ts';

/** The addresses of the API. */
export const routes = {
  'Sign-in': {
    '/api/factors': {
      GET: toRoute(listFactors, {
        summary: 'The second factors',
        detail: 'Also for a session that must still confirm one.',
        answer: z.array(factorRow),
      }),
      POST: toRoute(enrollFactor, {
        summary: 'Add a second factor',
        detail:
          'It takes effect with its first confirmed code. An authenticator app’s secret is returned only here.',
        status: 201,
        also: [409],
        location: ({ id }: { id: string }) => `/api/factors/${id}`,
        answer: newFactorRow,
        example: { factor_type: 'totp', friendly_name: 'The office phone' },
      }),
    },
    '/api/factors/{id}': {
      DELETE: toRoute(removeFactor, {
        summary: 'Remove a second factor',
        detail:
          'Sessions that it raised fall back to aal1. Without any factor the password alone is enough. 409 while the shared password is off and two owners must keep theirs.',
        also: [409],
      }),
    },
    '/api/factors/{id}/challenge': {
      POST: toRoute(challengeFactor, {
        summary: 'Ask for a factor’s code',
        detail: 'Valid for five minutes; a phone receives its code.',
        also: [429],
        answer: challengeRow,
        example: { channel: 'sms' },
      }),
    },
    '/api/factors/{id}/verify': {
      POST: toRoute(verifyFactor, {
        summary: 'Confirm a code',
        detail: 'The factor’s code, or a recovery code instead. Raises the session to aal2.',
        also: [429],
        answer: z
          .strictObject({ expires_in: z.int().meta({ description: 'The session’s lifetime in seconds.' }) })
          .meta({ id: 'Verification' }),
        example: { challenge_id: '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11', code: '123456' },
      }),
    },
    '/api/factors/recovery-codes': {
      /** Counts the unused recovery codes, and replaces them. A recovery code answers any challenge. */
      GET: toRoute(countRecoveryCodes, {
        summary: 'How many recovery codes are left',
        detail: 'Each is valid once, instead of a factor’s code.',
        answer: z.strictObject({ remaining: z.int() }).meta({ id: 'RecoveryCodeCount' }),
      }),
      POST: toRoute(renewRecoveryCodes, {
        summary: 'Make new recovery codes',
        detail: 'The old ones become invalid. The new ones are returned only here.',
        also: [409],
        answer: z.strictObject({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
      }),
    },
  },
} satisfies Routes;
