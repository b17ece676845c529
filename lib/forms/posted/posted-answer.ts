import { z } from 'zod';
import { largestFormBytes } from '#lib/core/http/body-limits.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import type { TypedAnswer } from '../answers/typed-answer.ts';

/** A form as posted without scripts: the texts of its controls by their names, not yet validated. */
export const postedAnswer = uncheckedTexts(
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((posted): TypedAnswer => {
      // The names of React's own fields begin with a dollar sign.
      const texts = Object.entries(posted).filter(
        ([name, value]) => typeof value === 'string' && !/^\$/.test(name),
      );
      return Object.fromEntries(texts) as TypedAnswer;
    }),
);

/** Returns what the visitor typed, without what keeps programs out. */
export function withoutProof(posted: TypedAnswer): TypedAnswer {
  const { captcha_answer: _, captcha_token: __, website: ___, ...typed } = posted;
  return typed;
}

/** Requires that a posted form is no larger than one that scripts send. @throws AppError `too_large` */
export function assertSmall(posted: TypedAnswer): void {
  if (new TextEncoder().encode(JSON.stringify(posted)).length > largestFormBytes)
    throw new AppError('too_large', messages.errors.tooLarge);
}
