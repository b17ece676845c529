import type { Locator, Page } from 'playwright/test';

/** What opens on a page of a Spanish site, step by step: after each, the whole page is looked at. */
export interface SpanishScreen {
  path: string;
  steps: readonly ((page: Page) => Promise<void>)[];
}

export const dialog = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });

export function button(within: Page | Locator, name: string | RegExp): Locator {
  return within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first();
}

export async function see(page: Page, text: string): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Presses it and waits for its dialog with its content. */
export async function opens(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await dialog(page).waitFor();
  await page
    .getByText(/^(?:Cargando|Abriendo|Buscando)/)
    .first()
    .waitFor({ state: 'hidden' });
}

export async function refuses(page: Page, submit: string, sentence: string): Promise<void> {
  await button(dialog(page), submit).click();
  await see(page, sentence);
}
