import { randomUUID } from 'node:crypto';
import type { Form, Prisma } from '#lib/core/generated/prisma/client.ts';
import { questionsOf, removedQuestionsOf } from '../present-form.ts';
import type { Question, Slot } from '../questions.ts';

interface WithoutId {
  id?: string | undefined;
}

/** What staff write of a form that is kept as JSON. */
interface Lists {
  questions?: readonly (Omit<Question, 'id'> & WithoutId)[] | undefined;
  slots?: readonly (Omit<Slot, 'id'> & WithoutId)[] | undefined;
}

/** Returns the list with an id for each entry. */
function withIds<Entry extends WithoutId>(list: readonly Entry[]): (Entry & { id: string })[] {
  return list.map((entry) => ({ ...entry, id: entry.id ?? randomUUID() }));
}

/** Returns the columns of questions and slots. Questions that are gone since `before` are kept for their answers. */
export function listColumns({ questions, slots }: Lists, before?: Form) {
  const asked = questions && withIds(questions.map((question) => renamed(question, before)));
  return {
    ...(asked && {
      questions: asked as unknown as Prisma.InputJsonValue,
      removed_questions: removedBy(asked, before) as unknown as Prisma.InputJsonValue,
    }),
    ...(slots && { slots: withIds(slots) as unknown as Prisma.InputJsonValue }),
  };
}

/** A question that begins or ceases to ask for prayer is another one: its answers are kept elsewhere. */
function renamed<Asked extends Pick<Question, 'kind'> & WithoutId>(question: Asked, before?: Form): Asked {
  const was = before && questionsOf(before).find(({ id }) => id === question.id);
  const isOther = was && (was.kind === 'prayer') !== (question.kind === 'prayer');
  return isOther ? { ...question, id: randomUUID() } : question;
}

function removedBy(asked: readonly { id: string }[], before: Form | undefined): Question[] {
  const known = before ? [...removedQuestionsOf(before), ...questionsOf(before)] : [];
  return known.filter(({ id }) => !asked.some((question) => question.id === id));
}
