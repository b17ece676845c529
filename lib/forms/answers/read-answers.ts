import type { Database } from '#lib/core/database/db.ts';
import type { FormAnswer, Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Listed } from '#lib/core/operations/routes/options.ts';
import { positionsOf, toAnswer } from './present-answer.ts';
import type { AnswerRow } from './schema.ts';

interface Wanted {
  date?: string | null | undefined;
  state?: string | undefined;
  q?: string | undefined;
}

/** Returns a page of the answers of a form, in order of arrival, and how many there are. */
export async function listRows(
  database: Database,
  form_id: string,
  { limit, offset, ...wanted }: Wanted & { limit: number; offset: number },
): Promise<Listed<AnswerRow>> {
  const where = await filterOf(database, form_id, wanted);
  const rows = await database.formAnswer.findMany({ where, orderBy, take: limit, skip: offset });
  const total = await database.formAnswer.count({ where });
  return { rows: await withPositions(database, form_id, rows), total };
}

/** Returns all answers of a form, in order of arrival. */
export async function readRows(
  database: Database,
  form_id: string,
  wanted: Pick<Wanted, 'date'>,
): Promise<AnswerRow[]> {
  const where = await filterOf(database, form_id, wanted);
  const rows = await database.formAnswer.findMany({ where, orderBy });
  return withPositions(database, form_id, rows);
}

const orderBy = { arrival: 'asc' as const };

async function withPositions(
  database: Database,
  form_id: string,
  rows: readonly FormAnswer[],
): Promise<AnswerRow[]> {
  const select = { id: true, date: true, slot_id: true, state: true };
  const where = { form_id, state: 'waiting' };
  const positions = positionsOf(await database.formAnswer.findMany({ where, orderBy, select }));
  return rows.map((row) => toAnswer(row, positions.get(row.id) ?? null));
}

async function filterOf(
  database: Database,
  form_id: string,
  { date, state, q }: Wanted,
): Promise<Prisma.FormAnswerWhereInput> {
  return {
    form_id,
    ...(date && { date }),
    ...(state && { state }),
    ...(q && { id: { in: await findIds(database, form_id, q) } }),
  };
}

/** Returns the ids of the answers whose name, others, address or phone number have the text in them. */
async function findIds(database: Database, form_id: string, q: string): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM form_answers WHERE form_id = ${form_id}::uuid
      AND strpos(lower(concat_ws(' ', name, array_to_string(names, ' '), email, phone)), lower(${q})) > 0`;
  return rows.map(({ id }) => id);
}
