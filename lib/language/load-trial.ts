import type { TrialLanguage } from '#lib/core/language/languages.ts';
import type { Messages } from './english.ts';
import { addMessages } from './loaded-catalogue.ts';
import { trialGroups, trialRules } from './trial.ts';

/** Loads the English messages as the page's trial language has them. @throws where the chunk does not arrive */
export async function loadTrial(
  tag: TrialLanguage,
  load: () => Promise<{ groups: Partial<Messages> }>,
): Promise<void> {
  const { groups } = await load();
  addMessages(trialGroups(tag, groups), trialRules[tag]);
}
