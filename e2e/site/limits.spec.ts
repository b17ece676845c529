import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import english from '#lib/language/generated/en.ts';
import { fillPrayer, solveSum } from '../support/prayer-form.ts';
import { expect, test } from '../support/test.ts';

// A page, an action and a route of the built site count the same limits, each with classes of its own.
test.use({ javaScriptEnabled: false });

let origin: string;
test.beforeAll(async ({ siteAt }) => {
  // Browser and program come from one address: a name may lead to two.
  origin = (await siteAt('empty')).origin.replace('localhost', '127.0.0.1');
});

/** Calls until the answer has another status. Returns how often it had this one, and the other answer. */
async function spend(status: number, call: () => Promise<Response>): Promise<[number, Response]> {
  for (let count = 0; ; count++) {
    const answer = await call();
    if (answer.status !== status || count > 100) return [count, answer];
  }
}

async function postPrayer(page: Page): Promise<void> {
  await page.goto(origin + paths.visitFrom(undefined));
  const form = page.locator('#prayer form');
  await fillPrayer(form, 'Please pray for my brother.');
  // Without scripts the answer brings the sum.
  await form.getByRole('button').click();
  await solveSum(form);
  await form.getByRole('button').click();
}

async function sendPrayer(): Promise<Response> {
  const { a, b, token } = await (await fetch(`${origin}/api/captcha`)).json();
  const typed = { name: 'Ruth', email: 'ruth@example.org', request: 'Please pray for my brother.' };
  return fetch(`${origin}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...typed, captcha_answer: a + b, captcha_token: token }),
  });
}

test('what an action counted first, a route and the action refuse in order', async ({ page }) => {
  await postPrayer(page);
  await expect(page.getByText('Your prayer request has been received.')).toBeVisible();
  const [count, answer] = await spend(201, sendPrayer);
  expect([count, answer.status, answer.headers.get('retry-after')]).toEqual([29, 429, expect.any(String)]);
  expect(await answer.json()).toMatchObject({ detail: english.limits.prayerRequests });
  await postPrayer(page);
  await expect(page.getByText(english.limits.prayerRequests)).toBeVisible();
});

test('what a page counted first, a route and the page refuse in order', async () => {
  const look = (path: string) => () => fetch(`${origin}${path}/no-such-link`);
  expect((await look('/s')()).status).toBe(404);
  const [count, answer] = await spend(404, look('/api/sign-ups'));
  expect([count, answer.status]).toEqual([19, 429]);
  const [, page] = await spend(404, look('/s'));
  expect(page.status).toBe(429);
  expect(await page.text()).toContain(english.limits.guessedLinks);
});
