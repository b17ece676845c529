import { messages } from '#lib/language/messages.ts';

/** Returns the built-in pages that may be switched off, with their titles: each title is named after its path. */
export function builtInPages(): { to: string; title: string }[] {
  return Object.entries(messages.pages.titles).map(([name, title]) => ({ to: `/${name}`, title }));
}
