import { churchTag } from '#lib/core/church/locale.ts';
import { isLanguage } from '#lib/core/language/languages.ts';
import { addMessages } from './loaded-catalogue.ts';

const chunks = { en: () => import('./player.en.ts'), es: () => import('./player.es.ts') };

/**
 * Loads the messages of the player in the page's language. Apart from load-messages.ts, which every page carries.
 * @throws where the chunk does not arrive
 */
export async function loadPlayerMessages(): Promise<void> {
  const tag = churchTag();
  if (!isLanguage(tag)) return (await import('./load-trial.ts')).loadTrial(tag, chunks.en);
  addMessages((await chunks[tag]()).groups);
}
