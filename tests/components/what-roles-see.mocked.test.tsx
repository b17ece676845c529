import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { AdminGuard } from '#components/admin-mode/admin-guard.tsx';
import { Offered } from '#components/admin-mode/offered.tsx';
import { isOffered, type Role } from '#lib/core/auth/permissions.ts';

const page = vi.hoisted(() => ({ path: '', user: null as { roles?: Role[] } | null, hasText: false }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));
vi.mock('#components/admin-mode/unsent-text.ts', () => ({
  useStaffVisible: () => true,
  hasUnsentText: () => page.hasText,
}));
vi.mock('#components/account/own-session.ts', () => ({
  useOwnSession: () => page.user,
  useIsOffered: (access: 'staff') => isOffered(access, page.user?.roles ?? []),
}));

beforeEach(() => Object.assign(page, { path: '/church-staff', user: null, hasText: false }));

const guarded = () => renderToStaticMarkup(<AdminGuard claimCommand="npm run claim">The list</AdminGuard>);

test('a staff page that a role does not include says so', () => {
  page.user = { roles: ['leader'] };
  expect(guarded()).toContain('Your role does not include this.');
  expect(guarded()).not.toContain('The list');
  page.path = '/site-pages';
  expect(guarded()).toBe('The list');
});

test('a staff page is there for its roles, and until the session is known', () => {
  expect(guarded()).toBe('The list');
  page.user = {};
  expect(guarded()).toBe('The list');
  page.user = { roles: ['owner'] };
  expect(guarded()).toBe('The list');
});

test('a form that holds unsent text stays when its role is taken away', () => {
  Object.assign(page, { user: { roles: ['prayer'] }, hasText: true });
  expect(guarded()).toBe('The list');
});

test('a note for those who set up the stream is for them alone', () => {
  const note = () => renderToStaticMarkup(<Offered access="sermons">No stream is set up.</Offered>);
  page.user = { roles: ['prayer', 'leader'] };
  expect(note()).toBe('');
  page.user = { roles: ['sermons'] };
  expect(note()).toBe('No stream is set up.');
});
