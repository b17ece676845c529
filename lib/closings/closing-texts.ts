import { textColumns } from '#lib/core/translations/texts.ts';
import { closingInput } from './schema.ts';

/** What a closing says in another language, too. */
export const closingTexts = textColumns(closingInput.shape, { message: 'line' });
