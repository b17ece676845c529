import { z } from 'zod';
import { smsChannels } from '#lib/core/platform/sms-channels.ts';
import { factorMessages } from './messages.ts';
import { toPhoneNumber } from './phone-number.ts';

const friendly_name = z
  .string(factorMessages.nameMissing)
  .trim()
  .min(1, factorMessages.nameMissing)
  .max(60, 'Please use at most 60 characters.');

/** A new authenticator app. `issuer` is what the app shows above the code; left out, the church's name. */
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
    .string(factorMessages.phoneInvalid)
    .max(40, factorMessages.phoneInvalid)
    .refine((typed) => toPhoneNumber(typed) !== null, factorMessages.phoneInvalid),
});

/** A new second factor (specification section 3, 'Multi-factor factor'). */
export const factorInput = z.discriminatedUnion('factor_type', [totpFactorInput, phoneFactorInput], {
  error: factorMessages.typeUnknown,
});

const factor = z.object({ id: z.uuid('There is no such entry.') });

export const factorRemoval = factor;

/**
 * Asks for a factor's code; `channel` is how it travels to a phone. With `recovery` nothing is sent: a
 * recovery code will be the answer.
 */
export const factorChallenge = factor.extend({
  channel: z.enum([...smsChannels, 'recovery'], factorMessages.channelUnknown).default('sms'),
});

/** The answer to a challenge: the factor's code, or one of the recovery codes in its place. */
export const factorVerification = factor.extend({
  challenge_id: z.uuid('There is no such entry.'),
  code: z
    .string(factorMessages.codeMissing)
    .trim()
    .min(1, factorMessages.codeMissing)
    .max(64, factorMessages.codeWrong),
});

export const nothing = z.object({});
