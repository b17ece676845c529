import { textColumns } from '#lib/core/translations/texts.ts';
import { documentInput } from './schema.ts';

/** What a document is called in another language, too. */
export const documentTexts = textColumns(documentInput.shape, { title: 'line' });
