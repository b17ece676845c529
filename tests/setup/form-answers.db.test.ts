import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { updateChurchAction } from '#lib/church/actions.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { db } from '#lib/core/platform/db.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { saveServiceAction } from '#lib/setup/actions.ts';
import { findSetup } from '#lib/setup/queries.ts';
import { createService } from '#prisma/factories/event.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { withChurch } from '#server/http/with-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase({ as: staff });
beforeEach(async () => {
  await fillChurch(db());
});

/** One request as the server answers it: what `send` posts, and then all that the page says. */
async function answerOf(send: () => Promise<unknown>) {
  const said: { before?: Said; after?: Said } = {};
  const application = withChurch(async () => {
    said.before = await say();
    await send();
    said.after = await say();
  });
  await application({} as IncomingMessage, {} as ServerResponse);
  return said;
}

type Said = Awaited<ReturnType<typeof say>>;

async function say() {
  return {
    name: currentChurch().name,
    zone: churchTimeZone(),
    times: serviceLines(currentServices()).map(({ text }) => text),
    words: (await pageTexts())['home.signature'].name,
  };
}

test('a page rendered after an action tells of the service as the action changed it', async () => {
  await db().event.deleteMany();
  await createService(db(), { date: '2026-01-04', time: '10:00 AM' });
  const { service } = await findSetup.execute(staff, {});
  const form = { ...service, time: '09:30', if_match: String(service.updated_at) };
  const { before, after } = await answerOf(() => saveServiceAction(form));
  expect(before?.times).toEqual(['Sunday 10:00 AM']);
  expect(after?.times).toEqual(['Sunday 9:30 AM']);
});

test('it tells of the church by its new facts, in its words and by its clock too', async () => {
  const form = { name: 'Harbor Light', short_name: 'Harbor', time_zone: 'America/New_York' };
  const { before, after } = await answerOf(() => updateChurchAction(form));
  expect(before).toMatchObject({ name: defaultChurch.name, zone: defaultChurch.time_zone });
  expect(after).toMatchObject({
    name: 'Harbor Light',
    zone: 'America/New_York',
    words: 'your friends at Harbor',
  });
});

test('after a refused action it tells what others changed meanwhile', async () => {
  const form = { name: 'Ours', if_match: '2001-01-01T00:00:00.000Z' };
  const { after } = await answerOf(async () => {
    await db().church.update({ where: { id: 1 }, data: { name: 'Theirs' } });
    return updateChurchAction(form);
  });
  expect(after?.name).toBe('Theirs');
});
