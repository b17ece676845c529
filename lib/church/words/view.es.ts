import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  churchView: {
    showMap: 'Mostrar el mapa interactivo',
    openMessages: 'Abrir Mensajes',
    ok: 'Aceptar',
  },
} satisfies Catalogue<typeof english>;
