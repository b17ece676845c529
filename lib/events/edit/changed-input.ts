import { isBlank } from '#lib/core/operations/text-rules.ts';
import { writtenFields } from '../fields.ts';
import type { EventRow } from '../schema.ts';

/**
 * Returns the row with a change applied, as input: unknown keys are left out, a blank picture keeps the stored one,
 * and null removes it. A new title without a short title removes the old short title.
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
