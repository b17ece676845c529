import { expect, test } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { db } from '#lib/core/platform/db.ts';
import { removeDemoContent } from '#lib/setup/commands.ts';
import { updatePage } from '#lib/site-pages/commands.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { fillFirstPages } from '#prisma/first-pages.ts';
import { seedDemoContent } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const titles = async () => (await listPages({})).map(({ title }) => title);
const today = new Date().toISOString().slice(0, 10);

test('a site begins with a public page about privacy, the demo with one of weddings too, and neither comes back', async () => {
  await fillChurch(db(), { isEmpty: true });
  expect(await titles()).toEqual(['Privacy']);
  expect((await listPages({})).map(({ path }) => path)).toEqual(['/privacy']);
  expect(await db().activityLog.count()).toBe(0);
  await db().sitePage.deleteMany();
  await fillChurch(db(), { isEmpty: true });
  expect(await titles()).toEqual([]);
});

test('a site that is taken along keeps what stands at the address', async () => {
  await db().sitePage.create({ data: { path: '/privacy', title: 'Our own', state: 'published' } });
  await fillFirstPages(db(), { language: 'es', isDemo: true });
  expect((await titles()).sort()).toEqual(['Bodas', 'Our own']);
});

test('both follow the language, also after the setup, until they are written on', async () => {
  await seedDemoContent(db(), today);
  await fillChurch(db());
  expect(await titles()).toEqual(['Privacy', 'Weddings']);
  await db().church.update({ where: { id: 1 }, data: { set_up_at: new Date() } });
  await updateChurch.execute(staff, { language: 'es' });
  expect(await titles()).toEqual(['Privacidad', 'Bodas']);
  const page = await db().sitePage.findFirstOrThrow({ where: { path: '/privacy' } });
  await updatePage.execute(staff, { id: page.id, title: 'Sus datos' });
  await updateChurch.execute(staff, { language: 'en' });
  expect(await titles()).toEqual(['Privacidad', 'Weddings']);
});

test('that of weddings goes with the demo', async () => {
  await seedDemoContent(db(), today);
  await fillChurch(db());
  await removeDemoContent.execute(staff, {});
  expect(await titles()).toEqual(['Privacy']);
});
