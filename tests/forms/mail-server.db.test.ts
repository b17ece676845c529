import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { createForm } from '#prisma/factories/form.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail, listenForMailSlowly } from '#tests/support/servers/listen.ts';
import { type MailServer, readable } from '#tests/support/servers/mail-server.ts';
import { session } from '#tests/support/session.ts';
import { person } from './person.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

const { url, sql } = useDatabase({ as: visitor });
const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const makeDue = () => sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
const subjects = ({ received }: MailServer) =>
  received.map(({ to, source }) => `${to}: ${/You (?:are|have)[^:]*|A place[^:]*/.exec(readable(source))}`);

test('who signs up twice gets one confirmation, from a mail server that puts it off, and after a crash', async () => {
  const { id } = await createForm(db());
  let tries = 0;
  const refuse = () => (++tries === 1 ? { code: 451, message: 'Try again later' } : undefined);
  const server = await listenForMail({ refuse });
  const body = person({ email: 'ann@example.org' });
  await Promise.all([signUp(id, body), signUp(id, body)]);
  await work();
  expect(subjects(server)).toEqual([]);
  // A process that was killed has left its job taken.
  await sql(
    "UPDATE graphile_worker._private_jobs SET locked_by = 'worker-dead', locked_at = now() - interval '6 seconds'",
  );
  await recoverMails();
  await makeDue();
  await Promise.all([work(), work()]);
  await recoverMails();
  await work();
  expect(subjects(server)).toEqual(['ann@example.org: You are signed up']);
});

test('a mail server that takes its time holds up no sign-up, and who cancels meanwhile gets another one', async () => {
  const { id } = await createForm(db());
  const { server, hasArrived, accept } = await listenForMailSlowly();
  const token = tokenIn((await signUp(id, { email: 'ann@example.org' })).body);
  const working = work();
  await hasArrived;
  expect((await byLink.change(token, { seats: 2 })).status).toBe(200);
  expect((await signUp(id, { email: 'bea@example.org' })).status).toBe(201);
  expect((await byLink.cancel(token)).status).toBe(200);
  accept();
  await working;
  await work();
  expect(subjects(server).toSorted()).toEqual([
    'ann@example.org: You are signed up',
    'ann@example.org: You have cancelled your sign-up',
    'bea@example.org: You are signed up',
  ]);
});

test.each([
  ['before', ['2 confirmed', '4 cancelled', '5 waiting', '2 confirmed', '2 confirmed'], [4, 5]],
  ['after', ['2 confirmed', '4 cancelled', '5 confirmed', '2 waiting', '2 waiting'], [3]],
  ['while', null, null],
])(
  'four seats are cancelled %s staff add one: who fits comes in, in order, by one mail each',
  async (when, states, promoted) => {
    await listenForMail();
    const { id } = await createForm(db(), { capacity: 6 });
    const sign = (seats: number, index: number) => signUp(id, { seats, email: `p${index + 1}@example.org` });
    const tokens: string[] = [];
    for (const [index, seats] of [2, 4, 5, 2, 2].entries())
      tokens.push(tokenIn((await sign(seats, index)).body));
    const cancel = () => byLink.cancel(tokens[1] ?? '');
    const raise = () => {
      session.actor.mockResolvedValue(staff);
      return callApi(`PATCH /api/forms/${id}`, { body: { capacity: 7 } });
    };
    const [first, second] = when === 'after' ? [raise, cancel] : [cancel, raise];
    if (when === 'while') await Promise.all([first(), second()]);
    else for (const step of [first, second]) expect((await step()).status).toBe(200);
    const rows = await db().formAnswer.findMany({ orderBy: { arrival: 'asc' } });
    const outcome = rows.map(({ seats, state }) => `${seats} ${state}`);
    if (states) expect(outcome).toEqual(states);
    const places = await db().mail.findMany({ where: { kind: 'sign_up_place' } });
    const comeIn = rows.filter(({ arrival, state }) => arrival > 2 && state === 'confirmed');
    expect(places.map(({ about }) => about).toSorted()).toEqual(comeIn.map((row) => row.id).toSorted());
    if (promoted) expect(comeIn.map(({ arrival }) => arrival)).toEqual(promoted);
    const taken = rows
      .filter(({ state }) => state === 'confirmed')
      .reduce((sum, { seats }) => sum + seats, 0);
    expect([6, 7]).toContain(taken);
  },
);
