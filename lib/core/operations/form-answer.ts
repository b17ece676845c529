import { reportRefusal } from '#lib/core/cache/render-context.ts';
import { type AppError, type FieldErrors, statusOf } from './errors.ts';

/** What a form shows after it was sent: that it is saved, or all that was typed and what is wrong. */
export type FormAnswer<Typed> = { isSaved: true } | RefusedForm<Typed>;

export interface RefusedForm<Typed> {
  isSaved: false;
  typed: Typed;
  fields: FieldErrors;
  message: string;
  /** The version of what is stored after a conflict: sent again with it, the form is saved over what somebody else wrote. */
  version: string | null;
}

/** The answer to a form that was refused. */
export function whatIsLeft<Typed>(
  typed: Typed,
  { code, message, more: { fields = {}, current } }: AppError,
): RefusedForm<Typed> {
  reportRefusal(statusOf[code]);
  const version = (current as { updated_at?: string } | undefined)?.updated_at ?? null;
  return { isSaved: false, typed, fields, message, version };
}
