import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  art: {
    invalidColor: 'Por favor, elija un color como #2d4a94.',
    colorLabels: {
      accent: 'Botones y enlaces',
      second: 'Fechas y marcas',
      night: 'Fondos oscuros',
      gold: 'Color claro sobre fondos oscuros',
    },
    asPicked: 'como usted lo eligió',
    moved: (picked) => `ajustado a partir de ${picked}`,
    made: (picked) => `hecho a partir de ${picked}`,
    contrast: (ratio) => `contraste de ${ratio.toFixed(1)} a 1 o mejor`,
    own: 'el propio del sitio',
    working: 'Calculando …',
  },
} satisfies Catalogue<typeof english>;
