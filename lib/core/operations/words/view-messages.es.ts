import type { Catalogue } from '#lib/language/catalogue.ts';
import type { fieldMessages } from './view-messages.ts';

export const fieldMessagesEs: Catalogue<typeof fieldMessages> = {
  optional: '(opcional)',
  keepUnder: (characters: number) => `Escriba menos de ${characters} caracteres.`,
};
