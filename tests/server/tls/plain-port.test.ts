import { describe, expect, test, vi } from 'vitest';
import { answerChallenge, leadToMain } from '#server/tls/plain-port.ts';
import { listen } from '#tests/support/servers/listen.ts';

/** A site at grace.org, asked by HTTP. */
async function site() {
  const challenges = new Map([['abc', 'abc.thumb']]);
  const { origin } = await listen((request, response) => {
    if (answerChallenge(request, response, challenges)) return;
    if (!leadToMain(request, response, 'grace.org')) response.end('the site');
  });
  return (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });
}

describe('port 80', () => {
  test('answers the challenge that is offered, to GET and HEAD', async () => {
    const ask = await site();
    const answer = await ask('/.well-known/acme-challenge/abc');
    expect([answer.status, await answer.text()]).toEqual([200, 'abc.thumb']);
    const head = await ask('/.well-known/acme-challenge/abc', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '9']);
  });

  test('leads everything else to the name by HTTPS, with its path and query', async () => {
    const ask = await site();
    // As it is set once the certificate is there.
    vi.stubEnv('SITE_URL', 'https://grace.org');
    for (const path of ['/', '/events?month=2026-12', '/.well-known/acme-challenge/other', '/a%20b//c']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, `https://grace.org${path}`]);
      expect(answer.headers.get('strict-transport-security')).toBe(null);
    }
    expect((await ask('/api/prayer-requests', { method: 'POST', body: '{}' })).status).toBe(308);
  });

  test('leads nobody to a host that is in the address', async () => {
    const ask = await site();
    const { headers } = await ask('//evil.example/x');
    expect(new URL(String(headers.get('location'))).host).toBe('grace.org');
  });

  test('answers the probes of this machine itself', async () => {
    const ask = await site();
    expect(await (await ask('/up')).text()).toBe('the site');
  });
});
