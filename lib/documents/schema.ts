import { z } from 'zod';
import { languages, trialLanguages } from '#lib/core/language/languages.ts';
import {
  atMost,
  day,
  knownId,
  orNull,
  required,
  rowId,
  updatedAt,
  writtenDay,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';

export const documentRow = z
  .strictObject({
    id: rowId,
    title: z.string(),
    category: z.string().nullable(),
    date: day.nullable(),
    file_name: z.string().meta({ description: 'The name it was first uploaded with.' }),
    bytes: z.int().meta({ description: 'The size of the file.' }),
    url: z.string().meta({
      description: 'Where the file is; a replaced one keeps it.',
      examples: ['/files/7d4f7e0e-9f57-4b2c-8a43-6e0d7a8f4b11/bulletin.pdf'],
    }),
    translated_url: z
      .string()
      .nullable()
      .meta({ description: 'Of a site with two languages: where the file in the second one is.' })
      .optional(),
    updated_at: updatedAt,
    ...spokenFields,
  })
  .meta({ id: 'Document', description: 'A PDF for visitors.' });
export type DocumentRow = z.output<typeof documentRow>;

/** What staff write of a document. Blank optional fields are stored as null. */
export const documentInput = z.object({
  title: required(() => messages.documents.title, 200),
  category: orNull(atMost(80)).optional(),
  date: orNull(writtenDay(() => messages.documents.date))
    .optional()
    .meta({ description: 'A calendar date of the church, yyyy-MM-dd.', format: 'date' }),
});
export type DocumentFormValues = z.input<typeof documentInput>;

const reference = { id: knownId, if_match: ifMatch };

export const documentUpdate = documentInput.partial().extend(reference);
export const documentReference = z.object(reference);

/** The file of a document in one of the site's languages. */
export const documentFileReference = documentReference.extend({
  language: z
    .enum([...languages, ...trialLanguages])
    .optional()
    .meta({ enum: [...languages], description: 'One of the site’s; the first by default.' }),
});

export const documentList = z.object({
  category: z.string().trim().optional().meta({ description: 'Those of this category alone.' }),
});
