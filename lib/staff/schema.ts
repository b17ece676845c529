import { z } from 'zod';
import { roles } from '#lib/core/auth/permissions.ts';
import {
  emailAddress,
  instant,
  knownId,
  linkToken,
  required,
  rowId,
  updatedAt,
  usually,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { asciiDigits } from '#lib/core/text/ascii-digits.ts';
import { messages } from '#lib/language/messages.ts';

/** Invited: neither password nor passkey yet. */
export const staffStates = ['invited', 'active', 'suspended'] as const;
export type StaffState = (typeof staffStates)[number];

/** What the export gives of a person. */
export const exportedStaffRow = z.strictObject({
  id: rowId,
  name: z.string(),
  roles: z.array(z.string()),
  ministry_ids: z.array(rowId),
  state: usually(staffStates),
  created_at: instant,
  updated_at: updatedAt,
});

/** A person as staff with the permission `staff` see them. */
export const staffRow = z
  .strictObject({
    id: rowId,
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    ministry_ids: z.array(rowId).meta({ description: 'The ministries of a leader.' }),
    state: z.enum(staffStates).meta({
      description: '`invited` until a password or a passkey is chosen; `suspended` cannot sign in.',
    }),
    has_password: z.boolean(),
    passkeys: z.int().meta({ description: 'How many there are.' }),
    has_second_factor: z.boolean(),
    last_seen_at: instant.nullable(),
    created_at: instant,
    updated_at: updatedAt,
  })
  .meta({ id: 'StaffMember', description: 'A person of the staff.' });
export type StaffMember = z.output<typeof staffRow>;

export const newInvitation = z
  .strictObject({
    invitation_url: z.string().meta({
      description: 'The link by which the person chooses a password or a passkey. Returned only here.',
    }),
    is_mailed: z.boolean().meta({
      description: 'Whether the link is mailed to the person as well; false: the mail waits.',
    }),
  })
  .meta({ id: 'NewInvitation' });
export type NewInvitation = z.output<typeof newInvitation>;
export const invitedStaffRow = staffRow
  .extend(newInvitation.shape)
  .meta({ id: 'InvitedStaffMember', description: 'A person with the link of a new invitation.' });
export type InvitedStaffMember = z.output<typeof invitedStaffRow>;

const given = {
  name: required(() => messages.staff.nameMissing, 200),
  roles: z
    .array(z.enum(roles, { error: () => messages.staff.roleUnknown }), {
      error: () => messages.staff.rolesMissing,
    })
    .min(1, { error: () => messages.staff.rolesMissing })
    .transform((list) => [...new Set(list)]),
  ministry_ids: z
    .array(z.uuid({ error: () => messages.staff.ministryUnknown }))
    .max(200)
    .transform((list) => [...new Set(list)]),
};

/** A person to invite. */
export const staffInput = z.object({
  name: given.name,
  email: emailAddress(() => messages.staff.emailInvalid),
  roles: given.roles,
  ministry_ids: given.ministry_ids.default([]),
});
export type StaffInput = z.output<typeof staffInput>;

/** What the first person of a site types. */
export const typedPerson = staffInput.pick({ name: true, email: true });

/** The values of the forms of a person. */
export const invitationForm = staffInput.extend({ ministry_ids: given.ministry_ids });
export const memberForm = invitationForm.omit({ email: true });

/** A change of a person. Omitted fields are kept. */
export const staffChange = z.object({
  name: given.name.optional(),
  roles: given.roles.optional(),
  ministry_ids: given.ministry_ids.optional(),
  state: z.enum(['active', 'suspended'], { error: () => messages.staff.stateUnknown }).optional(),
});
export const staffUpdate = staffChange.extend({ id: knownId, if_match: ifMatch });

export const staffReference = z.object({ id: knownId, if_match: ifMatch });
export const knownStaff = z.object({ id: knownId });

/** The password that a person chooses; that it is not a common one is checked when it is stored. */
const chosenPassword = z
  .string({ error: () => messages.staff.passwordShort })
  .min(12, { error: () => messages.staff.passwordShort })
  .max(1000, { error: () => messages.errors.atMost(1000) });
const typedPassword = z.string({ error: () => messages.staff.currentMissing }).max(1000);

/** What an invited person types. */
export const newPassword = z.object({ email: z.string(), password: chosenPassword });

/** A code of six digits in any grouping. */
const claimCode = z
  .string({ error: () => messages.claim.codeMissing })
  .max(100, { error: () => messages.claim.codeMissing })
  .transform((text) => asciiDigits(text).replace(/[\s-]/g, ''))
  .refine((code) => /^\d{6}$/.test(code), { error: () => messages.claim.codeMissing });

/** What the first owner of a new site types. */
export const siteClaim = z.object({ code: claimCode, ...typedPerson.shape, password: chosenPassword });
export type SiteClaim = z.output<typeof siteClaim>;

/** What people change of themselves. */
export const ownChange = z.object({
  name: given.name.optional(),
  password: chosenPassword.optional(),
  current_password: typedPassword.optional(),
});

/** The values of the forms of the own name and password. */
export const nameForm = z.object({ name: given.name });
export const passwordForm = z.object({ password: chosenPassword, current_password: typedPassword });

export const ownRow = z
  .strictObject({ id: rowId, name: z.string(), email: z.string(), has_password: z.boolean() })
  .meta({ id: 'Me', description: 'The person of the session.' });
export type Me = z.output<typeof ownRow>;

/** A link of an invitation, by its token. */
export const invitationReference = z.object({ token: linkToken });

export const invitationRow = z
  .strictObject({
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    church: z.string(),
    expires_at: instant,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitationRow>;

/** What a browser made of a passkey, as WebAuthn writes it in JSON. It is checked as a whole where it is used. */
export const passkeyResponse = z
  .looseObject({ id: z.string().regex(/^[\w-]{1,2000}$/) })
  .meta({ description: 'The answer of the browser, as WebAuthn writes it in JSON.' });

/** How a person accepts: a password, or the new passkey of this device. */
export const invitationAcceptance = z
  .object({
    token: linkToken,
    password: chosenPassword.optional(),
    response: passkeyResponse.optional(),
    /** What the passkey is called. */
    name: z.string().trim().max(60).optional(),
  })
  .refine(({ password, response }) => (password === undefined) !== (response === undefined), {
    error: () => messages.staff.passwordOrPasskey,
    path: ['password'],
  });

/** Which ways in the sign-in dialog offers. It tells nothing of any person. */
export const signInWays = z
  .strictObject({
    shared: z.boolean().meta({ description: 'Whether the shared password opens the site.' }),
    by_name: z.boolean().meta({ description: 'Whether people sign in by name.' }),
    is_claimable: z.boolean().meta({
      description: 'Whether the site waits for its first owner, who types a code at `/setup`.',
    }),
    has_passkeys: z.boolean().meta({ description: 'Whether there is a passkey for this address.' }),
    passkey_host: z.string().nullable().meta({
      description: 'The host that passkeys belong to; null where browsers allow none.',
    }),
  })
  .meta({ id: 'SignInWays' });
export type SignInWays = z.output<typeof signInWays>;

/** What the shared password opens. */
export const sharedAccess = z
  .strictObject({
    enabled: z.boolean(),
    roles: z.array(z.enum(roles)),
    needs_password: z.literal(true).optional().meta({
      description: 'There is no shared password: turning it on takes a new one.',
    }),
    is_asked: z.literal(true).optional().meta({
      description: 'The first owner is still to say whether it stays; the next change answers that.',
    }),
  })
  .meta({ id: 'SharedAccess', description: 'Whether the shared password opens the site, and its roles.' });
export type SharedAccess = z.output<typeof sharedAccess>;

export const sharedAccessChange = z.object({
  enabled: z.boolean({ error: () => messages.errors.notValid }).optional(),
  roles: given.roles.optional(),
  password: chosenPassword.optional(),
});

/** The values of its form. A new password is checked when it is turned on. */
export const sharedAccessForm = z.object({
  enabled: z.boolean(),
  roles: given.roles,
  password: z.string().optional(),
});
export type SharedAccessValues = z.output<typeof sharedAccessForm>;
