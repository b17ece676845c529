import { churchTag } from '#lib/core/church/locale.ts';
import { isLanguage, type Language } from '#lib/core/language/languages.ts';
import type { Messages } from './english.ts';
import { addMessages } from './loaded-catalogue.ts';

/** Who reads: visitors' scripts have only what they show. */
export type Audience = 'visitors' | 'staff';

type Load = () => Promise<{ groups: Partial<Messages> }>;

/** What browsers load: a chunk per language of the groups that visitors' scripts show, and one of all for staff. */
const chunks: Record<Audience, Record<Language, Load>> = {
  visitors: { en: () => import('./visitors.en.ts'), es: () => import('./visitors.es.ts') },
  staff: { en: () => import('./staff.en.ts'), es: () => import('./staff.es.ts') },
};

/** Returns a loader of staff's code that also loads the messages it reads. */
export function withStaffMessages<Code>(load: () => Promise<Code>): () => Promise<Code> {
  return async () => (await Promise.all([load(), loadMessages('staff')]))[0];
}

/** Loads messages in the page's language. @throws where the chunk does not arrive */
export async function loadMessages(audience: Audience): Promise<void> {
  const tag = churchTag();
  if (!isLanguage(tag)) return (await import('./load-trial.ts')).loadTrial(tag, chunks[audience].en);
  addMessages((await chunks[audience][tag]()).groups);
}
