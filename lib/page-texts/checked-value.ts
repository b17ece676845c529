import { z } from 'zod';
import type { Field } from '#lib/core/fields/field.ts';
import { mapTexts } from '#lib/core/fields/values.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { multiline, parseInput } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { isPageTextKey, type PageTextKey, pageTextRegister } from './register.ts';

/**
 * Returns the key.
 * @throws AppError `not_found` for an unknown one
 */
export function knownKey(key: string): PageTextKey {
  if (isPageTextKey(key)) return key;
  throw new AppError('not_found', messages.pageTexts.unknown);
}

/**
 * Returns the value, validated and cleaned; validated again after cleaning, since markup alone is no text.
 * @throws AppError `invalid` for an invalid value
 */
export function checkedValue(key: PageTextKey, value: unknown): unknown {
  const { form, schema } = pageTextRegister[key];
  const input = z.object({ value: multiline(schema.clone()) });
  const cleaned = cleanValue(form, parseInput(input, { value }).value);
  return parseInput(input, { value: cleaned }).value;
}

/** Returns a value whose HTML contains only what its field allows. */
export function cleanValue(form: Field, value: unknown): unknown {
  return mapTexts(form, value, (text, { kind, hasHeadings = false }) =>
    kind === 'rich' ? cleanHtml(text, { hasHeadings }) : text,
  );
}
