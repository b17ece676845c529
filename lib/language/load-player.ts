import { churchTag } from '#lib/core/church/locale.ts';
import { isLanguage } from '#lib/core/language/languages.ts';
import { loaders } from './generated/sound-loaders.ts';
import { addMessages } from './loaded-catalogue.ts';

/**
 * Loads the messages of the player in the page's language. Apart from load-messages.ts, which every page carries.
 * @throws where the chunk does not arrive
 */
export async function loadPlayerMessages(): Promise<void> {
  const tag = churchTag();
  if (!isLanguage(tag)) return (await import('./load-trial.ts')).loadTrial(tag, loaders.sound.en);
  addMessages((await loaders.sound[tag]()).default);
}
