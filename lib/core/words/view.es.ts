import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  errorPages: {
    title: 'Error inesperado de la aplicación',
    text: 'Algo falló de nuestro lado y no pudimos mostrar esta página. Por favor, inténtelo de nuevo en un momento.',
    textAboveFooter:
      'Algo falló de nuestro lado y no pudimos mostrar esta página. Por favor, inténtelo de nuevo en un momento. Si nos necesita ahora, al pie de esta página dice cómo comunicarse con nosotros.',
    again: 'Intentar de nuevo',
    home: 'Volver al inicio',
  },
  fields: {
    optional: '(opcional)',
    keepUnder: (characters: number) => `Escriba menos de ${characters} caracteres.`,
  },
  gone: {
    gone: 'Esta parte de la página no se pudo cargar.',
    updated: 'El sitio se actualizó desde que se abrió esta página.',
    again: 'Cargar la página de nuevo',
  },
  layoutView: {
    main: 'Principal',
    menu: 'Menú',
    allPages: 'Todas las páginas',
    visit: 'Visítenos',
  },
  uiView: {
    close: 'Cerrar',
    share: 'Compartir',
    linkCopied: 'Enlace copiado',
    toasts: 'Avisos',
  },
  visitorForm: {
    wrongAnswer: 'La respuesta no es correcta. Inténtelo de nuevo.',
    noAnswer: 'Responda la pregunta, por favor.',
    questionFirst: 'Antes del envío le haremos una pregunta breve para evitar los programas automáticos.',
    question: (a, b) => `¿Cuánto es ${a} + ${b}?`,
    questionMissing: 'No llegó la pregunta que evita los programas automáticos.',
    anotherQuestion: 'Otra pregunta',
    again: 'Enviar de nuevo',
    trap: 'Sitio web (deje este campo vacío)',
  },
} satisfies Catalogue<typeof english>;
