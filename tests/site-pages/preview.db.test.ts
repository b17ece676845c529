import { beforeEach, expect, test, vi } from 'vitest';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { db } from '#lib/core/database/db.ts';
import { providePageRendering } from '#lib/core/html/page-rendering.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { createPage, publishPage, updatePage } from '#lib/site-pages/commands.ts';
import { isShared } from '#lib/site-pages/preview/preview-link.ts';
import { findPreviewedPage } from '#lib/site-pages/preview/queries.ts';
import { drawnPage } from '#lib/site-pages/staff/drawn-page.ts';
import { drawStaffPage, listPageVersions } from '#lib/site-pages/staff/queries.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const draft = { path: '/weddings', title: 'New title', blocks: [{ kind: 'address' }] };
const sharedOf = async (id: string) => {
  const { body } = await callApi(`POST /api/pages/${id}/preview`);
  return { ...body, token: String(body.url.split('/preview/')[1]) };
};
const keyOf = async (id: string) => (await db().sitePage.findUniqueOrThrow({ where: { id } })).preview_key;
const open = (token: string) => findPreviewedPage.execute(visitor, { token });

test('a shared link shows the draft to anyone for seven days, and is no new version of the page', async () => {
  const { id, updated_at } = await createSitePage(db(), { draft });
  const { token, expires_at } = await sharedOf(id);
  expect(await open(token)).toMatchObject({ title: 'New title', blocks: [{ kind: 'address' }] });
  for (const tail of ['.', '),', '%5D']) expect(await open(token + tail)).toMatchObject({ id });
  expect(await db().sitePage.findFirst()).toMatchObject({ updated_at });
  expect(await db().activityLog.count()).toBe(1);
  expect(JSON.stringify(await db().activityLog.findMany())).not.toContain('preview_key');
  vi.useFakeTimers({ now: new Date(expires_at).getTime() - 1, toFake: ['Date'] });
  expect(await open(token)).toMatchObject({ title: 'New title' });
  expect(isShared(await keyOf(id))).toBe(true);
  vi.setSystemTime(new Date(expires_at));
  expect(isShared(await keyOf(id))).toBe(false);
  await expect(open(token)).rejects.toMatchObject({ code: 'not_found' });
});

test('a link that is stopped, altered or of another page shows nothing', async () => {
  const { id } = await createSitePage(db(), { draft });
  const other = await createSitePage(db(), { path: '/camp', preview_key: 'another' });
  const { token } = await sharedOf(id);
  expect(isShared(await keyOf(id))).toBe(true);
  const [, until, signature] = token.split('.');
  for (const wrong of [
    '',
    'a',
    `${other.id}.${until}.${signature}`,
    `${id}.zzzzzzzzz.${signature}`,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
  ])
    await expect(open(wrong)).rejects.toMatchObject({ code: 'not_found' });
  expect((await callApi(`DELETE /api/pages/${id}/preview`)).status).toBe(204);
  expect(isShared(await keyOf(id))).toBe(false);
  await expect(open(token)).rejects.toMatchObject({ code: 'not_found' });
  // A new link does not bring the former back.
  const { token: again } = await sharedOf(id);
  expect(await open(again)).toMatchObject({ title: 'New title' });
  await expect(open(token)).rejects.toMatchObject({ code: 'not_found' });
});

const words = (text: string) => [{ kind: 'words', html: `<p>${text}</p>` }];

beforeEach(() => {
  providePageRendering(async (path) => `${path} ${JSON.stringify(drawnPage()?.blocks)}`);
});

test('staff see the draft drawn, and no other request does', async () => {
  const { id } = await createPage.execute(staff, { kind: 'page', title: 'Weddings' });
  await publishPage.execute(staff, { id });
  await updatePage.execute(staff, { id, blocks: words('A draft.') });
  const { page, html } = await drawStaffPage.execute(staff, { id });
  expect(page.blocks).toMatchObject(words('A draft.'));
  expect(html).toBe(`${unlinkedPaths.drawnPage} ${JSON.stringify(page.blocks)}`);
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
  const said = versions.map(({ page }) => `${page.title} ${blockWords(page.blocks)}`);
  expect(said).toContain('Camp First.');
  expect(versions.map(({ page }) => page.title)).not.toContain('Summer camp');
  await expect(listPageVersions.execute(staff, { id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'not_found',
  });
});
