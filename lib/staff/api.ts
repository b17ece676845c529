import { z } from 'zod';
import { sessionAnswer } from '#lib/core/openapi/sign-in.ts';
import {
  invitationRow,
  invitedStaffRow,
  newInvitation,
  ownRow,
  sharedAccess,
  signInWays,
  staffRow,
} from './schema.ts';

export const staffCalls = {
  findSignInWays: {
    summary: 'The ways to sign in',
    detail: 'What the sign-in dialog offers. It tells nothing of any person.',
    answer: signInWays,
  },
  list: {
    summary: 'The people of the staff',
    detail: 'By name, with their roles and how they sign in.',
    answer: z.array(staffRow),
  },
  invite: {
    summary: 'Invite a person',
    detail:
      'The link in `invitation_url` is returned only here, and mailed. 409 for an address that is there; 403 for roles whose permissions the caller has not.',
    status: 201,
    also: [409],
    location: ({ id }: { id: string }) => `/api/staff/${id}`,
    answer: invitedStaffRow,
    example: { name: 'Ann Baker', email: 'ann@example.org', roles: ['events'] },
  },
  update: {
    summary: 'Change a person',
    detail:
      'Nobody changes their own roles. `suspended` ends the person’s sessions. The last active owner stays one: 409.',
    also: [409],
    answer: staffRow,
    example: { roles: ['editor'] },
  },
  remove: {
    summary: 'Delete a person',
    detail: 'With sessions, passkeys and second factors. The activity log keeps the name.',
    also: [409],
  },
  inviteAgain: {
    summary: 'Make a new invitation',
    detail: 'The older one ends. 409 for a person who has accepted one.',
    status: 200,
    also: [409],
    answer: newInvitation,
  },
  findInvitation: {
    summary: 'What an invitation is about',
    detail:
      'For anyone who has the link. It changes nothing. 410 once it was used or replaced, or after seven days.',
    also: [410],
    answer: invitationRow,
  },
  accept: {
    summary: 'Accept an invitation',
    detail: 'With a password, or with a passkey. Once: it returns the session and sets its cookie.',
    status: 200,
    also: [410],
    answer: sessionAnswer,
    example: { password: 'a long sentence of mine' },
  },
  findMe: {
    summary: 'The person of the session',
    detail: '403 for the shared password, which belongs to no person.',
    answer: ownRow,
  },
  updateMe: {
    summary: 'Change your own name or password',
    detail:
      'A new password needs `current_password` if there is one, and ends the person’s other sessions. 403 for a wrong one.',
    also: [429],
    answer: ownRow,
    example: { name: 'Ann Baker' },
  },
  findSharedAccess: {
    summary: 'What the shared password opens',
    detail: 'Everything, until an owner changes it.',
    answer: sharedAccess,
  },
  updateSharedAccess: {
    summary: 'Change what the shared password opens',
    detail:
      'It can be turned off while two active owners have a passkey, or a password with a second factor; otherwise 409. Its sessions then end.',
    also: [409],
    answer: sharedAccess,
    example: { enabled: true },
  },
} as const;
