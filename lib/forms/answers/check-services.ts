import type { Form } from '#lib/core/generated/prisma/client.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import { messages } from '#lib/language/messages.ts';
import { questionsOf } from '../present-form.ts';
import { offeredServices } from '../public/offered-services.ts';
import type { Answers } from './schema.ts';

/**
 * Requires that every service that somebody chose is one of the next that take place, unless it was chosen `before`.
 * @throws AppError `invalid` on `answers.{question}`
 */
export async function assertServices(form: Form, answers: Answers, before: Answers = {}): Promise<void> {
  const chosen = questionsOf(form).filter(
    ({ id, kind }) => kind === 'service' && answers[id] !== undefined && answers[id] !== before[id],
  );
  if (chosen.length === 0) return;
  const offered = offeredServices(await knownServices(), new Date());
  const wrong = chosen.find(({ id }) => !offered.some(({ value }) => value === answers[id]));
  if (wrong) throw fieldError(`answers.${wrong.id}`, messages.signUps.noService);
}
