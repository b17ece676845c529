import type { Database } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { storeRequest } from '#lib/prayer/store-request.ts';
import type { Question } from '../questions.ts';
import { allQuestionsOf } from './present-answer.ts';
import type { Answers } from './schema.ts';

/** Returns the questions whose answers are kept, and can be changed. */
export function withoutPrayers(questions: readonly Question[]): Question[] {
  return questions.filter(({ kind }) => kind !== 'prayer');
}

/** Returns the answers to keep, and apart from them what is asked to be prayed for. */
export function apart(form: Form, answers: Answers): { answers: Answers; prayers: string[] } {
  const kept = withoutPrayers(allQuestionsOf(form)).map(({ id }) => id);
  const entries = Object.entries(answers);
  return {
    answers: Object.fromEntries(entries.filter(([id]) => kept.includes(id))),
    prayers: entries.filter(([id]) => !kept.includes(id)).map(([, value]) => String(value)),
  };
}

/** Stores what a person asked to be prayed for, for the prayer team alone. */
export async function storePrayers(
  database: Database,
  { name, email }: { name: string; email: string },
  prayers: readonly string[],
): Promise<void> {
  for (const request of prayers) await storeRequest(database, { name, email, request, source: 'connect' });
}
