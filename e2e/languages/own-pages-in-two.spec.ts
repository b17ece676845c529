import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, openReady, test, unlock } from '../support/test.ts';

// An address that a page of the site has is refused.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/422/] });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test('a page is translated part by part, has its own address, and is listed once it is ready', async ({
  page,
  context,
}) => {
  await unlock(context, site.origin);
  const api = `${site.origin}/api`;
  await context.request.patch(`${api}/church`, { data: { second_language: 'es' } });
  const added = await context.request.post(`${api}/pages`, { data: { kind: 'page', title: 'Garden Day' } });
  const { id } = await added.json();
  const blocks = [
    { kind: 'words', html: '<p>Come and plant.</p>' },
    { kind: 'words', html: '<p>Bring a <a href="/garden-day">friend</a>.</p>' },
  ];
  await context.request.patch(`${api}/pages/${id}`, { data: { blocks } });
  await context.request.post(`${api}/pages/${id}/publish`, { data: {} });

  await test.step('a part of it', async () => {
    await openReady(page, `${site.origin}/site-pages?page=${id}`);
    await page.getByRole('button', { name: 'Edit Words, part 1' }).tap();
    const form = page.getByRole('dialog', { name: 'Words' });
    await form.getByRole('textbox', { name: 'Words in Spanish' }).fill('Venga a plantar.');
    await form.getByRole('button', { name: 'Done' }).tap();
    await expect(form).toBeHidden();
  });

  await test.step('its settings, address and tick', async () => {
    await page.getByRole('button', { name: 'Page settings' }).tap();
    const form = page.getByRole('dialog', { name: 'Page settings' });
    await form.getByLabel('Title in Spanish', { exact: true }).fill('Día del jardín');
    await form.getByLabel('Address in Spanish').fill('/about');
    await form.getByRole('button', { name: 'Save' }).tap();
    await expect(form.getByText('Please enter an address that a page of yours may have')).toBeVisible();
    await form.getByLabel('Address in Spanish').fill('/dia-del-jardin');
    await form.getByRole('button', { name: 'Save' }).tap();
    await expect(form).toBeHidden();
  });

  await test.step('visitors read it at its address, with what stands in English marked', async () => {
    const answer = await page.goto(`${site.origin}/es/garden-day`);
    expect(new URL(page.url()).pathname).toBe('/es/dia-del-jardin');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Día del jardín');
    await expect(page.getByText('Venga a plantar.')).toBeVisible();
    await expect(page.locator('main [lang="en"]', { hasText: 'Bring a friend' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'friend' })).toHaveAttribute('href', '/es/dia-del-jardin');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL(`${site.origin}/garden-day`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden Day');
  });

  await test.step('ready, it is in the sitemap and names its other language', async () => {
    await openReady(page, `${site.origin}/site-pages?page=${id}`);
    await page.getByRole('button', { name: 'Page settings' }).tap();
    const form = page.getByRole('dialog', { name: 'Page settings' });
    await form.getByRole('switch', { name: 'Ready in Spanish' }).tap();
    await form.getByRole('button', { name: 'Save' }).tap();
    await expect(form).toBeHidden();
    await page.goto(`${site.origin}/garden-day`);
    const spanish = page.locator('link[rel="alternate"][hreflang="es"]');
    await expect(spanish).toHaveAttribute('href', /\/es\/dia-del-jardin$/);
    const map = await (await page.request.get(`${site.origin}/sitemap.xml`)).text();
    expect(map).toContain('/es/dia-del-jardin</loc>');
  });
});
