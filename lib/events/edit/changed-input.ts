import { isBlank } from '#lib/core/operations/text-rules.ts';
import { writtenFields } from '../fields.ts';
import type { EventRow } from '../schema.ts';

/**
 * The row with a change applied, as input: unknown keys are left out, a blank picture keeps the one there is,
 * and null removes it. A short title goes with the title it was made for.
 */
export function changedInput(event: EventRow, patch: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = Object.fromEntries(
    writtenFields.map((field) => [field, field in patch ? patch[field] : event[field]]),
  );
  if (input.image_url === undefined || isBlank(input.image_url)) input.image_url = event.image_url;
  if (patch.title !== undefined && patch.title !== event.title && !('short_title' in patch))
    input.short_title = null;
  return input;
}
