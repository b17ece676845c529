import { z } from 'zod';
import { plainText } from '#lib/core/html/plain-text.ts';
import {
  atMost,
  knownId,
  orNull,
  ownPathOrWebAddress,
  required,
  rowId,
  updatedAt,
} from '#lib/core/operations/fields.ts';
import { position, positionInput } from '#lib/core/operations/list-order.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { hasImpossibleTime } from '#lib/core/text/impossible-time.ts';
import { spokenFields } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { longestCategory } from './category.ts';
import { ministryLink } from './image-url.ts';
import { womensMeetingTime } from './womens-ministry.ts';

const categoryDescription =
  'Adult, Youth, Children or International, in any case, or one of the church’s own.';
const womensRuleDescription = `Whether it always meets ${womensMeetingTime}, whatever \`meetingtimes\` is sent.`;

export const ministryRow = z
  .strictObject({
    id: rowId,
    title: z.string(),
    description: z.string().meta({ description: 'HTML, cleaned on the server.' }),
    imageurl: z.string().nullable(),
    leadername: z.string().nullable(),
    meetingtimes: z.string().nullable(),
    category: z.string().meta({ description: categoryDescription }),
    link: z.string().nullable(),
    has_fixed_time: z.boolean().meta({ description: womensRuleDescription }),
    position,
    updated_at: updatedAt,
    ...spokenFields,
  })
  .meta({ id: 'Ministry' });

export type Ministry = z.output<typeof ministryRow>;

/** No text of people is as long; one that is would keep the site busy while it is cleaned and searched. */
const text = atMost(200_000);
const textOrNull = orNull(text);

const category = required(() => messages.ministries.category, longestCategory);
const imageurl = orNull(ownPathOrWebAddress(() => messages.ministries.imageAddress));
const link = orNull(
  z
    .string()
    .trim()
    .max(2000, { error: () => messages.ministries.link, abort: true })
    .refine((value) => ministryLink(value) !== null, { error: () => messages.ministries.link }),
);

/**
 * A change of a ministry: no field is required, and no text is limited but where its length would hold up the site or the
 * database's index of titles.
 */
export const ministryInput = z.object({
  title: atMost(600).optional(),
  description: multiline(text.clone())
    .optional()
    .meta({ description: 'HTML; only the tags it needs survive.' }),
  leadername: textOrNull.optional(),
  meetingtimes: orNull(
    text.refine((typed) => !hasImpossibleTime(typed), { error: () => messages.errors.noSuchTime }),
  ).optional(),
  category: category.optional().meta({ description: categoryDescription }),
  imageurl: imageurl
    .optional()
    .meta({ description: 'A web address or a path of this site, such as an upload’s.' }),
  link: link.optional().meta({ description: 'A web or e-mail address, or a page of this site.' }),
  has_fixed_time: z.boolean().optional().meta({ description: womensRuleDescription }),
});

/** A new ministry: title, description and category are required. */
export const ministryCreation = ministryInput.extend({
  title: required(() => messages.ministries.title, 600),
  description: multiline(
    text
      .clone()
      .min(1, { error: () => messages.ministries.description, abort: true })
      .refine((html) => !isBlank(plainText(html)), { error: () => messages.ministries.description }),
  ).meta({
    description: 'HTML; only the tags it needs survive.',
  }),
  category: category.meta({ description: categoryDescription }),
});

/** A change of one ministry. `if_match` is the `updated_at` that was read, or `*` for any version. */
export const ministryUpdate = ministryInput.extend({
  position: positionInput.optional(),
  id: z.string(),
  if_match: ifMatch,
});

export const ministryDeletion = z.object({ id: knownId, if_match: ifMatch });
