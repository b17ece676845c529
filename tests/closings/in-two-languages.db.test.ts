import { beforeEach, expect, test, vi } from 'vitest';
import { listShowingAnnouncements } from '#lib/announcements/queries.ts';
import { findCurrentClosing } from '#lib/closings/queries.ts';
import { db } from '#lib/core/database/db.ts';
import { createService } from '#prisma/factories/event.ts';
import { staff } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-07T15:00:00Z') });
  await createService(db(), { is_streamed: true });
});

const inEnglish = 'Everything is cancelled this Sunday, June 8.';
const close = (message: string, run: typeof onBilingualSite = onBilingualSite) =>
  run(() => callApi('POST /api/closings', { body: { from: '2031-06-08', mode: 'cancelled', message } }));
const said = async () => (await inSecondLanguage(() => findCurrentClosing({})))?.message;

test('a message that staff left as it was suggested is said in both languages, whichever their page is in', async () => {
  const first = await close(inEnglish);
  expect(first.body.message).toBe(inEnglish);
  const spanish = await said();
  expect(spanish).toMatch(/^Todo queda cancelado este domingo, 8 de junio/);
  const [announced] = await inSecondLanguage(() => listShowingAnnouncements({}));
  expect(announced).toMatchObject({ message: spanish, translated: 'whole' });
  await callApi(`POST /api/closings/${first.body.id}/reopen`, { body: {} });
  const again = await close(spanish ?? '', inSecondLanguage);
  expect(again.body.message).toBe(inEnglish);
  expect(await said()).toBe(spanish);
});

test('one that staff wrote stays as it is until somebody translates it', async () => {
  await close('The roads are icy.');
  expect(await said()).toBe('The roads are icy.');
  expect(await db().translation.count()).toBe(0);
});
