import { AppError } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';

/** Requires that the site is a demo. @throws AppError `not_found` */
export function assertDemo(): void {
  if (!env().DEMO) throw new AppError('not_found', messages.errors.noAddress);
}
