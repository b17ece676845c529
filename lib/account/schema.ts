import { z } from 'zod';
import { toPhoneNumber } from '#lib/core/messaging/phone-number.ts';
import { smsChannels } from '#lib/core/messaging/sms-channels.ts';
import { atMost, instant, knownId, required, rowId } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';

/** A second factor, visible to every password session. */
export const factorRow = z
  .strictObject({
    id: rowId,
    factor_type: z.enum(['totp', 'phone']),
    friendly_name: z.string(),
    status: z.enum(['verified', 'unverified']),
    created_at: instant,
  })
  .meta({ id: 'Factor', description: 'A second factor; never its secret, nor its number.' });

export type Factor = z.output<typeof factorRow>;

export const newFactorRow = factorRow
  .extend({
    phone: z.string().optional(),
    issuer: z.string().optional(),
    totp: z
      .strictObject({
        qr_code: z.string().meta({ description: 'The picture to scan, a data URL.' }),
        secret: z.string(),
        uri: z.string(),
      })
      .optional()
      .meta({ description: 'Of an authenticator app, returned only here.' }),
  })
  .meta({ id: 'NewFactor', description: 'A newly added factor.' });

export type NewFactor = z.output<typeof newFactorRow>;

export const challengeRow = z.strictObject({ id: rowId, expires_at: instant }).meta({ id: 'Challenge' });

export type SentChallenge = z.output<typeof challengeRow>;

const friendly_name = atMost(60, { least: 1, message: () => messages.factors.nameMissing });

/** A new authenticator app. `issuer` is the label that the app shows; the church's name by default. */
export const totpFactorInput = z.object({
  factor_type: z.literal('totp'),
  friendly_name,
  issuer: z.string().trim().max(60).optional(),
});

/** A new phone, by its number in any usual spelling. */
export const phoneFactorInput = z.object({
  factor_type: z.literal('phone'),
  friendly_name,
  phone: z
    .string({ error: () => messages.factors.phoneInvalid })
    .max(40, { error: () => messages.factors.phoneInvalid, abort: true })
    .refine((typed) => toPhoneNumber(typed) !== null, { error: () => messages.factors.phoneInvalid }),
});

/** A new second factor: an authenticator app or a phone. */
export const factorInput = z.discriminatedUnion('factor_type', [totpFactorInput, phoneFactorInput], {
  error: () => messages.factors.typeUnknown,
});

const factor = z.object({ id: knownId });

export const factorRemoval = factor;

/** A request for a challenge; `channel` is how the code is sent to a phone. With `recovery` nothing is sent. */
export const factorChallenge = factor.extend({
  channel: z
    .enum([...smsChannels, 'recovery'], { error: () => messages.factors.channelUnknown })
    .default('sms'),
});

/** The answer to a challenge: the factor's code, or a recovery code. */
export const factorVerification = factor.extend({
  challenge_id: knownId,
  code: required(
    () => messages.factors.codeMissing,
    64,
    () => messages.factors.codeWrong,
  ),
});
