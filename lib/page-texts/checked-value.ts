import { z } from 'zod';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { multiline, parseInput } from '#lib/core/operations/sanitize-input.ts';
import { mapFields } from './fill.ts';
import { pageTextMessages } from './messages.ts';
import type { Form } from './page-text.ts';
import { isPageTextKey, type PageTextKey, pageTextRegister } from './register.ts';

/** The key. @throws AppError `not_found` for one that there is not */
export function knownKey(key: string): PageTextKey {
  if (isPageTextKey(key)) return key;
  throw new AppError('not_found', pageTextMessages.unknown);
}

/**
 * The value as its key's schema gives it, cleaned; it is checked again, for what was nothing but markup.
 * @throws AppError `invalid` for a value that does not fit
 */
export function checkedValue(key: PageTextKey, value: unknown): unknown {
  const { form, schema } = pageTextRegister[key];
  const input = z.object({ value: multiline(schema.clone()) });
  const cleaned = cleanValue(form, parseInput(input, { value }).value);
  return parseInput(input, { value: cleaned }).value;
}

/** A value whose HTML has nothing left but what its field allows. */
export function cleanValue(form: Form, value: unknown): unknown {
  return mapFields(form, value, ({ kind, hasHeadings = false }, text) =>
    kind === 'rich' ? cleanHtml(text, { hasHeadings }) : text,
  );
}
