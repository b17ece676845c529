import { beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptInvitation } from '#components/account/join/accept-invitation.ts';
import { readAssurance, signIn, signInWithPasskey } from '#components/account/session.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import english from '#lib/language/generated/en.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://church.test', protocol: 'http:' } });
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

describe('where the address of the site is one of HTTPS', () => {
  const secure_address = english.password.secureAddress('https://church.test', '/etc/belltower.env');
  beforeEach(() => {
    const tokens = ['one', 'two'].values();
    vi.stubGlobal('fetch', async () => Response.json({ csrfToken: tokens.next().value, secure_address }));
  });

  test('who comes by HTTP reads that address, and what to do while it does not open', async () => {
    expect(await signIn('bluebonnets')).toEqual({ problem: secure_address });
    expect(secure_address).toBe(
      'This site’s address is https://church.test; please sign in there. Does it not open yet? Take SITE_URL out of /etc/belltower.env and restart.',
    );
    expect(english.password.secureAddress('https://church.test', undefined)).toMatch(/sign in there\.$/);
  });

  test('who is there already reads that cookies are needed', async () => {
    vi.stubGlobal('window', { location: { origin: 'https://church.test', protocol: 'https:' } });
    expect(await signIn('bluebonnets')).toEqual({ problem: english.password.needsCookie });
  });
});
