import { textColumns } from '#lib/core/translations/texts.ts';
import { sermonInput } from './schema.ts';

/** What a sermon says in another language, too. */
export const sermonTexts = textColumns(sermonInput.shape, {
  title: 'line',
  description: 'text',
  notes: 'text',
});
