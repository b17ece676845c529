import { churchTag } from '#lib/core/church/locale.ts';
import { isLanguage } from '#lib/core/language/languages.ts';
import { loaders } from './generated/loaders.ts';
import { addMessages } from './loaded-catalogue.ts';

/** Who reads: visitors' scripts have only what they show, those of forms where one is, and staff everything. */
export type Audience = keyof typeof loaders;

/** Returns a loader of staff's code that also loads the messages it reads. */
export function withStaffMessages<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return () => withMessages('staff', load);
}

/** Loads code with the messages it reads. @throws where the code or they do not arrive */
export async function withMessages<Code>(audience: Audience, load: () => Promise<Code>): Promise<Code> {
  return (await Promise.all([load(), loadMessages(audience)]))[0];
}

/** Loads messages in the page's language. @throws where the chunk does not arrive */
export async function loadMessages(audience: Audience): Promise<void> {
  const tag = churchTag();
  if (!isLanguage(tag)) return (await import('./load-trial.ts')).loadTrial(tag, loaders[audience].en);
  addMessages((await loaders[audience][tag]()).default);
}
