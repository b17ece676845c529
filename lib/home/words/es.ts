import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  home: {
    heroFocus: 'Toque lo que debe quedar a la vista en todas las pantallas, como la torre.',
    heroPublished: 'El fondo ya es el mismo para todos los visitantes.',
    heroChange: 'Cambiar el fondo',
    heroTitle: 'Cambiar el fondo de la portada',
    heroLead:
      'Suba una imagen o pegue su dirección. Pruébela primero en este navegador; desaparece cuando la página se vuelve a cargar.',
    heroPicture: 'Imagen de fondo',
    heroHelp:
      'En un teléfono queda encima del texto; en una pantalla ancha, el texto va al lado contrario del punto que usted toque. Deje el campo vacío para ver el paisaje dibujado.',
    heroTry: 'Probar en este navegador',
    heroSave: 'Guardar para todos los visitantes',
    heroNoun: 'configuración de la página',
  },
} satisfies Catalogue<typeof english>;
