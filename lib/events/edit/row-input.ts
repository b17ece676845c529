import { writtenFields } from '../fields.ts';
import type { EventRow, RuleFields } from '../schema.ts';

/**
 * The row with a change applied, as input: unknown keys are left out, a blank picture keeps the one there is,
 * and null removes it.
 */
export function changedInput(event: EventRow, patch: Record<string, unknown>): Record<string, unknown> {
  const input: Record<string, unknown> = Object.fromEntries(
    writtenFields.map((field) => [field, field in patch ? patch[field] : event[field]]),
  );
  if (isBlank(input.image_url)) input.image_url = event.image_url;
  return input;
}

/** The columns of an input: a list the database cannot keep as null is kept empty. */
export function toColumns<Input extends Pick<RuleFields, 'weekday_occurrences'>>(input: Input) {
  return { ...input, weekday_occurrences: input.weekday_occurrences ?? [] };
}

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}
