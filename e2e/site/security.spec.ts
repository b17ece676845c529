import { expect, test } from '../support/test.ts';

const pages = ['/', '/events', '/sermons', '/livestream', '/visit', '/prayer-admin', '/no-such-page'];
const data = [
  '/api/events',
  '/api/health',
  '/api/auth/session',
  '/calendar.ics',
  '/sitemap.xml',
  '/up',
  '/api/no-such-call',
];

for (const path of [...pages, ...data]) {
  test(`${path} tells browsers how to treat it`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });
}

test('an unknown address of the API is a 404 problem for any request', async ({ baseURL }) => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  const form = new FormData();
  form.set('0', '[]');
  const bodies = [form, new URLSearchParams({ a: 'b' }), '{}', '<a/>', new Uint8Array(9)];
  for (const path of ['/api', '/api/no-such-call', '/api/events/a/b', '/api/docs/x', '/api/no/such/call']) {
    for (const method of methods) {
      const refused = await Promise.all(
        (method === 'GET' ? [undefined] : bodies).map((body) =>
          fetch(baseURL + path, { method, body: body ?? null, headers: body ? { 'next-action': 'x' } : {} }),
        ),
      );
      for (const answer of refused) {
        expect([method, path, answer.status]).toEqual([method, path, 404]);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        expect(await answer.json()).toMatchObject({ status: 404, title: 'Not found' });
      }
    }
    const answer = await fetch(baseURL + path, { method: 'POST', body: form });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

for (const path of [...pages.slice(0, -1), ...data.slice(0, -1), '/icon-512.png', '/api/docs', '/api/live']) {
  test(`${path} names its methods, refuses others and allows no other origin`, async ({ request }) => {
    const asked = await request.fetch(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'PUT' },
    });
    expect([asked.status(), await asked.text()]).toEqual([204, '']);
    const allow = asked.headers().allow ?? '';
    expect(allow).toMatch(/\bGET\b.*\bHEAD\b/);
    const refused = await request.fetch(path, { method: 'PUT' });
    expect([refused.status(), refused.headers().allow]).toEqual([405, allow]);
    expect(await refused.json()).toMatchObject({ status: 405, title: 'Method not allowed' });
    for (const { name } of [...asked.headersArray(), ...refused.headersArray()])
      expect(name.toLowerCase()).not.toMatch(/^access-control/);
  });
}

for (const path of [
  '/',
  '/prayer-admin',
  '/api/events',
  '/api/announcements',
  '/calendar.ics',
  '/icon-512.png',
]) {
  test(`${path} answers HEAD as GET, without the body`, async ({ request }) => {
    // Tests beside this one change content; between two changes the two are the same.
    await expect(async () => {
      const [read, head] = [await request.get(path), await request.head(path)];
      expect([head.status(), await head.text()]).toEqual([read.status(), '']);
      const told = (headers: Record<string, string>) =>
        ['content-type', 'content-length', 'etag', 'cache-control'].map((name) => headers[name]);
      expect(told(head.headers())).toEqual(told(read.headers()));
    }).toPass();
  });
}

test('the API describes itself, and its page reads without scripts', async ({
  request,
  browser,
  baseURL,
}) => {
  expect(await (await request.get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/api/docs');
  await expect(page).toHaveTitle(/^The API - /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByText('Change an event, one date of it', { exact: false }).click();
  await expect(page.getByText('curl -X PATCH').filter({ visible: true }).first()).toBeVisible();
  await context.close();
});

for (const path of pages) {
  test(`${path} allows its own inline scripts by their hashes, and no others`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  });
}

test.describe('a script from elsewhere', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('does not run, even when it finds its way into a page', async ({ page }) => {
    await page.goto('/');
    const hasRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      return 'intruder' in window;
    });
    expect(hasRun).toBe(false);
  });
});

test('hashed files are kept for ever and sent compressed', async ({ page }) => {
  const answer = page.waitForResponse(/\/_next\/static\/.*\.js/);
  await page.goto('/');
  const headers = (await answer).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
});
