import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  sermonsView: {
    play: (title) => `Reproducir ${title}`,
    notes: {
      kept: 'Lo que escriba se queda en este navegador y en ningún otro lugar.',
      notKept: 'Este navegador no guarda nada: imprima sus notas antes de salir.',
      print: 'Imprimir',
      clear: 'Borrar',
      clearQuestion: '¿Borrar todo lo que escribió aquí?',
    },
  },
} satisfies Catalogue<typeof english>;
