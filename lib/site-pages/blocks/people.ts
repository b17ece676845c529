import { defineBlock } from './define-block.ts';
import { email, emptyText, line, list, optionalPicture } from './fields.ts';

/** People with their role and a few words. */
export const peopleBlock = defineBlock('people', {
  items: list('people', {
    least: 1,
    most: 40,
    fields: {
      name: line('name', 120),
      role: emptyText('line', 'role', 120),
      words: emptyText('text', 'words', 700),
      picture_url: optionalPicture('picture'),
      email: email('email'),
    },
  }),
});
