import { catalogueOf } from '#catalogues';
import { churchTag } from '#lib/core/church/locale.ts';
import type { Messages } from './generated/en.ts';

/**
 * The sentences for people, in the church's language: `messages.visitorForm.noAnswer`. They are read when they are shown,
 * never while a module loads. A browser has the groups that its page loaded (load-messages.ts).
 */
export const messages: Messages = new Proxy({} as Messages, {
  get: (_, group: keyof Messages) => {
    const found = catalogueOf(churchTag())[group];
    if (!found) throw new Error(`The messages of “${String(group)}” are not loaded.`);
    return found;
  },
});
