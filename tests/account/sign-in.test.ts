import { beforeEach, expect, test, vi } from 'vitest';
import { readAssurance, signIn } from '#components/account/session.ts';
import { problemParts } from '#lib/core/operations/problem.ts';
import { errorMessages } from '#lib/core/operations/words/messages.ts';

/** A site whose database is away: its token needs none, all else is not available. */
beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://church.test' } });
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/csrf') return Response.json({ csrfToken: 'token' });
    const { status, headers, body } = problemParts(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    return new Response(body, { status, headers });
  });
});

test('the password dialog says that the site is not available, not that the password was wrong', async () => {
  expect(await signIn('bluebonnets')).toEqual({ problem: errorMessages.unavailable });
});

test('a session that cannot be asked about is not taken for one that has ended', async () => {
  await expect(readAssurance()).rejects.toThrow();
});
