import type { AppError, FieldErrors } from '#lib/core/operations/errors.ts';
import type { TypedFacts } from './facts.ts';
import type { TypedService } from './schema.ts';

/** What a form shows after it was sent: that it is saved, or all that was typed and what is wrong. */
export type FormAnswer<Typed> =
  | { isSaved: true }
  | {
      isSaved: false;
      typed: Typed;
      fields: FieldErrors;
      message: string;
      /** The version of what is stored after a conflict: sent again with it, the form is saved over what somebody else wrote. */
      version: string | null;
    };

export type SetupAnswer = FormAnswer<TypedFacts>;
export type ServiceAnswer = FormAnswer<TypedService>;

/** The answer to a form that was refused. */
export function whatIsLeft<Typed>(
  typed: Typed,
  { message, more: { fields = {}, current } }: AppError,
): FormAnswer<Typed> {
  const version = (current as { updated_at?: string } | undefined)?.updated_at ?? null;
  return { isSaved: false, typed, fields, message, version };
}
