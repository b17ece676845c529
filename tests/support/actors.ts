import type { Actor } from '#lib/core/operations/access.ts';

export const visitor: Actor = { role: 'visitor', address: '203.0.113.7' };

/** Staff who gave the password; the church has no second factor. */
export const staff: Actor = {
  role: 'admin',
  address: '203.0.113.7',
  sessionId: 'test',
  staffId: null,
  roles: ['owner'],
  ministryIds: [],
  aal: 'aal1',
  nextLevel: 'aal1',
};

/** Staff who gave the password while a second factor is still to be confirmed. */
export const halfSignedIn: Actor = { ...staff, nextLevel: 'aal2' };
