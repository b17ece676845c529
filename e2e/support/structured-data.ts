import type { Page } from 'playwright/test';

/** The page's JSON-LD of that type. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = texts
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
  if (!found) throw new Error(`There is no ${type} in the page.`);
  return found;
}
