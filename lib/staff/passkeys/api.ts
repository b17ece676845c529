import { z } from 'zod';
import { passkeyRow } from './schema.ts';

const options = (id: string) =>
  z
    .looseObject({ challenge: z.string() })
    .meta({ id, description: 'Options of WebAuthn in JSON. The challenge is good once, for five minutes.' });
const creation = options('PasskeyCreationOptions');

export const passkeyCalls = {
  signInOptions: {
    summary: 'Ask for a passkey',
    detail:
      'The options for the browser, of any person, or with `email` of that address: for devices that find no passkey by themselves. An unknown address is answered like a known one. 409 where browsers allow none: without HTTPS or localhost.',
    status: 200,
    also: [409, 429],
    answer: options('PasskeyRequestOptions'),
  },
  list: { summary: 'Your own passkeys', detail: 'Oldest first.', answer: z.array(passkeyRow) },
  options: {
    summary: 'Begin a passkey',
    detail: 'The options for the browser. 409 where browsers allow none.',
    status: 200,
    also: [409],
    answer: creation,
  },
  joiningOptions: {
    summary: 'Begin the passkey of an invited person',
    detail: 'The options for the browser, for anyone who has the link.',
    status: 200,
    also: [409, 410],
    answer: creation,
  },
  add: {
    summary: 'Add a passkey',
    detail: 'The answer of the browser to the options. 409 for one that is known.',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/passkeys/${id}`,
    answer: passkeyRow,
  },
  rename: {
    summary: 'Rename a passkey',
    detail: 'One of your own.',
    answer: passkeyRow,
    example: { name: 'My phone' },
  },
  remove: {
    summary: 'Remove a passkey',
    detail: 'Sessions that it opened fall back to aal1. 409 for the last way to sign in.',
    also: [409],
  },
} as const;
