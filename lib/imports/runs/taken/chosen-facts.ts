import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { saysSame } from '../../fingerprint.ts';
import type { FactChoice } from '../../schema.ts';
import type { ImportFact } from '../../site/facts.ts';
import { labelOf } from './fact-columns.ts';

/**
 * Returns the facts that are chosen by their names, or by name and value where several share a name.
 * @throws AppError `invalid` on `fields` for a name that no fact or more than one has, and for two values of one field
 */
export function chosenFacts(facts: readonly ImportFact[], choices: readonly FactChoice[]): ImportFact[] {
  const chosen = new Set(choices.map((choice) => factOf(facts, choice)));
  const fields = new Set<string>();
  for (const { field } of chosen) {
    // Lines of service times add up.
    if (fields.has(field) && field !== 'services') throw refusal(messages.takenFacts.twice(labelOf(field)));
    fields.add(field);
  }
  return [...chosen];
}

function factOf(facts: readonly ImportFact[], choice: FactChoice): ImportFact {
  const name = typeof choice === 'string' ? choice : choice.field;
  const named = facts.filter(({ field }) => field === name);
  const [fact, another] =
    typeof choice === 'string' ? named : named.filter(({ value }) => isSame(value, choice.value));
  if (!fact) throw refusal(messages.takenFacts.unknown(labelOf(name)));
  if (another) throw refusal(messages.takenFacts.several(labelOf(name)));
  return fact;
}

function isSame(one: unknown, other: unknown): boolean {
  return saysSame(one as string, other as string);
}

function refusal(message: string) {
  return fieldError('fields', message);
}
