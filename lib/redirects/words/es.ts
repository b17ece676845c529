import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  redirects: {
    title: 'Direcciones anteriores',
    lead: 'Los enlaces a páginas de su sitio anterior llevan a las páginas que indique aquí, donde este sitio no tenga una página propia.',
    from: 'Escriba la dirección anterior, como /about-us.',
    to: 'Escriba una dirección de este sitio, como /about.',
    toItself: 'Una dirección no puede llevar a sí misma.',
    stands:
      'Este sitio ya tiene una página en esta dirección. Escriba una dirección que este sitio no tenga.',
    unknown: 'Este sitio no tiene una página en esta dirección. Escriba una que tenga, como /about.',
    circle: 'Estas direcciones formarían un círculo. Escriba una página de este sitio.',
    there: 'Esta dirección anterior ya está en la lista.',
    fromLabel: 'Dirección anterior',
    toLabel: 'Lleva a',
    add: 'Agregar',
    save: 'Guardar',
    change: 'Cambiar',
    remove: 'Quitar',
    shadowed: 'Ya no lleva a ninguna parte: este sitio tiene una página propia en la ruta antigua.',
    waiting: 'Espera hasta que se publique la página a la que lleva.',
    none: 'Todavía no hay direcciones anteriores.',
    loadFailed: 'No se pudieron cargar las direcciones anteriores',
    saveFailed: (message) => `No se pudo guardar: ${message || 'no hubo respuesta'}`,
  },
  redirectsLog: {
    singular: 'dirección anterior',
    plural: 'direcciones anteriores',
    labels: { from_path: 'Dirección anterior', to_path: 'Lleva a' },
    about: 'Direcciones anteriores con las páginas de este sitio a las que llevan.',
  },
} satisfies Catalogue<typeof english>;
