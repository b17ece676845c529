import { siteSecrets } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

test.use({
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
  // The wrong password, and the words that do not fit.
  expectedErrors: [/401|422/],
});

test('without scripts staff sign in, save a step of the setup, and write words and take them back', async ({
  page,
}) => {
  await page.goto('/setup?step=services');
  const give = async (password: string) => {
    await page.getByLabel('Password').fill(password);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Unlock admin mode' }).click();
    return (await answer).status();
  };
  expect(await give('wrong')).toBe(401);
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  expect(await give(siteSecrets.ADMIN_PASSWORD)).toBe(303);
  await expect(page).toHaveURL('/setup?step=services');
  await page.getByRole('button', { name: 'Save the service' }).click();
  await expect(page.getByText('Saved. Every page has it now.')).toBeVisible();
  // Neither asks to send it again.
  expect((await page.reload())?.request().method()).toBe('GET');
  expect((await page.goBack())?.request().method()).toBe('GET');

  await page.goto('/church-words');
  await page.getByRole('link', { name: 'Write the words of: Resources' }).click();
  const title = page.locator('[id="resources.lead"]');
  await title.locator('summary').click();
  const field = title.getByRole('textbox').first();
  const original = await field.inputValue();
  await field.fill(' ');
  await title.getByRole('button', { name: 'Save' }).click();
  await expect(title.getByText('Please write something here.')).toBeVisible();
  // The session ends meanwhile: what was typed comes through the sign-in, and is saved by its own button alone.
  const words = 'Written without scripts, "so" & so';
  await field.fill(words);
  await page.context().clearCookies();
  await title.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What you typed is kept.')).toBeVisible();
  expect(await give('wrong')).toBe(401);
  expect(await give(siteSecrets.ADMIN_PASSWORD)).toBe(200);
  await expect(page.getByText('It is not saved yet.')).toBeVisible();
  await expect(field).toHaveValue(words);
  await title.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Words saved.')).toBeVisible();
  await expect(page).toHaveURL('/church-words?page=resources&done=saved');
  await page.goto('/resources');
  await expect(page.getByRole('main')).toContainText(words);
  await page.goto('/church-words?page=resources');
  await title.locator('summary').click();
  await title.getByRole('button', { name: 'Use the original again' }).click();
  await expect(page.getByText('The original words are back.')).toBeVisible();
  await title.locator('summary').click();
  await expect(field).toHaveValue(original);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
