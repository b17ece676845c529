import { beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptInvitation } from '#components/account/join/accept-invitation.ts';
import { readAssurance, signIn, signInWithPasskey } from '#components/account/session.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import english from '#lib/language/generated/en.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://church.test' } });
});

describe('on a site whose database is away', () => {
  /** Its token needs none, all else is not available. */
  beforeEach(() => {
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === '/api/auth/csrf') return Response.json({ csrfToken: 'token' });
      const { status, headers, body } = problemParts(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
      return new Response(body, { status, headers });
    });
  });

  test('the password dialog says that the site is not available, not that the password was wrong', async () => {
    expect(await signIn('bluebonnets')).toEqual({ problem: english.errors.unavailable });
  });

  test('a session that cannot be asked about is not taken for one that has ended', async () => {
    await expect(readAssurance()).rejects.toThrow();
  });
});

describe('in a browser that keeps no cookies', () => {
  /** The site as such a browser finds it: each token is another, and no session is there. */
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      sent.push(path);
      return Response.json(path === '/api/auth/csrf' ? { csrfToken: String(sent.length) } : {});
    });
  });

  test.each([
    ['a password', () => signIn('bluebonnets')],
    ['a name', () => signIn('bluebonnets', 'ann@example.org')],
    ['a passkey', () => signInWithPasskey({ id: 'key' })],
  ])('who signs in with %s reads that a cookie is needed, and no try is used up', async (_way, act) => {
    expect(await act()).toEqual({ problem: english.password.needsCookie });
    expect(new Set(sent)).toEqual(new Set(['/api/auth/csrf']));
  });

  test.each([{ password: 'a long sentence of mine' }, { response: { id: 'key' } }])(
    'who accepts an invitation with %o reads so, and the link stays open',
    async (way) => {
      const refusal = await acceptInvitation('/api/invitations/token', way);
      expect(refusal?.message).toBe(english.password.needsCookie);
      expect(new Set(sent)).toEqual(new Set(['/api/auth/csrf']));
    },
  );
});
