import type { z } from 'zod';
import { withParagraphs } from '#lib/core/html/with-paragraphs.ts';
import { type Ministry, ministryCreation, ministryInput } from '#lib/ministries/schema.ts';

/** The form's schema: it has every field, an empty one as empty text. */
export const newMinistryForm = ministryCreation.required();
export const ministryForm = ministryInput.required();

export type MinistryFormValues = z.input<typeof ministryForm>;

export const emptyMinistryForm: MinistryFormValues = {
  title: '',
  description: '',
  leadername: '',
  meetingtimes: '',
  category: '',
  imageurl: '',
  link: '',
  has_fixed_time: false,
};

/** Returns the form's values for a ministry. */
export function ministryFormFrom(ministry: Ministry): MinistryFormValues {
  return {
    title: ministry.title,
    description: withParagraphs(ministry.description),
    leadername: ministry.leadername ?? '',
    meetingtimes: ministry.meetingtimes ?? '',
    category: ministry.category,
    imageurl: ministry.imageurl ?? '',
    link: ministry.link ?? '',
    has_fixed_time: ministry.has_fixed_time,
  };
}
