import { textColumns } from '#lib/core/translations/texts.ts';
import { ministryCreation } from './schema.ts';

/** What a ministry says in another language, too. */
export const ministryTexts = textColumns(ministryCreation.shape, {
  title: 'line',
  description: 'rich',
  meetingtimes: 'line',
});
