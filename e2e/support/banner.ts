import { expect, type Page } from 'playwright/test';

export const banner = (page: Page) => page.getByRole('region', { name: 'Announcements' });
export const message = (page: Page) => banner(page).locator('.banner-text');
export const control = (page: Page, name: string) => banner(page).getByRole('button', { name });

/** Pages that are to hear of new announcements next. */
const toBeTold = new Set<Page>();

/** From here on the page hears of no change but what its test says: what other tests change would turn its banner. */
export async function hearTestAlone(page: Page): Promise<void> {
  await page.route('**/api/live?*', (route) => {
    const told = toBeTold.delete(page) ? 'event: announcements\ndata: {}\n\n' : '';
    return route.fulfill({ contentType: 'text/event-stream', body: `retry: 50\n\n${told}` });
  });
}

/** Tells a page that hears its test alone of new announcements. */
export function tellOfNews(page: Page): void {
  toBeTold.add(page);
}

/** Items as the server gives them: so many announcements, then so many events. */
export function itemsOf(announcements: number, events = 0) {
  const item = (kind: string, words: string, href: string | null) => ({
    kind,
    id: words,
    message: words,
    href,
    background_color: '#2d4a94',
    text_color: '#ffffff',
    scroll_speed: 'normal',
    is_urgent: false,
    ends_at: null,
  });
  return [
    ...Array.from({ length: announcements }, (_, index) => item('announcement', `News ${index + 1}`, null)),
    ...Array.from({ length: events }, (_, index) => item('event', `Event ${index + 1}`, '/calendar')),
  ];
}

/** Lets the banner of a page that hears its test alone say something else, as if the server had told of a change. */
export async function say(page: Page, items: ReturnType<typeof itemsOf>): Promise<void> {
  await page.unroute('**/api/banner');
  await page.route('**/api/banner', (route) => route.fulfill({ json: items }));
  const first = items[0]?.message ?? '';
  await expect(async () => {
    // A page that begins to hear of one thing more lets go of the stream that it had.
    tellOfNews(page);
    await expect(message(page)).toHaveText(first, { timeout: 1000 });
  }).toPass();
}
