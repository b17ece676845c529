import { readPrivateList } from '#components/account/read-private.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';

/** The most rows that one read gives. */
const pageSize = 200;

/** Returns the path of the answers of a form: of one date, or all. */
export function answersPath(id: string, date: string | null): string {
  return `/api/forms/${id}/answers?limit=${pageSize}${date ? `&date=${date}` : ''}`;
}

/** Reads every answer at the path, page by page: the search and the sheet need all of them. */
export async function readAnswers(path: string): Promise<AnswerRow[]> {
  const rows: AnswerRow[] = [];
  for (;;) {
    const page = await readPrivateList<AnswerRow>(`${path}&offset=${rows.length}`);
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return rows;
  }
}
