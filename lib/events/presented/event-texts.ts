import { textColumns } from '#lib/core/translations/texts.ts';
import { eventInputFields } from '../schema.ts';

/** What an event says in another language, too. */
export const eventTexts = textColumns(eventInputFields, {
  title: 'line',
  short_title: 'line',
  location: 'line',
  description: 'text',
});

/** The title, where it stands alone. */
export const titleTexts = textColumns(eventInputFields, { title: 'line' });

/** What one date says of its own. */
export const eventDateTexts = textColumns(eventInputFields, {
  title: 'line',
  location: 'line',
  description: 'text',
});
