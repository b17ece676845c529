import type { Locator, Page } from 'playwright/test';
import english from '#lib/language/generated/en.ts';
import { isWhole } from '#tests/support/extent.ts';
import { fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import { newGate } from '../support/gate.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { byNight, expect, test, unlock } from '../support/test.ts';

const password = siteSecrets.ADMIN_PASSWORD;

test.describe('without a session', () => {
  // A wrong password is answered 401, which the browser reports.
  test.use({ expectedErrors: [/401/] });

  test('the typed keyword asks for the password and unlocks with the right one', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: 'Staff' })).toBeVisible();
    await page.keyboard.type('admin');
    const field = page.getByLabel('Password');
    await expect(field).toBeFocused();
    await field.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
    await field.fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin mode enabled')).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Admin mode' });
    await expect(panel).toContainText('Admin Mode Active');
    await expect(panel.getByRole('link', { name: 'Prayer Request Admin' })).toHaveAttribute(
      'href',
      '/prayer-admin',
    );
    await expect(panel.getByRole('link', { name: 'Banner Admin' })).toHaveAttribute(
      'href',
      '/announcement-admin',
    );
    expect(await page.evaluate(() => localStorage.getItem('isAdminMode'))).toBe('true');
    const cookie = (await context.cookies()).find(({ name }) => name.includes('session'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  });

  test('letters typed into a field are text', byNight, async ({ page }) => {
    await page.goto('/sermons');
    await page.getByPlaceholder('Search sermons by title, speaker, or passage...').pressSequentially('admin');
    await expect(page.getByLabel('Password')).toHaveCount(0);
  });

  test('a phone without a keyboard has the Staff button', byNight, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Staff' }).click();
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Unlock admin mode' }).click();
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    // Nothing of the sign-in lies over what is pressed next, or takes the focus from it.
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the flag alone asks for the password and allows nothing', async ({ page, request }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('isAdminMode', 'true'));
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Staff sign-in' })).toBeVisible();
    const answer = await request.post('/api/events', { data: { title: 'Forged' } });
    expect(answer.status()).toBe(401);
    expect(answer.headers()['content-type']).toBe('application/problem+json');
  });
});

test('Ctrl+Shift+Z leaves admin mode: cookie and flag are gone', byNight, async ({ page, asAdmin: _ }) => {
  await page.goto('/about');
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  await page.keyboard.press('Control+Shift+KeyZ');
  await expect(page.getByText('Admin mode disabled')).toBeVisible();
  await expect(page.getByText('Admin Mode Active')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('isAdminMode'))).toBe('false');
  await expect.poll(async () => (await page.request.get('/api/auth/session')).json()).toEqual({});
});

test('the typed word exit leaves admin mode in every tab', async ({ page, context, asAdmin: _ }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/giving');
  await expect(other.getByText('Admin Mode Active')).toBeVisible();
  await expect(page.getByText('Admin Mode Active')).toBeVisible();
  await page.keyboard.type('exit');
  await expect(page.getByText('Admin mode disabled')).toBeVisible();
  await expect(other.getByText('Admin Mode Active')).toHaveCount(0);
});

const { forms, staff, documents } = english.staffPages;
const lists = [
  ['/church-forms', '/api/forms', forms.loading, english.formEditing.add],
  ['/church-staff', '/api/staff', staff.loading, english.staffView.invite],
  ['/church-documents', '/api/documents', documents.loading, english.documents.add],
] as const;

for (const [path, list, waiting, add] of isWhole ? lists : lists.slice(0, 1))
  test(`${add} stays under the finger while the list comes`, async ({ page, asAdmin: _ }) => {
    const answer = newGate();
    await page.route(`**${list}`, async (route) => {
      await answer.opened;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByText(waiting)).toBeVisible();
    const button = page.getByRole('main').getByText(add, { exact: true });
    const before = await button.boundingBox();
    answer.open();
    await expect(page.getByText(waiting)).toBeHidden();
    expect(await button.boundingBox()).toEqual(before);
  });

test('leaving admin mode on a staff page leads home', byNight, async ({ page, asAdmin: _ }) => {
  // One that is still on its way when the session ends is refused, and the browser complains.
  const list = page.waitForResponse(/\/api\/prayer-requests\?/);
  await page.goto('/prayer-admin');
  await list;
  await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without a session any more', () => {
  // What the form asks beside, such as what else is in the room, is refused.
  test.use({ expectedErrors: [/401/] });

  test('a form sent after its session has ended asks for the password first', async ({
    page,
    context,
    asAdmin: _,
  }) => {
    const title = uniqueTitle('Unlost');
    await page.goto('/events');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await fillEvent(form, { title, date: inDays(2) });
    await context.clearCookies();
    await form.getByRole('button', { name: 'Create One-time Event' }).click();
    await page.getByLabel('Password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Event created successfully')).toBeVisible();
    // The page lists the first few of all that the tests add.
    expect(await (await page.request.get('/api/events')).text()).toContain(title);
  });
});

test('visitors download nothing of admin mode', async ({ page, browser, baseURL }) => {
  const scriptsOf = async (visited: Page, sign: Locator) => {
    const texts: Promise<string>[] = [];
    visited.on('response', (response) => {
      if (/\/_next\/static\/.*\.js$/.test(response.url())) texts.push(response.text().catch(() => ''));
    });
    await visited.goto('/events', { waitUntil: 'load' });
    await expect(sign).toBeVisible();
    return (await Promise.all(texts)).join('\n');
  };
  const admin = await browser.newContext({ baseURL: String(baseURL) });
  await unlock(admin, String(baseURL));
  const staffed = await admin.newPage();
  expect(await scriptsOf(page, page.getByRole('article').first())).not.toContain('Exit Admin Mode');
  // The very words are found where they are meant to be, so the search above can fail.
  const panel = staffed.getByText('Admin Mode Active');
  expect(await scriptsOf(staffed, panel)).toContain('Exit Admin Mode');
  await admin.close();
});

test('admin mode and its forms keep to the Content-Security-Policy', async ({ page, asAdmin: _ }) => {
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective)),
  );
  await page.goto('/events');
  await page.getByRole('button', { name: 'Add Event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create One-time Event' }).click();
  await expect(page.getByText('Title is required').first()).toBeVisible();
});
