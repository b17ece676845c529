import { expect, test } from 'vitest';
import { isRoleAddress } from '#lib/subscribers/staff/role-address.ts';

test.each([
  'noreply@example.org',
  'No-Reply@example.org',
  'do_not.reply+x@example.org',
  'postmaster@example.org',
  'MAILER-DAEMON@example.org',
  'bounces+12@example.org',
])('a program writes from %s', (email) => expect(isRoleAddress(email)).toBe(true));

test.each(['office@example.org', 'info@example.org', 'ann.noreply@example.org', 'rooted@example.org'])(
  'a person reads %s',
  (email) => expect(isRoleAddress(email)).toBe(false),
);
