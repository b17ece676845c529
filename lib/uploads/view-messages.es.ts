import type { Catalogue } from '#lib/language/catalogue.ts';
import type { pictureMessages } from './view-messages.ts';

export const pictureMessagesEs: Catalogue<typeof pictureMessages> = {
  placeholder: 'Se muestra una imagen de reemplazo',
};
