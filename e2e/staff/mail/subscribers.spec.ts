import type { Page } from 'playwright/test';
import { axeProblems, stickingOut } from '../../support/accessibility.ts';
import { expect, openReady, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).tap();
const people = (page: Page) => page.getByRole('list', { name: 'People', exact: true });

/** Other tests look at a church without subscribers. */
test.afterEach(async ({ page }) => {
  const rows = await (await page.request.get('/api/subscribers?limit=200')).json();
  for (const { id } of rows) await page.request.delete(`/api/subscribers/${id}`);
});

test('staff add a person, import a list that says first what will happen, and find, mend and delete people', async ({
  page,
  asAdmin: _,
}) => {
  await openReady(page, '/church-subscribers');
  await expect(page.getByText('Nobody gets letters yet')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  await press(page, 'Add a person');
  const add = page.getByRole('dialog', { name: 'Add a person' });
  await add.getByLabel('Email').fill('noreply@example.org');
  await add.getByText('They have agreed').tap();
  await add.getByRole('button', { name: 'Add a person' }).tap();
  await expect(add.getByText('Please enter what they agreed to.').first()).toBeVisible();
  await add.getByLabel('What they agreed to').fill('Yes, the newsletter');
  await add.getByLabel('When', { exact: true }).fill('2024-05-12');
  await add.getByRole('button', { name: 'Add a person' }).tap();
  await expect(add.getByText('A program writes from this address').first()).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await add.getByLabel('Email').fill('ann@example.org');
  await add.getByRole('button', { name: 'Add a person' }).tap();
  await expect(people(page).getByText('ann@example.org')).toBeVisible();
  await expect(people(page).getByText('Gets letters')).toBeVisible();

  await press(page, 'Import a list');
  const bring = page.getByRole('dialog', { name: 'Import a list' });
  await bring.getByLabel('File').setInputFiles({
    name: 'members.csv',
    mimeType: 'text/csv',
    // Windows-1252, as spreadsheets write it.
    buffer: Buffer.from(
      'Correo;Nombre;Temas\njose@example.org;Jos\xe9 Ruiz;Esta semana\nann@example.org;Ann;\nno;;\n',
      'latin1',
    ),
  });
  await bring.getByRole('button', { name: 'Look' }).tap();
  await expect(bring.getByText('1 person is asked once by mail.')).toBeVisible();
  await expect(bring.getByText('2 rows are left out:')).toBeVisible();
  await expect(bring.getByText('Is in the list already.')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await bring.getByRole('button', { name: 'Back to the list' }).tap();
  await expect(bring.getByLabel('The list')).toHaveValue(/José Ruiz/);
  await bring.getByRole('button', { name: 'Look' }).tap();
  await bring.getByRole('button', { name: 'Import', exact: true }).tap();
  await expect(people(page).getByText('José Ruiz')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('jose');
  await expect(people(page).getByRole('listitem')).toHaveCount(1);
  await people(page).getByRole('button', { name: 'Manage José Ruiz' }).tap();
  await page.getByRole('menuitem', { name: 'Change' }).tap();
  const change = page.getByRole('dialog', { name: 'Change a person' });
  await expect(change.getByLabel('This week')).toBeChecked();
  await change.getByLabel('Language of the letters').selectOption('Español');
  await change.getByRole('button', { name: 'Save' }).tap();
  await expect(people(page).getByText('Español')).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);

  await people(page).getByRole('button', { name: 'Manage José Ruiz' }).tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('Nobody is found')).toBeVisible();
});
