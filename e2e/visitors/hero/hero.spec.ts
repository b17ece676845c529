import type { APIRequestContext, Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { type PhotographName, photograph, photographNames } from '#tests/support/files/photographs.ts';
import { byNight, expect, test, touchAtOnce, unlock, untilLettersShow } from '../../support/test.ts';

const picture = '/icon-512.png';

test.describe('the hero background', () => {
  test('that staff try out is gone with the next load', byNight, async ({ page, asAdmin: _ }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Change Background' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Hero Background' });
    await dialog.getByLabel('Background picture').first().fill(picture);
    await dialog.getByRole('button', { name: 'Try in this browser' }).click();
    await expect(page.locator('.hero-picture img')).toHaveAttribute('src', picture);
    await page.reload();
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    await expect(page.locator('.hero-picture img')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('heroBackground'))).toBeNull();
  });

  test(
    'that staff save is what every visitor sees, a page left open too, until they take it away',
    byNight,
    async ({ browser, baseURL, page, request, asAdmin: _ }) => {
      await page.goto('/');
      const save = async (address: string) => {
        await page.getByRole('button', { name: 'Change Background' }).click();
        const dialog = page.getByRole('dialog', { name: 'Change Hero Background' });
        await dialog.getByLabel('Background picture').first().fill(address);
        await dialog.getByRole('button', { name: 'Save for all visitors' }).click();
        await expect(dialog).toHaveCount(0);
      };
      const left = await browser.newPage();
      await touchAtOnce(left);
      await left.goto(String(baseURL));
      await save(picture);
      expect(await (await request.get('/')).text()).toContain(`src="${picture}"`);
      await expect(left.locator('.hero-picture img')).toHaveAttribute('src', picture);
      await left.context().close();
      await page.reload();
      await save('');
      expect(await (await request.get('/')).text()).not.toContain(`src="${picture}"`);
    },
  );
});

/** What must stay in sight of each, in percent from the left and from the top. */
const focuses: Record<PhotographName, [x: number, y: number]> = {
  dark: [50, 55],
  bright: [66, 55],
  facesLeft: [25, 48],
  facesRight: [78, 42],
  upright: [50, 30],
  flyer: [50, 20],
};

test.describe('a photograph of the church', () => {
  test.afterAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    await unlock(context, String(baseURL));
    await publish(context.request, String(baseURL), null, [50, 50]);
    await context.close();
  });

  for (const name of photographNames) {
    test(`is in sight, and all words over it can be read: ${name}`, async ({
      browser,
      baseURL,
      context,
      asAdmin: _,
    }) => {
      const url = await upload(context.request, String(baseURL), name);
      await publish(context.request, String(baseURL), url, focuses[name]);

      const phone = await look(browser, String(baseURL), { width: 390, height: 844 });
      const picture = await boxOf(phone, '.hero-picture');
      expect(picture.top).toBeGreaterThanOrEqual((await boxOf(phone, '.site-header')).bottom - 1);
      expect((await boxOf(phone, '.hero h1')).top).toBeGreaterThanOrEqual(picture.bottom);
      // No part of the picture lies outside of its place but what the focus leaves out.
      expect(await boxOf(phone, '.hero-picture img')).toEqual(picture);
      await phone.context().close();

      for (const width of [1024, 1280, 1920]) {
        const wide = await look(browser, String(baseURL), { width, height: 800 });
        const contrasts = await contrastsBehind(wide);
        expect.soft(contrasts.title, `${name}, the title at ${width} px`).toBeGreaterThanOrEqual(3);
        expect.soft(contrasts.text, `${name}, text at ${width} px`).toBeGreaterThanOrEqual(4.5);
        const whole = await boxOf(wide, '.hero-picture');
        const poster = await boxOf(wide, '.poster');
        const [x] = focuses[name];
        // `object-fit: cover` shows the focus in its share of the place, or nearer to the middle.
        const subject = whole.left + ((whole.right - whole.left) * x) / 100;
        expect.soft(subject < poster.left || subject > poster.right, `${name} at ${width} px`).toBe(true);
        await wide.context().close();
      }
    });
  }

  test('is fetched once, as the document announces it', async ({ browser, baseURL, context, asAdmin: _ }) => {
    const url = await upload(context.request, String(baseURL), 'bright');
    await publish(context.request, String(baseURL), url, [50, 50]);
    const html = await (await context.request.get('/')).text();
    const [, announced = '', announcedSizes = ''] =
      /<link rel="preload" as="image" imageSrcSet="([^"]+)" imageSizes="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`sizes="${announcedSizes}"`);
    expect(html.split(`srcSet="${announced}"`).length).toBe(2);
    for (const width of [390, 1280]) {
      const visitor = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await visitor.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/hero-images/')) asked.push(request.url());
      });
      await page.goto(`${baseURL}/`, { waitUntil: 'networkidle' });
      expect(asked).toEqual([`${baseURL}${width === 390 ? url.replace('.webp', '-640.webp') : url}`]);
      await visitor.close();
    }
  });
});

async function upload(request: APIRequestContext, origin: string, name: PhotographName): Promise<string> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(name) };
  const answer = await request.post(`${origin}/api/uploads`, { multipart: { file, bucket: 'hero-images' } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).url;
}

async function publish(
  request: APIRequestContext,
  origin: string,
  hero_background_url: string | null,
  [hero_focus_x, hero_focus_y]: [number, number],
): Promise<void> {
  const data = { hero_background_url, hero_focus_x, hero_focus_y, if_match: '*' };
  const answer = await request.patch(`${origin}/api/settings`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens the home page as a visitor does, and waits for its picture. */
async function look(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  await touchAtOnce(page);
  await page.goto(`${origin}/`);
  await page.locator('.hero-picture img').evaluate((image: HTMLImageElement) => image.decode());
  await untilLettersShow(page);
  return page;
}

function boxOf(page: Page, selector: string): Promise<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });
}

/** The least contrast of white with what is painted behind the lines of the title, and of text and header. */
async function contrastsBehind(page: Page): Promise<{ title: number; text: number }> {
  const lines = await page.evaluate(() => {
    const linesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map(({ left, top, width, height }) => ({
          left,
          top,
          width,
          height,
        }));
      });
    return {
      title: linesOf('.hero h1 > span'),
      text: linesOf(
        '.hero-words > p > span, .hero-words [data-variant="light"] span, .site-name, .site-nav a',
      ),
    };
  });
  await page.addStyleTag({
    content:
      '.hero-words *, .site-header * { color: transparent !important; fill: none; stroke: none } .site-nav a::after { content: none !important }',
  });
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lightest = (boxes: typeof lines.title) => {
    let most = 0;
    for (const { left, top, width, height } of boxes)
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, top + height); y += 1)
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, left + width); x += 1)
          most = Math.max(most, luminanceAt(data, (y * info.width + x) * 3));
    return most;
  };
  expect([lines.title.length > 1, lines.text.length > 5]).toEqual([true, true]);
  const contrast = (boxes: typeof lines.title) => 1.05 / (lightest(boxes) + 0.05);
  return { title: contrast(lines.title), text: contrast(lines.text) };
}

function luminanceAt(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
