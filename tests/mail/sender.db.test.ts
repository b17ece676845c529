import { beforeEach, describe, expect, test, vi } from 'vitest';
import { updateChurch } from '#lib/church/commands.ts';
import { readChurch } from '#lib/church/read-church.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { loadForm } from '#lib/forms/public/load-form.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { confirmOwn } from '#lib/setup/commands.ts';
import { inviteHere, inviteStaff } from '#lib/staff/commands.ts';
import { createForm } from '#prisma/factories/form.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { readable } from '#tests/support/servers/mail-server.ts';

const { url } = useDatabase({ as: staff });
/** What stands at the foot of the demo's mails. */
const ofDemo = [defaultChurch.street, defaultChurch.city];

const here = async <Result>(run: () => Promise<Result>) => runWithChurch(await readChurch(), run);
const state = (facts: object) => here(() => updateChurch.execute(staff, facts));

/** Invites a person and does what there is to do. Returns the mails that were received, as they read. */
async function mailed(): Promise<string[]> {
  const server = await listenForMail();
  const person = { name: 'Ruth', email: 'ruth@example.org', roles: ['editor' as const] };
  await here(async () => {
    if ((await db().staff.count()) === 0) await inviteStaff.execute(staff, person);
    await recoverMails();
    await runDueJobs({ connectionString: url, jobs: [mailJobs] });
  });
  return server.received.map(({ source }) => readable(source));
}

const waiting = () => here(async () => (await callApi('GET /api/outbox?state=waiting')).body);

describe('on a site that began empty', () => {
  beforeEach(() => fillChurch(db(), { isEmpty: true }));

  test('mails wait until the church has a name and an e-mail address', async () => {
    expect(await mailed()).toEqual([]);
    const wait =
      'Mail is not set up yet. The church’s name or e-mail address is missing under “Church Settings”.';
    expect(await waiting()).toMatchObject([{ to: 'ruth@example.org', sent_at: null, last_error: wait }]);
    await state({ name: 'New Hope' });
    expect(await mailed()).toEqual([]);
    const { slug } = await createForm(db());
    expect(await here(() => loadForm({ slug }))).toMatchObject({ isMailed: false });
    await state({ email: 'hello@newhope.example' });
    expect(await here(() => loadForm({ slug }))).toMatchObject({ isMailed: true });
    const [mail, ...more] = await mailed();
    expect([mail, more]).toEqual([expect.stringContaining('From: New Hope <hello@newhope.example>'), []]);
    expect(await waiting()).toEqual([]);
  });

  test('a church that has the name of the demo’s confirms it', async () => {
    await state({ email: 'hello@newhope.example' });
    expect(await mailed()).toEqual([]);
    await here(() => confirmOwn.execute(staff, { names: ['name'] }));
    expect(await mailed()).toHaveLength(1);
  });

  test('MAIL_FROM is a sender, and the foot says nothing of the demo’s church', async () => {
    vi.stubEnv('MAIL_FROM', 'The office <office@newhope.example>');
    const [mail] = await mailed();
    expect(mail).toContain('From: The office <office@newhope.example>');
    for (const own of [...ofDemo, `\n${defaultChurch.name}\n`]) expect(mail).not.toContain(own);
  });

  test('the foot has no street of the demo’s church, and its own once it is there', async () => {
    await state({ name: 'New Hope', email: 'hello@newhope.example' });
    const [without] = await mailed();
    expect(without).toMatch(/^New Hope$/m);
    for (const own of ofDemo) expect(without).not.toContain(own);
    await db().staff.deleteMany();
    await state({ street: '14 Pier Road', city: 'Rockport', region: 'ME', postal_code: null });
    const [whole] = await mailed();
    expect(whole).toMatch(/^14 Pier Road, Rockport, ME$/m);
  });
});

test('the demo mails in the name of its church', async () => {
  await fillChurch(db());
  const [mail] = await mailed();
  expect(mail).toContain(`From: ${defaultChurch.name} <`);
});

describe('who gives a name in the setup', () => {
  const typed = { name: 'Dee Owens', email: 'dee@example.org' };
  const people = () => db().staff.findMany({ select: { name: true, email: true, roles: true } });

  test('is invited as an owner in this browser, without a mail, and may begin again', async () => {
    const first = await inviteHere.execute(staff, { ...typed, name: 'Dee' });
    const second = await inviteHere.execute(staff, { ...typed, email: 'Dee@Example.org' });
    expect(second.invitation_url).toMatch(/\/join\/[\w-]{43}$/);
    expect(second.invitation_url).not.toBe(first.invitation_url);
    expect(await people()).toEqual([{ ...typed, roles: ['owner'] }]);
    expect(await db().mail.count()).toBe(0);
  });

  test('is refused at the address of somebody who has joined', async () => {
    await inviteHere.execute(staff, typed);
    await db().staff.updateMany({ data: { state: 'active', roles: ['editor'] } });
    await expect(inviteHere.execute(staff, typed)).rejects.toMatchObject({
      code: 'conflict',
      more: { fields: { email: ['There is already somebody with this address.'] } },
    });
    expect(await people()).toEqual([{ ...typed, roles: ['editor'] }]);
  });
});
