import { z } from 'zod';
import { emailAddress, knownId, moment } from '#lib/core/operations/fields.ts';
import { localDateTime } from '#lib/core/operations/local-date-time.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { keepUnder } from '#lib/core/operations/text-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { blockList } from '#lib/site-pages/blocks/block.ts';
import { mostTopics, topicName } from '#lib/subscribers/schema.ts';
import { type LetterBlock, letterBlockKinds, letterKinds, letterStates } from './schema.ts';

/** The most that staff write in a letter, in characters: mail programs cut what is longer. */
const mostLetterCharacters = 20_000;

const tooLong = () => messages.letters.tooLong(mostLetterCharacters.toLocaleString('en-US'));

const blocks = blockList
  .refine((list) => list.every(({ kind }) => letterBlockKinds.some((known) => known === kind)), {
    error: () => messages.letters.unknownBlock,
  })
  .refine((list) => JSON.stringify(list).length <= mostLetterCharacters, { error: tooLong })
  .transform((list) => list as LetterBlock[])
  .meta({ description: `Blocks of the kinds ${letterBlockKinds.join(', ')}.` });

const written = {
  subject: z
    .string({ error: () => messages.letters.noSubject })
    .trim()
    .max(150, { error: () => keepUnder(150) }),
  words: multiline(z.string().trim().max(mostLetterCharacters, { error: tooLong, abort: true })).meta({
    description: 'HTML as in the block `words`, or plain text.',
  }),
  blocks: multiline(blocks),
  topics: z
    .array(topicName)
    .max(mostTopics, { error: () => messages.subscribers.tooManyTopics(mostTopics) })
    .transform((topics) => [...new Set(topics)]),
  is_public: z.boolean().meta({ description: 'By default of a week alone.' }),
};

/** What staff write of a letter; as a form holds it. */
export const letterFields = z.object(written).partial();
export type LetterFields = z.output<typeof letterFields>;

/** A new letter: with `corrects`, the correction of a letter that was sent. */
export const letterCreation = letterFields.extend({
  kind: z.enum(letterKinds, { error: () => messages.letters.noKind }).default('letter'),
  corrects: z
    .uuid({ error: () => messages.letters.notSent })
    .nullish()
    .meta({
      description: 'A sent letter: the new one tells its readers what has changed since.',
    }),
});

const reference = { id: knownId, if_match: ifMatch };
export const knownLetter = z.object({ id: knownId });
export const letterReference = z.object(reference);
export const letterUpdate = letterFields.extend(reference);

const noMoment = { missing: () => messages.letters.noMoment, invalid: () => messages.letters.noMoment };

export const letterSending = letterReference.extend({
  at: localDateTime(noMoment)
    .nullish()
    .meta({ description: 'When it is sent, by the church’s clock; now by default.' }),
  now: moment.shape.now,
});

export const letterTest = letterReference.omit({ if_match: true }).extend({
  to: emailAddress(() => messages.letters.noRecipient),
});

export const weekComposition = moment;

export const letterList = z.object({
  kind: z.enum(letterKinds).optional(),
  state: z.enum(letterStates).optional(),
  limit: listLimit.default(50),
  offset: listOffset.default(0),
});

/** When 'this week' composes itself. */
export const letterPlanInput = z.object({
  if_match: ifMatch,
  weekday: z
    .int({ error: () => messages.letters.noWeekday })
    .min(0, { error: () => messages.letters.noWeekday })
    .max(6, { error: () => messages.letters.noWeekday }),
  time: z
    .string({ error: () => messages.letters.noTime })
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => messages.letters.noTime }),
  needs_approval: z.boolean(),
  is_on: z.boolean(),
});

/** An alert about a closing. */
export const alertCreation = z.object({ closing_id: knownId, now: moment.shape.now });
