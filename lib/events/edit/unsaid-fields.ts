import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { type EventInput, type EventRow, eventInput, neededFields } from '../schema.ts';

/** A field that staff write of every event, and an import leaves empty where its source has nothing. */
export type UnsaidField = (typeof neededFields.event)[number];

/** Returns the fields that are empty though events need them: an import had nothing to say, and they may stay so. */
export function unsaidIn(event: Partial<Pick<EventRow, UnsaidField>>): UnsaidField[] {
  return neededFields.event.filter((field) => isBlank(event[field] ?? ''));
}

/** Checks the input of an event of which `unsaid` fields may be empty. @throws AppError `invalid` */
export function parseEvent(
  input: Readonly<Record<string, unknown>>,
  unsaid: readonly UnsaidField[],
): EventInput {
  const open = unsaid.filter((field) => isBlank(input[field] ?? ''));
  const filledWith = (words: string) => Object.fromEntries(open.map((field) => [field, words]));
  return { ...parseInput(eventInput, { ...input, ...filledWith('-') }), ...filledWith('') };
}
