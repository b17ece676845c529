import { reportRefusal } from '#lib/core/cache/render-context.ts';
import { carriedMessages } from './carried-form.ts';
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
  /** Nothing was refused: it was typed before its sender had to sign in, and comes back. */
  isCarried?: true;
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

/** The answer to a form that comes back to its sender, who had to sign in first: nothing of it is saved. */
export function whatCameBack<Typed>(typed: Typed, version: string | undefined): RefusedForm<Typed> {
  const message = carriedMessages.back;
  return { isSaved: false, isCarried: true, typed, fields: {}, message, version: version ?? null };
}
