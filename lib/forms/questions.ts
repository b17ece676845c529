import { z } from 'zod';
import { atMost, orNull, required } from '#lib/core/operations/fields.ts';
import { messages } from '#lib/language/messages.ts';
import { questionKinds } from './kinds.ts';

const mostQuestions = 40;
const mostChoices = 40;
const mostSlots = 60;

const id = z
  .uuid({ error: () => messages.signUps.noId })
  .optional()
  .meta({ description: 'Made by the server where absent.' });

/** The words of a question; the label of a slot is written as its is. */
export const questionTexts = {
  label: required(() => messages.signUps.noLabel, 200),
  help: orNull(atMost(500)),
  choice: required(() => messages.signUps.noChoice, 120),
};

const question = z
  .object({
    id,
    kind: z.enum(questionKinds, { error: () => messages.signUps.noQuestionKind }),
    label: questionTexts.label,
    help: questionTexts.help.default(null),
    choices: z
      .array(questionTexts.choice)
      .max(mostChoices, { error: () => messages.signUps.tooMany(mostChoices) })
      .default([]),
    is_required: z.boolean().default(false),
    is_sensitive: z.boolean().default(false),
  })
  .refine(({ kind, choices }) => (kind !== 'choice' && kind !== 'choices') || choices.length > 0, {
    path: ['choices'],
    error: () => messages.signUps.noChoices,
  });

/** Questions as staff write them. */
export const questionList = z
  .array(question)
  .max(mostQuestions, { error: () => messages.signUps.tooMany(mostQuestions) })
  .refine(isOnceEach, { error: () => messages.errors.onceEach });

/** The number of seats of a form, a slot or a party limit; null: as many as come. */
export const capacity = z
  .int({ error: () => messages.errors.wholeNumber })
  .min(0, { error: () => messages.signUps.noCapacity })
  .max(100_000, { error: () => messages.signUps.noCapacity })
  .nullable();

/** Slots as staff write them: what somebody brings, or an hour to help. */
export const slotList = z
  .array(z.object({ id, label: questionTexts.label, capacity: capacity.default(null) }))
  .max(mostSlots, { error: () => messages.signUps.tooMany(mostSlots) })
  .refine(isOnceEach, { error: () => messages.errors.onceEach });

/** A question as it is stored and shown. */
export const questionRow = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(questionKinds),
    label: z.string(),
    help: z.string().nullable(),
    choices: z.array(z.string()),
    is_required: z.boolean(),
    is_sensitive: z
      .boolean()
      .meta({ description: 'Its answers are in no mail, log or export, and are deleted after `keep_days`.' }),
  })
  .meta({ id: 'FormQuestion' });
export type Question = z.output<typeof questionRow>;

export const slotRow = z
  .strictObject({ id: z.uuid(), label: z.string(), capacity: z.int().nullable() })
  .meta({ id: 'FormSlot', description: 'What somebody brings, or an hour to help, with seats of its own.' });
export type Slot = z.output<typeof slotRow>;

function isOnceEach(list: readonly { id?: string | undefined }[]): boolean {
  const ids = list.flatMap((entry) => entry.id ?? []);
  return new Set(ids).size === ids.length;
}
