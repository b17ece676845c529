import { z } from 'zod';
import { languages, trialLanguages } from '#lib/core/language/languages.ts';
import { instant, rowId, updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';
import { multiline, uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';

/** What is there of a text in the second language. */
export const textStates = ['missing', 'stale', 'machine', 'there'] as const;
export type TextState = (typeof textStates)[number];

const translatedText = z.strictObject({
  name: z.string().meta({ description: 'A column, or a path such as `questions.{id}.label`.' }),
  label: z.string().meta({ description: 'What staff call it.' }),
  kind: z.enum(['line', 'text', 'rich']).meta({ description: 'A line, plain text, or HTML.' }),
  original: z.string(),
  translation: z.string().nullable(),
  state: z.enum(textStates).meta({
    description:
      'missing; stale: the original has changed since; machine: written by a program, and confirmed by no person; there.',
  }),
});
export type TranslatedText = z.output<typeof translatedText>;

/** A row as the list of translations has it. */
export const translationRow = z
  .strictObject({
    table: z.string().meta({ description: 'As the export calls it.' }),
    id: z.string(),
    title: z.string(),
    language: z.enum([...languages, ...trialLanguages]).meta({ enum: [...languages] }),
    fields: z.array(translatedText),
    path: z
      .string()
      .nullable()
      .meta({ description: 'Of an own page: its address in that language, without prefix.' }),
    is_ready: z.boolean().meta({ description: 'Of an own page: it is complete in that language.' }),
    may_suggest: z
      .boolean()
      .meta({ description: 'Whether a program at TRANSLATE_URL can be asked for suggestions.' }),
    updated_at: updatedAt.nullable().meta({ description: 'Null where nothing is translated.' }),
  })
  .meta({ id: 'Translation', description: 'The texts of a row in both languages.' });
export type TranslationRow = z.output<typeof translationRow>;

/** A stored translation, as the export has it. */
export const storedTranslation = z.strictObject({
  id: rowId,
  table_name: z.string(),
  row_id: z.string(),
  language: z.string(),
  fields: z.record(z.string(), z.string()),
  made_from: z.record(z.string(), z.string()),
  machine: z.array(z.string()),
  path: z.string().nullable(),
  is_ready: z.boolean(),
  created_at: instant,
  updated_at: updatedAt,
});

export const translationList = z.object({
  state: z
    .enum(['missing', 'stale', 'machine', 'due', 'all'])
    .default('all')
    .meta({ description: '`due`: in any of the three before it.' }),
  kind: z.string().max(40).optional().meta({ description: 'Rows of this table alone.' }),
  limit: listLimit.default(100),
  offset: listOffset.default(0),
});

/** The most that one call may bring, in bytes. */
export const largestTranslationBytes = 400_000;

const reference = { table: z.string().max(40), id: z.string().max(200) };
export const translationReference = z.object(reference);

/** The row's own schemas check the texts. */
export const translationChange = uncheckedTexts(
  z.object({
    ...reference,
    fields: z
      .record(z.string().max(200), multiline(z.string().nullable()))
      .default({})
      .meta({ description: 'Texts by their names; null takes one away, those left out are kept.' }),
    path: z.string().nullable().optional().meta({
      description: 'Of an own page: its address in that language, without prefix; null: as in the first.',
    }),
    is_ready: z
      .boolean()
      .optional()
      .meta({ description: 'Of an own page: it is complete in that language.' }),
    is_machine: z.boolean().default(false).meta({ description: 'A program wrote the texts.' }),
    if_match: ifMatch,
  }),
);

export const translationDeletion = translationReference.extend({ if_match: ifMatch });

const names = z.array(z.string().max(200)).min(1).max(500);
export const textChoice = translationReference.extend({ fields: names });

export const suggestions = z
  .strictObject({
    suggestions: z.record(z.string(), z.string()).meta({ description: 'Texts by their names.' }),
  })
  .meta({ id: 'Suggestions' });
