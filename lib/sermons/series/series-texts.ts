import { textColumns } from '#lib/core/translations/texts.ts';
import { seriesInput } from './schema.ts';

/** What a series says in another language, too. */
export const seriesTexts = textColumns(seriesInput.shape, { title: 'line', description: 'text' });
