import { messages } from '#lib/language/messages.ts';
import type words from './words/en.ts';

/** An English label of a page text, its fields, their lists or its page. */
export type Label = keyof typeof words.pageTextLabels;

/** Returns the label in the church's language. */
export function labelText(label: Label): string {
  return messages.pageTextLabels[label];
}
