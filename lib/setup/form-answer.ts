import type { AppError, FieldErrors } from '#lib/core/operations/errors.ts';
import type { TypedFacts } from './facts.ts';

/** What a form of facts shows after it was sent: that it is saved, or all that was typed and what is wrong. */
export type SetupAnswer =
  | { isSaved: true }
  | {
      isSaved: false;
      typed: TypedFacts;
      fields: FieldErrors;
      message: string;
      /** The facts' version after a conflict: sent again with it, the form is saved over what somebody else wrote. */
      version: string | null;
    };

/** The answer to a form that was refused. */
export function whatIsLeft(
  typed: TypedFacts,
  { message, more: { fields = {}, current } }: AppError,
): SetupAnswer {
  const version = (current as { updated_at?: string } | undefined)?.updated_at ?? null;
  return { isSaved: false, typed, fields, message, version };
}
