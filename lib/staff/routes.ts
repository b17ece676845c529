import { z } from 'zod';
import { sessionAnswer } from '#lib/core/openapi/sign-in.ts';
import { toRoute } from '#lib/core/operations/routes/route.ts';
import type { Routes } from '#lib/core/operations/routes/table.ts';
import { claimSite } from './claim/commands.ts';
import { deleteStaff, inviteAgain, inviteStaff, updateSharedAccess, updateStaff } from './commands.ts';
import { acceptInvitation } from './joining/commands.ts';
import { findInvitation } from './joining/queries.ts';
import { updateMe } from './me/commands.ts';
import { findMe } from './me/queries.ts';
import {
  addPasskey,
  invitationPasskeyOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  signInOptions,
} from './passkeys/commands.ts';
import { listPasskeys } from './passkeys/queries.ts';
import { passkeyRow } from './passkeys/schema.ts';
import { findSharedAccess, findSignInWays, listStaff } from './queries.ts';
import {
  invitationRow,
  invitedStaffRow,
  newInvitation,
  ownRow,
  sharedAccess,
  signInWays,
  staffRow,
} from './schema.ts';

const options = (id: string) =>
  z
    .looseObject({ challenge: z.string() })
    .meta({ id, description: 'Options of WebAuthn in JSON. The challenge is good once, for five minutes.' });

const creation = options('PasskeyCreationOptions');

/** The addresses of the API. */
export const routes = {
  'Sign-in': {
    '/api/claim': {
      POST: toRoute(claimSite, {
        summary: 'Claim a new site',
        detail:
          'Makes the person with the code of the installation the first owner; it returns the session and sets its cookie. The code has six digits and is valid once, for an hour and ten tries; `belltower claim` prints a new one. 403 for a wrong or too old code, 429 after ten tries, 410 once there is an owner, or where ADMIN_PASSWORD is set. A body that is 422 costs no try.',
        status: 201,
        also: [403, 410, 429],
        answer: sessionAnswer,
        example: {
          code: '481 920',
          name: 'Ann Baker',
          email: 'ann@example.org',
          password: 'a long sentence of mine',
        },
      }),
    },
    '/api/auth/passkey-options': {
      POST: toRoute(signInOptions, {
        summary: 'Ask for a passkey',
        detail:
          'The options for the browser, of any person, or with `email` of that address: for devices that find no passkey by themselves. An unknown address is answered like a known one. 409 where browsers allow none: without HTTPS or localhost.',
        also: [409, 429],
        answer: options('PasskeyRequestOptions'),
      }),
    },
    '/api/auth/ways': {
      GET: toRoute(findSignInWays, {
        summary: 'The ways to sign in',
        detail: 'What the sign-in dialog offers. It tells nothing of any person.',
        answer: signInWays,
      }),
    },
  },
  People: {
    '/api/staff': {
      GET: toRoute(listStaff, {
        summary: 'The people of the staff',
        detail: 'By name, with their roles and how they sign in.',
        answer: z.array(staffRow),
      }),
      POST: toRoute(inviteStaff, {
        summary: 'Invite a person',
        detail:
          'The link in `invitation_url` is returned only here, and mailed. 409 for an address that is there; 403 for roles whose permissions the caller has not.',
        status: 201,
        also: [409],
        location: ({ id }: { id: string }) => `/api/staff/${id}`,
        answer: invitedStaffRow,
        example: { name: 'Ann Baker', email: 'ann@example.org', roles: ['events'] },
      }),
    },
    '/api/staff/{id}': {
      PATCH: toRoute(updateStaff, {
        summary: 'Change a person',
        detail:
          'Nobody changes their own roles. `suspended` ends the person’s sessions. The last active owner stays one: 409.',
        answer: staffRow,
        example: { roles: ['editor'] },
      }),
      DELETE: toRoute(deleteStaff, {
        summary: 'Delete a person',
        detail: 'With sessions, passkeys and second factors. The activity log keeps the name.',
      }),
    },
    '/api/staff/{id}/invite': {
      POST: toRoute(inviteAgain, {
        summary: 'Make a new invitation',
        detail: 'The older one ends. 409 for a person who has accepted one.',
        also: [409],
        answer: newInvitation,
      }),
    },
    '/api/invitations/{token}': {
      GET: toRoute(findInvitation, {
        summary: 'What an invitation is about',
        detail:
          'For anyone who has the link. It changes nothing. 410 once it was used or replaced, or after seven days.',
        also: [410],
        answer: invitationRow,
      }),
      POST: toRoute(acceptInvitation, {
        summary: 'Accept an invitation',
        detail: 'With a password, or with a passkey. Once: it returns the session and sets its cookie.',
        also: [410],
        answer: sessionAnswer,
        example: { password: 'a long sentence of mine' },
      }),
    },
    '/api/invitations/{token}/passkey-options': {
      POST: toRoute(invitationPasskeyOptions, {
        summary: 'Begin the passkey of an invited person',
        detail: 'The options for the browser, for anyone who has the link.',
        also: [409, 410],
        answer: creation,
      }),
    },
    '/api/passkeys': {
      GET: toRoute(listPasskeys, {
        summary: 'Your own passkeys',
        detail: 'Oldest first.',
        answer: z.array(passkeyRow),
      }),
      POST: toRoute(addPasskey, {
        summary: 'Add a passkey',
        detail: 'The answer of the browser to the options. 409 for one that is known.',
        status: 201,
        also: [409],
        location: ({ id }: { id: string }) => `/api/passkeys/${id}`,
        answer: passkeyRow,
      }),
    },
    '/api/passkeys/options': {
      POST: toRoute(passkeyOptions, {
        summary: 'Begin a passkey',
        detail: 'The options for the browser. 409 where browsers allow none.',
        also: [409],
        answer: creation,
      }),
    },
    '/api/passkeys/{id}': {
      PATCH: toRoute(renamePasskey, {
        summary: 'Rename a passkey',
        detail: 'One of your own.',
        answer: passkeyRow,
        example: { name: 'My phone' },
      }),
      DELETE: toRoute(removePasskey, {
        summary: 'Remove a passkey',
        detail: 'Sessions that it opened fall back to aal1. 409 for the last way to sign in.',
        also: [409],
      }),
    },
    '/api/me': {
      GET: toRoute(findMe, {
        summary: 'The person of the session',
        detail: '403 for the shared password, which belongs to no person.',
        answer: ownRow,
      }),
      PATCH: toRoute(updateMe, {
        summary: 'Change your own name or password',
        detail:
          'A new password needs `current_password` if there is one, and ends the person’s other sessions. 403 for a wrong one.',
        also: [429],
        answer: ownRow,
        example: { name: 'Ann Baker' },
      }),
    },
    '/api/shared-access': {
      GET: toRoute(findSharedAccess, {
        summary: 'What the shared password opens',
        detail:
          'Everything, until an owner changes it. A site that its first owner claimed by a code begins without one.',
        answer: sharedAccess,
      }),
      PATCH: toRoute(updateSharedAccess, {
        summary: 'Change what the shared password opens',
        detail:
          'It can be turned off while two active owners have a passkey, or a password with a second factor; otherwise 409. Its sessions then end. Where there is none, turning it on takes a `password`.',
        also: [409],
        answer: sharedAccess,
        example: { enabled: true },
      }),
    },
  },
} satisfies Routes;
