import { textColumns } from '#lib/core/translations/texts.ts';
import { announcementInput } from './schema.ts';

/** What an announcement says in another language, too. */
export const announcementTexts = textColumns(announcementInput.shape, { message: 'line' });
