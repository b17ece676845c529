import { AppError } from '#lib/core/operations/errors.ts';
import { eventMessages } from '../messages.ts';
import type { EventRow } from '../schema.ts';

/**
 * Refuses to change what is kept in step with another calendar: the next reading would undo it.
 * @throws AppError `conflict` that names the calendar
 */
export function assertOurs({ source_name }: Pick<EventRow, 'source_name'>): void {
  if (source_name !== null) throw new AppError('conflict', eventMessages.keptInStep(source_name));
}
