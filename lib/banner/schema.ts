import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';

/** A banner item: an announcement or an event. */
export const bannerItem = z
  .strictObject({
    kind: z.enum(['announcement', 'event']),
    id: z.string(),
    message: z.string(),
    href: z
      .string()
      .nullable()
      .meta({ description: 'Where the item leads: a path of the site or an https address.' }),
    background_color: z.string(),
    text_color: z.string(),
    scroll_speed: z.string(),
    is_urgent: z.boolean().meta({ description: 'It stands first and stays.' }),
    ends_at: instant.nullable().meta({ description: 'When it ends or its text changes.' }),
    ...spokenFields,
    untranslated_texts: z
      .array(z.string())
      .meta({
        description: 'The parts of the message that have no translation and are shown in the first language.',
      })
      .optional(),
  })
  .meta({ id: 'BannerItem' });

export type BannerItem = z.output<typeof bannerItem>;
