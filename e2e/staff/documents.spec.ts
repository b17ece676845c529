import type { Page } from 'playwright/test';
import { axeProblems, stickingOut } from '../support/accessibility.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

// A file that is a PDF by its name alone is refused by the server.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/415/] });

const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`),
});

test('the bulletin goes up in five taps, under one address from week to week', async ({
  page,
  asAdmin: _,
}) => {
  await removeDocuments(page, 'Bulletins');
  await openReady(page, '/');
  await page.getByRole('button', { name: 'More for staff' }).tap();
  await page.getByRole('menuitem', { name: 'Office' }).tap();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Documents/ })
    .tap();
  await expect(page.getByRole('button', { name: 'Add a document', exact: true })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);

  const dialog = page.getByRole('dialog', { name: 'Add a document' });
  await choose(page, 'Add a document', pdf('bulletin-2026-11-22.pdf', 'old'));
  await dialog.getByLabel('Title').fill('Sunday bulletin');
  await dialog.getByLabel('Category').fill('Bulletins');
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-22');
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Put it up' }).tap();
  await expect(page.getByText('Document added')).toBeVisible();

  await choose(page, 'Add to Bulletins', pdf('bulletin-2026-11-29.pdf', 'new'));
  await expect(dialog.getByLabel('Title')).toHaveValue('Sunday bulletin');
  await dialog.getByRole('button', { name: 'Put it up' }).tap();
  const list = page.getByRole('list', { name: 'Bulletins' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('November 29, 2026');
  expect(await axeProblems(page)).toEqual([]);
  expect(await stickingOut(page, 390)).toEqual([]);
  expect(await (await page.request.get('/files/latest/bulletins')).text()).toContain('new');
});

test('a document is renamed, replaced, deleted and brought back', byNight, async ({ page, asAdmin: _ }) => {
  await removeDocuments(page, 'Reports');
  const form = { title: 'Annual report', category: 'Reports', file: pdf('report.pdf', 'first') };
  const { url } = await (await page.request.post('/api/documents', { multipart: form })).json();
  await openReady(page, '/church-documents');
  const list = page.getByRole('list', { name: 'Reports' });
  const menu = async (entry: string, title = 'Annual report') => {
    await list.getByRole('button', { name: `Change ${title}` }).tap();
    await page.getByRole('menuitem', { name: entry }).tap();
  };

  const chooser = page.waitForEvent('filechooser');
  await menu('Replace the file');
  await (await chooser).setFiles(pdf('other.pdf', 'second'));
  await expect(page.getByText('File replaced; its address is the same')).toBeVisible();
  expect(await (await page.request.get(url)).text()).toContain('second');

  await menu('Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Document' });
  await dialog.getByLabel('Title').fill('Annual report 2026');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(list.getByRole('link', { name: 'Annual report 2026' })).toHaveAttribute('href', url);

  await menu('Delete', 'Annual report 2026');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(list.getByRole('link', { name: 'Annual report 2026' })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(200);
});

test('a file that is no PDF is refused in words, and nothing typed is lost', async ({ page, asAdmin: _ }) => {
  await openReady(page, '/church-documents');
  await choose(page, 'Add a document', { ...pdf('bulletin.docx', ''), mimeType: 'application/msword' });
  await expect(page.getByText('This file is not a PDF.')).toBeVisible();
  await choose(page, 'Add a document', { ...pdf('fake.pdf', ''), buffer: Buffer.from('no PDF') });
  const dialog = page.getByRole('dialog', { name: 'Add a document' });
  await dialog.getByLabel('Title').fill('A picnic');
  await dialog.getByRole('button', { name: 'Put it up' }).tap();
  await expect(dialog.getByText('This file is not a PDF.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('A picnic');
});

/** Removes what an earlier try has put up. */
async function removeDocuments(page: Page, category: string): Promise<void> {
  const documents: { id: string; category: string }[] = await (
    await page.request.get('/api/documents')
  ).json();
  for (const { id } of documents.filter((document) => document.category === category))
    await page.request.delete(`/api/documents/${id}`);
}

/** Picks a file as the button of this name does. */
async function choose(page: Page, button: string, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).tap();
  await (await chooser).setFiles(file);
}
