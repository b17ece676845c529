import { z } from 'zod';
import { challengeRow, factorRow, newFactorRow } from './schema.ts';

/** API documentation of second factors. */
export const factorCalls = {
  list: {
    summary: 'The second factors',
    detail: 'For a session that still owes one too, so that it knows what to ask a code of.',
    answer: z.array(factorRow),
  },
  enroll: {
    summary: 'Add a second factor',
    detail: 'It counts from its first confirmed code on. An authenticator app’s secret is told this once.',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/factors/${id}`,
    answer: newFactorRow,
    example: { factor_type: 'totp', friendly_name: 'The office phone' },
  },
  remove: {
    summary: 'Remove a second factor',
    detail: 'A session that was raised with it falls back. Without any factor the password alone is enough.',
  },
  challenge: {
    summary: 'Ask for a factor’s code',
    detail: 'Good for five minutes; a phone is sent its code.',
    also: [429],
    answer: challengeRow,
    example: { channel: 'sms' },
  },
  verify: {
    summary: 'Confirm a code',
    detail: 'The factor’s code, or a recovery code in its place. Raises the session to aal2.',
    also: [429],
    answer: z
      .strictObject({ expires_in: z.int().meta({ description: 'Seconds that the session holds.' }) })
      .meta({ id: 'Verification' }),
    example: { challenge_id: '3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11', code: '123456' },
  },
  countRecoveryCodes: {
    summary: 'How many recovery codes are left',
    detail: 'Each code is good once, in place of a factor’s code.',
    answer: z.strictObject({ remaining: z.int() }).meta({ id: 'RecoveryCodeCount' }),
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes',
    detail: 'The old ones end. The new ones are told this once.',
    also: [409],
    answer: z.strictObject({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' }),
  },
} as const;
