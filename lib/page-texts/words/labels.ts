import { churchLanguage } from '#lib/core/church/locale.ts';
import { inTrial } from '#lib/language/in-trial.ts';
import { labelsEs } from './labels.es.ts';

/** An English label of a page text, its fields, their lists or its page. */
export type Label = keyof typeof labelsEs;

/** Returns the label in the church's language. */
export function labelText(label: Label): string {
  return churchLanguage() === 'es' ? labelsEs[label] : inTrial(label);
}
