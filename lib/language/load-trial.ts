import type { TrialLanguage } from '#lib/core/language/languages.ts';
import type { Messages } from './generated/en.ts';
import { addMessages } from './loaded-catalogue.ts';
import { trialGroups, trialRules } from './trial.ts';

/** Loads the English messages as the page's trial language has them. @throws where the chunk does not arrive */
export async function loadTrial(
  tag: TrialLanguage,
  load: () => Promise<{ default: Partial<Messages> }>,
): Promise<void> {
  const { default: groups } = await load();
  addMessages(trialGroups(tag, groups), trialRules[tag]);
}
