import { z } from 'zod';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import type { NamedText } from './texts.ts';

/**
 * Returns the given translations of these texts as the texts' own schemas clean them, without empty ones.
 * @throws AppError `invalid`, with the fields
 */
export function cleanedTexts(
  texts: readonly NamedText[],
  given: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const shape = Object.fromEntries(texts.map(({ name, schema }) => [name, schema]));
  const parsed: Record<string, unknown> = parseInput(z.object(shape), given);
  return Object.fromEntries(
    texts.flatMap(({ name, kind }) => {
      const text = parsed[name];
      if (typeof text !== 'string' || text === '') return [];
      return [[name, kind === 'rich' ? cleanHtml(text) : text]];
    }),
  );
}
