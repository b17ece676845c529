import { type ImportFact, importFact } from '../site/facts.ts';
import { stagedLimits } from './limits.ts';
import { storable } from './staged-key.ts';

/** Returns a filter of facts: each counts once however it is written, and no more than a run may have. */
export function stagedFacts(): (fact: ImportFact) => ImportFact | null {
  const seen = new Set<string>();
  return (given) => {
    const fact = storableFact(given);
    const said = `${fact.field} ${neutral(JSON.stringify(fact.value))}`;
    if (seen.has(said) || seen.size >= stagedLimits.facts) return null;
    seen.add(said);
    return JSON.stringify(fact).length > stagedLimits.factCharacters ? null : fact;
  };
}

function storableFact({ field, value, found_at, words }: ImportFact): ImportFact {
  return importFact.parse({
    field: storable(field),
    value: storableValue(value),
    found_at: storable(found_at),
    words: storable(words),
  });
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(storableValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storableValue(each)]));
}

/** Capitals, blanks and punctuation distinguish no fact: '#A1B2C3', 'Grace Church,'. */
function neutral(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
