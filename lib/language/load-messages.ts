import { churchTag } from '#lib/core/church/locale.ts';
import { isLanguage, type Language } from '#lib/core/language/languages.ts';
import type { Messages } from './english.ts';
import { addMessages } from './loaded-catalogue.ts';

/** Who reads: visitors' scripts have only what they show, those of forms where one is. */
export type Audience = 'visitors' | 'forms' | 'staff';

type Load = () => Promise<{ groups: Partial<Messages> }>;

/** What browsers load: a chunk per language of the groups that visitors' scripts show, one of those of forms, and one of all for staff. */
const chunks: Record<Audience, Record<Language, Load>> = {
  visitors: { en: () => import('./visitors.en.ts'), es: () => import('./visitors.es.ts') },
  forms: { en: () => import('./forms.en.ts'), es: () => import('./forms.es.ts') },
  staff: { en: () => import('./staff.en.ts'), es: () => import('./staff.es.ts') },
};

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
  if (!isLanguage(tag)) return (await import('./load-trial.ts')).loadTrial(tag, chunks[audience].en);
  addMessages((await chunks[audience][tag]()).groups);
}
