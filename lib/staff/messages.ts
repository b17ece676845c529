import type { Role } from '#lib/core/auth/permissions.ts';

const roleNames: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Editor',
  events: 'Events',
  sermons: 'Sermons',
  prayer: 'Prayer',
  leader: 'Ministry leader',
};

export const staffMessages = {
  nameMissing: 'Please enter a name.',
  emailInvalid: 'Please enter a valid email address.',
  rolesMissing: 'Please choose at least one role.',
  roleUnknown: 'There is no such role.',
  ministryUnknown: 'There is no such ministry.',
  stateUnknown: 'Please choose active or suspended.',
  emailTaken: 'There is already somebody with this address.',
  ownRoles: 'Nobody can change their own roles. Please ask another owner.',
  notGiven: 'You can only give roles whose permissions you have.',
  lastOwner: 'The site needs an active owner. Please make somebody else an owner first.',
  stillInvited: 'This person has not accepted the invitation yet, so there is nothing to suspend.',
  neverJoined: 'This person has not accepted the invitation yet.',
  alreadyActive: 'This person has accepted the invitation already.',
  suspended: 'This person is suspended. Please let them in again first.',
  invitationUnknown: 'There is no such invitation. Please open the whole link, or ask for a new one.',
  invitationOver:
    'This invitation was used, replaced, or is older than seven days. Please ask for a new one.',
  passwordOrPasskey: 'Please choose a password or use a passkey.',
  passwordShort: 'Please choose at least 12 characters.',
  passwordCommon: 'This password is one of the most common ones. Please choose another.',
  passwordOfChurch: 'Please choose a password that is more than the name of the church.',
  passwordWrong: 'That is not the current password.',
  currentMissing: 'Please enter the current password.',
  passkeyRefused: 'This passkey could not be checked. Please try again.',
  passkeyKnown: 'This passkey is known already.',
  passkeyName: 'Please enter a name so you can recognize it later.',
  passkeysNeedHttps: 'Passkeys need an address with https, so please sign in with a password.',
  lastWay: 'This is your only way to sign in. Please choose a password or add another passkey first.',
  firstPasskey: 'First device',
  noPerson: 'You signed in with the shared password, which belongs to nobody. Please sign in by name.',
  ownersNeeded:
    'The shared password can be turned off once two active owners have a passkey, or a password with a second factor.',
  ownersKept:
    'While the shared password is off, two active owners must have a passkey, or a password with a second factor.',
  ownerNeeded: 'The shared password can lose the role of an owner once there is an active owner.',
  roles: roleNames,
  states: { invited: 'Invited', active: 'Active', suspended: 'Suspended' },
} as const;

/** The page of an invitation. */
export const joiningMessages = {
  title: (name: string) => `Welcome, ${name}`,
  lead: (church: string) =>
    `You were invited to help with the website of ${church}. Choose how you will sign in; it takes a minute.`,
  usePhone: 'Use this phone',
  passkeyHint: 'It asks for your fingerprint, your face or the screen lock. A computer works as well.',
  email: 'Email',
  password: 'Password',
  passwordHelp: 'At least 12 characters. A sentence of your own is easy to remember; you may paste it, too.',
  usePassword: 'Use this password',
  cancelled: 'Nothing was saved. Please try again, or choose a password below.',
  failed: 'This device could not make a passkey. Please try again, or choose a password below.',
  known: 'This device has a passkey of yours already. Please sign in with it.',
  elsewhere: (host: string) => `Passkeys work at ${host} only, so please choose a password here.`,
  needsHttps: 'Passkeys need an address with https, so please choose a password.',
  overTitle: 'This invitation is over',
  unknownTitle: 'No such invitation',
  signIn: 'Sign in',
} as const;

/** The staff in the activity log and in the export. */
export const staffLogMessages = {
  singular: 'staff member',
  plural: 'staff members',
  kind: 'Staff',
  subject: (name: string) => `the staff member ${name}`,
  labels: { name: 'Name', roles: 'Roles', state: 'State' },
  about: 'The people of the staff with their roles. Passwords and passkeys are never exported.',
} as const;

/** The mail of an invitation. */
export const staffMailMessages = {
  subject: (church: string) => `Your invitation to the website of ${church}`,
  greeting: (name: string) => `Hello ${name},`,
  lead: (church: string) =>
    `You were invited to help with the website of ${church}. With this link you choose how you sign in. It is meant for you alone, so please do not pass it on.`,
  accept: 'Accept the invitation',
  until: (day: string) => `It works once, until ${day}. If you did not expect it, you need not do anything.`,
} as const;
