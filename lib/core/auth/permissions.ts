/** What a person of the staff may be permitted, in the order in which the session lists it. */
export const permissions = [
  'events',
  'sermons',
  'ministries',
  'pages',
  'banner',
  'prayer',
  'sign-ups',
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
  editor: ['events', 'sermons', 'ministries', 'pages', 'banner', 'sign-ups'],
  events: ['events', 'banner'],
  sermons: ['sermons'],
  prayer: ['prayer'],
  leader: [],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof table;
export const roles = Object.keys(table) as [Role, ...Role[]];

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

function grants(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = table[role];
  return granted.includes(permission);
}
