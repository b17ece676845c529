import { z } from 'zod';
import { emailAddress, instant, knownId, required, rowId } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { passkeyResponse } from '../schema.ts';

export const passkeyRow = z
  .strictObject({
    id: rowId,
    name: z.string(),
    created_at: instant,
    last_used_at: instant.nullable(),
    is_synced: z.boolean().meta({ description: 'Whether it is on other devices of the person, too.' }),
  })
  .meta({ id: 'Passkey', description: 'A passkey of the person; never its key.' });
export type PasskeyRow = z.output<typeof passkeyRow>;

const name = required(() => messages.staff.passkeyName, 60);

export const newPasskey = z.object({ name, response: passkeyResponse });
export const knownPasskey = z.object({ id: knownId });
export const passkeyNaming = knownPasskey.extend({ name });

/** Which passkeys a browser is asked for at sign-in: any, or those of an address. */
export const passkeyQuestion = z.object({
  email: emailAddress(() => messages.staff.emailInvalid).optional(),
});
