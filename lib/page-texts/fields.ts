import { z } from 'zod';
import { changed, type Field, field, type Label } from '#lib/core/fields/field.ts';
import { emailAddress, ownPathOrWebAddress } from '#lib/core/operations/fields.ts';
import { keepUnder } from '#lib/core/operations/text-rules.ts';
import { encodedAddress, leadsSomewhere } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';

/** A link's target: a page of this site, a web address, or none. */
export function link(label: Label) {
  const most = 300;
  const error = () => messages.errors.notAnAddress;
  const schema = z
    .string({ error })
    .trim()
    .max(most, { error: () => keepUnder(most), abort: true })
    .refine((address) => address === '' || leadsSomewhere(address), { error })
    .overwrite(encodedAddress);
  return field('link', label, schema, { most, help: () => messages.pageEditing.linkHelp });
}

/** An e-mail address, or none. */
export function email(label: Label) {
  const error = () => messages.errors.notAnEmail;
  return field('email', label, z.union([z.literal(''), emailAddress(error)], { error }), { most: 320 });
}

/** A portrait, uploaded or elsewhere on the web, or none. */
export function picture(label: Label) {
  const error = () => messages.pageTexts.notAPicture;
  const schema = z.union([z.literal(''), ownPathOrWebAddress(error)], { error });
  const help = () => messages.words.pictureHelp;
  return field('picture', label, schema, { most: 2000, isOptional: true, isPortrait: true, help });
}

/** The distance from a picture's left or upper side, in percent, set by pointing at the picture. */
export function percent(label: Label) {
  return field('percent', label, z.number().min(0).max(100), { most: 100, blank: null });
}

/** Makes a field optional and nullable. */
export function optional<Schema extends z.ZodType>(of: Field<Schema>) {
  return changed(of, (schema) => schema.nullish());
}
