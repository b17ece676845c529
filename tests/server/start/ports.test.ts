import { expect, test, vi } from 'vitest';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { takePassedPort } from '#server/start/ports.ts';

test('a PORT beside a socket of systemd is ignored, which the log says once', () => {
  vi.stubEnv('PORT', '3000');
  vi.stubEnv('NEXTAUTH_URL', 'http://localhost:3000');
  const said = vi.spyOn(console, 'log').mockReturnValue();
  takePassedPort(80);
  takePassedPort(80);
  expect(said.mock.calls).toEqual([['PORT=3000 is ignored: systemd opens port 80.']]);
  expect([siteUrl(), process.env.NEXTAUTH_URL]).toEqual(['http://localhost', 'http://localhost']);
});
