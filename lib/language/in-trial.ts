import { ruleOf } from '#catalogues';
import { churchTag } from '#lib/core/church/locale.ts';

/** Returns English words that stand outside of the catalogue as a trial language has them; unchanged in any other. */
export function inTrial<Words>(words: Words): Words {
  return ruleOf(churchTag())?.(words) ?? words;
}
