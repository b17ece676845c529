import type { Catalogue } from '#lib/language/catalogue.ts';
import type { formMessages } from './messages.ts';

export const formMessagesEs: Catalogue<typeof formMessages> = {
  notSaved: 'Todavía no se guardó nada. Revise esto:',
  // Without the noun, whose article the sentence would need.
  changedMeanwhile: () =>
    'Otra persona hizo cambios aquí desde que usted abrió el formulario. Lo que usted escribió sigue en él.',
  keepTyped: 'Conservar lo que escribí',
  takeTheirs: 'Empezar de nuevo con lo de la otra persona',
  nothing: 'nada',
  yes: 'sí',
  no: 'no',
  focusNotLoaded: 'Esta imagen no se puede cargar.',
  focus: 'Lo que queda a la vista',
  focusRole: 'punto de la imagen',
  focusAt: (x, y) => `${x} % desde la izquierda, ${y} % desde arriba`,
};
