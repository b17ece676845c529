/** What a person of the staff may be permitted, in the order in which the session lists it. */
export const permissions = [
  'events',
  'sermons',
  'ministries',
  'pages',
  'banner',
  'prayer',
  'sign-ups',
  'letters',
  'settings',
  'staff',
  'data',
] as const;
export type Permission = (typeof permissions)[number];

/** The permissions that a leader has for what belongs to the own ministries. */
const ofMinistries = ['events', 'ministries', 'pages', 'sign-ups'] as const satisfies readonly Permission[];
export type MinistryPermission = (typeof ofMinistries)[number];

/** Each role with its permissions. */
const table = {
  owner: permissions,
  editor: ['events', 'sermons', 'ministries', 'pages', 'banner', 'sign-ups', 'letters'],
  events: ['events', 'banner'],
  sermons: ['sermons'],
  prayer: ['prayer'],
  leader: [],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof table;
export const roles = Object.keys(table) as [Role, ...Role[]];

/** A permission, or that permission for rows of the own ministries: the operation then checks each row. */
export type Needed = Permission | `own ${MinistryPermission}`;

/**
 * Who may run an operation: anyone; a session (it confirms second factors); an admin: any staff who have also confirmed
 * the second factor if one exists; or staff with a permission.
 */
export type Access = 'anyone' | 'session' | 'admin' | Needed;

/** Returns the stored roles that this version knows. */
export function knownRoles(stored: readonly string[]): Role[] {
  return roles.filter((role) => stored.includes(role));
}

/** Returns what the roles permit everywhere. */
export function permissionsOf(given: readonly Role[]): Permission[] {
  return permissions.filter((permission) => given.some((role) => grants(role, permission)));
}

/** Returns what the roles permit somewhere: a leader's permissions, each for the own ministries only, included. */
export function shownPermissions(given: readonly Role[]): Permission[] {
  const own: readonly Permission[] = given.includes('leader') ? ofMinistries : [];
  return permissions.filter(
    (permission) => own.includes(permission) || given.some((role) => grants(role, permission)),
  );
}

/** Returns whether the roles permit it: everywhere, or where it is asked of the own ministries, to leaders there. */
export function permits(given: readonly Role[], needed: Needed): boolean {
  const isOwn = needed.startsWith('own ');
  return (isOwn && given.includes('leader')) || permissionsOf(given).includes(everywhere(needed));
}

/** Returns whether staff with these roles pass the access, whatever second factor is still to be confirmed. */
export function isOffered(access: Access, given: readonly Role[]): boolean {
  return access === 'anyone' || access === 'session' || access === 'admin' || permits(given, access);
}

/** Returns the permission without its limit to the own ministries. */
export function everywhere(needed: Needed): Permission {
  return (needed.startsWith('own ') ? needed.slice('own '.length) : needed) as Permission;
}

function grants(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = table[role];
  return granted.includes(permission);
}
