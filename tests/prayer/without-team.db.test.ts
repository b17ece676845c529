import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { prayerNote } from '#lib/prayer/mail.tsx';
import { storeRequest } from '#lib/prayer/store-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const church = { ...defaultChurch, is_demo: false, email: 'church@example.org' };
const request = { name: 'Ruth', email: 'ruth@example.org', request: 'For my zebrafinch', source: null };
const ask = (facts: object) => runWithChurch({ ...church, ...facts }, () => storeRequest(db(), request));
const mails = async () => (await db().mail.findMany()).map(({ kind, to }) => [kind, to]);

test('without a prayer team the church itself is told of a request, never what it is', async () => {
  const { id } = await ask({});
  expect(await mails()).toEqual([['prayer_note', church.email]]);
  const data = await prayerNote.load(id, db());
  expect(data).toEqual({ to: church.email });
  const { text, html } = await writeMail(prayerNote, { to: church.email });
  expect(`${text}${html}`).not.toMatch(/zebrafinch|Ruth/);
  await db().prayerRequest.deleteMany();
  expect(await prayerNote.load(id, db())).toBeNull();
});

test.each([{ is_demo: true }, { email: '' }])('no one is told by mail with %o', async (facts) => {
  await ask(facts);
  expect(await mails()).toEqual([]);
});

test('with a team the church is not told', async () => {
  await createPrayerTeamEmail(db(), { email: 'ann@example.org' });
  await ask({});
  expect(await mails()).toEqual([['prayer_notice', 'ann@example.org']]);
});
