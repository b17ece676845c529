import type { Locator, Page } from 'playwright/test';

/** Fills the prayer form with all it asks for, the sum excepted. */
export async function fillPrayer(
  form: Page | Locator,
  request: string,
  email = 'ruth@example.org',
): Promise<void> {
  await form.getByRole('textbox', { name: 'Name' }).fill('Ruth');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Prayer Request' }).fill(request);
}

/** Answers the sum that keeps programs out. */
export async function solveSum(form: Page | Locator): Promise<void> {
  const sum = form.getByRole('textbox', { name: /What is \d+ \+ \d+/ });
  const label = await sum.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number);
  await sum.fill(String(a + b));
}
