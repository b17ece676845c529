import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { log } from '#lib/core/process/log.ts';
import { clearAnswers } from '#lib/forms/jobs.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailKinds } from '#lib/mail/kinds.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm } from '#prisma/factories/form.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { unzip } from '#tests/support/files/zip.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { askApi, callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

const { sql } = useDatabase({ as: visitor });
const said: string[] = [];
beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  newDataFolder();
  said.length = 0;
  for (const level of ['info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(log, level).mockImplementation((...words: unknown[]) => void said.push(JSON.stringify(words)));
});

const word = 'zebrafinch';
const question = { id: randomUUID(), kind: 'text', label: 'Health', help: null, choices: [] };
const questions = [{ ...question, is_required: false, is_sensitive: true }];

/** The names of the tables, of every schema, in which the word is found. */
async function tablesWith(marked: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>(
    "SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: matches } = await sql(
      `SELECT FROM "${schema}"."${name}" AS t WHERE t::text ILIKE $1 LIMIT 1`,
      [`%${marked}%`],
    );
    if (matches.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** Everything that is written of the mails that are queued. */
async function mailTexts(): Promise<string> {
  const texts: string[] = [];
  for (const { kind, about } of await db().mail.findMany()) {
    const known = mailKinds.find((each) => each.kind === kind);
    const data = await known?.load(about, db());
    if (known && data) texts.push(JSON.stringify(await writeMail(known, data)));
  }
  expect(texts.length).toBeGreaterThan(2);
  return texts.join('\n');
}

async function exportText(): Promise<string> {
  const signedInAt = Date.now() / 1000;
  session.actor.mockResolvedValue({ ...(staff as StaffActor), signedInAt });
  const answer = await askApi('GET /api/export?prayer=true');
  const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
  return [...files.values()].map((bytes) => bytes.toString()).join('\n');
}

/** Does all that people and staff can do with an answer. */
async function use(id: string): Promise<void> {
  const answers = { [question.id]: word };
  const date = '2031-06-01';
  const sent = { date, answers, email: 'ruth@example.org' };
  const token = tokenIn((await signUp(id, sent)).body);
  await signUp(id, sent);
  await byLink.change(token, { answers: { [question.id]: `${word} again` } });
  const gone = await signUp(id, { date, answers });
  await byLink.cancel(tokenIn(gone.body));
  // Refused: full, a wrong sum.
  await signUp(id, { date, answers, seats: 20 });
  await signUp(id, { date, answers, captcha_answer: 99 });
  await signUp(id, { date, answers: { [question.id]: [word] } });
  session.actor.mockResolvedValue(staff);
  const [first, second] = await db().formAnswer.findMany({ orderBy: { arrival: 'asc' } });
  const body = { has_come: true };
  expect((await callApi(`PATCH /api/forms/${id}/answers/${first?.id}`, { body })).status).toBe(200);
  await callApi(`DELETE /api/forms/${id}/answers/${second?.id}`);
  const message = { subject: 'Hello', text: 'See you.' };
  expect((await callApi(`POST /api/forms/${id}/messages`, { body: message })).status).toBe(202);
  const changed = { questions: [{ ...question, label: 'Diet', is_sensitive: true }] };
  expect((await callApi(`PATCH /api/forms/${id}`, { body: changed })).status).toBe(200);
}

test('what is answered to a sensitive question is in the answers alone, and after its days nowhere', async () => {
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01' });
  const notify = { roles: [], emails: ['office@example.org'] };
  const { id } = await createForm(db(), { event_id, capacity: 3, questions, notify, keep_days: 10 });
  await use(id);
  expect(await tablesWith(word)).toEqual(['form_answers']);
  expect(await mailTexts()).not.toContain(word);
  expect(await exportText()).not.toContain(word);
  const file = await (await askApi(`GET /api/forms/${id}/answers.csv`)).text();
  expect(file).toContain('ruth@example.org');
  expect(file).not.toContain(word);
  expect(said.join('\n')).not.toContain(word);
  await clearAnswers(new Date('2031-06-12T18:00:00Z'));
  for (const marked of [word, 'ruth@example.org']) expect(await tablesWith(marked)).toEqual([]);
  expect(await db().formAnswer.findMany()).toMatchObject([
    { seats: 1, state: 'confirmed', date: '2031-06-01' },
  ]);
});

test('a prayer on a connect card is in no table but that of prayer requests', async () => {
  const pray = { ...questions[0], kind: 'prayer', is_sensitive: false };
  const { id } = await createForm(db(), { kind: 'connect', questions: [pray] });
  await signUp(id, { answers: { [question.id]: word } });
  expect(await tablesWith(word)).toEqual(['prayer_requests']);
  session.actor.mockResolvedValue(staff);
  await callApi(`PATCH /api/forms/${id}`, { body: { title: 'Card' } });
  expect(await tablesWith(word)).toEqual(['prayer_requests']);
  expect(said.join('\n')).not.toContain(word);
});
