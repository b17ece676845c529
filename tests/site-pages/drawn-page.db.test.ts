import { beforeEach, expect, test } from 'vitest';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { providePageRendering } from '#lib/core/site/page-rendering.ts';
import { createPage, publishPage, updatePage } from '#lib/site-pages/commands.ts';
import { drawnPage } from '#lib/site-pages/staff/drawn-page.ts';
import { drawStaffPage, listPageVersions } from '#lib/site-pages/staff/queries.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const words = (text: string) => [{ kind: 'words', html: `<p>${text}</p>` }];

beforeEach(() => {
  providePageRendering(async (path) => `${path} ${JSON.stringify(drawnPage()?.blocks)}`);
});

test('staff see the draft drawn, and no other request does', async () => {
  const { id } = await createPage.execute(staff, { kind: 'page', title: 'Weddings' });
  await publishPage.execute(staff, { id });
  await updatePage.execute(staff, { id, blocks: words('A draft.') });
  const { page, html } = await drawStaffPage.execute(staff, { id });
  expect(page.blocks).toEqual(words('A draft.'));
  expect(html).toBe(`${machinePaths.drawnPage} ${JSON.stringify(words('A draft.'))}`);
  expect(drawnPage()).toBeUndefined();
});

test('two pages that are drawn at once are not mistaken for each other', async () => {
  const titles = ['One', 'Two'];
  const rows = await Promise.all(titles.map((title) => createPage.execute(staff, { kind: 'page', title })));
  for (const [place, { id }] of rows.entries())
    await updatePage.execute(staff, { id, blocks: words(titles[place] ?? '') });
  const drawn = await Promise.all(rows.map(({ id }) => drawStaffPage.execute(staff, { id })));
  for (const [place, { html }] of drawn.entries()) expect(html).toContain(`<p>${titles[place]}</p>`);
});

test('what a page said before is read from the activity log', async () => {
  const { id } = await createPage.execute(staff, { kind: 'page', title: 'Camp' });
  await updatePage.execute(staff, { id, blocks: words('First.') });
  await publishPage.execute(staff, { id });
  await updatePage.execute(staff, { id, title: 'Summer camp', blocks: words('Second.') });
  const versions = await listPageVersions.execute(staff, { id });
  expect(versions.map(({ page }) => [page.title, page.blocks])).toContainEqual(['Camp', words('First.')]);
  expect(versions.map(({ page }) => page.title)).not.toContain('Summer camp');
  await expect(listPageVersions.execute(staff, { id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
});
