import type { Originals } from '../page-text.ts';
import type { visitTexts } from './visit.ts';

export const visitOriginalsEs: Originals<typeof visitTexts> = {
  'visit.description': {
    original:
      'Su primer domingo en {church}: cuándo venir, qué esperar, dónde estacionarse y qué hay para los niños.',
    otherwise: 'Su primera visita a {church}: cuándo venir, cómo encontrarnos y qué esperar.',
  },
  'visit.lead': {
    original:
      'Entrar por primera vez a una iglesia requiere algo de valor. Aquí le contamos qué va a pasar, para que lo único que quede por hacer sea venir.',
  },
  'visit.morning_intro': {
    original: {
      title: 'Su domingo por la mañana',
      text: 'Del estacionamiento al almuerzo, para que nada le tome por sorpresa. Llegue tarde o salga temprano si lo necesita.',
    },
    otherwise: {
      title: 'Su primera visita',
      text: 'Llegue tarde o salga temprano si lo necesita.',
    },
  },
  'visit.morning': {
    original: [
      {
        minutes: -20,
        title: 'Llegar',
        text: 'Dé vuelta junto a la torre del campanario. Alguien con delantal azul le indicará un lugar para visitas y le acompañará hasta la puerta, con paraguas si llueve.',
      },
      {
        minutes: -15,
        title: 'Café',
        text: 'Café, té y pan dulce en el vestíbulo. Registre a sus niños en la mesa redonda, o quédese con ellos.',
      },
      {
        minutes: 0,
        title: 'Cantar',
        text: 'Siéntese donde guste. Una banda dirige tres o cuatro cantos, unos nuevos y otros antiguos, con la letra en las pantallas. Póngase de pie, siéntese, cante o solo escuche.',
      },
      {
        minutes: 30,
        title: 'Escuchar',
        text: 'Uno de los pastores abre un pasaje de la Biblia durante unos treinta y cinco minutos. Hay Biblias debajo de los asientos, y puede quedarse con una.',
      },
      {
        minutes: 75,
        title: 'Almorzar',
        text: 'Casi todos nos quedamos un rato. Pregúntele a cualquiera dónde va a comer; lo más probable es que le inviten.',
      },
    ],
    otherwise: [
      {
        minutes: -10,
        title: 'Llegar',
        text: 'Entre y siéntese donde guste. Si tiene una pregunta, hágasela a cualquiera que parezca de casa.',
      },
      {
        minutes: 0,
        title: 'Empezar',
        text: 'No hace falta conocer los cantos ni las palabras. Participe, o solo escuche.',
      },
    ],
  },
  'visit.expect_title': { original: 'Qué esperar' },
  'visit.expect': {
    original: [
      {
        name: 'Ambiente informal',
        text: 'Venga tal como es. No hay código de vestimenta, ni asientos asignados, ni un momento en que se pida a las visitas ponerse de pie.',
      },
      {
        name: 'Alabanza contemporánea',
        text: 'Cantos dirigidos por una banda, con guitarras, batería y algún violín. Si el volumen le molesta, hay tapones para los oídos en la mesa de bienvenida.',
      },
      {
        name: 'Mensajes prácticos',
        text: 'El sermón empieza en la Biblia y termina en el lunes por la mañana: lo que significa para el trabajo, el dinero, la familia y el sueño.',
      },
      {
        name: 'Programa para niños',
        text: 'Desde la cuna hasta quinto grado, en salones llenos de luz y con líderes evaluados y capacitados. Una etiqueta une a cada niño con su adulto.',
      },
    ],
    otherwise: [
      {
        name: 'Venga tal como es',
        text: 'Vístase como para ver a sus amigos, y siéntese donde guste.',
      },
      {
        name: 'Mire y escuche',
        text: 'No hace falta conocer los cantos ni las palabras, y puede salir cuando lo necesite.',
      },
      {
        name: 'Pregúntenos lo que quiera',
        text: 'Sobre la música, la duración, sus niños o cualquier otra cosa: escriba a {email} y le contaremos cómo es aquí.',
      },
    ],
  },
  'visit.parking_title': { original: 'Estacionamiento' },
  'visit.parking': {
    original:
      '<p>El estacionamiento es gratis. La primera fila a la izquierda se guarda para las visitas, y nadie va a revisar. Cuando se llena, el terreno detrás del edificio está abierto; el sendero desde ahí es de grava y está iluminado.</p><p>Las bicicletas se pueden asegurar en la baranda de la puerta lateral.</p>',
    otherwise:
      '<p>[Escriba a {email}|Pregúntenos][ o llame al {phone}], y le diremos dónde conviene estacionarse.</p>',
  },
  'visit.accessibility_title': { original: 'Accesibilidad' },
  'visit.accessibility': {
    original:
      '<ul><li>Seis lugares accesibles junto a las puertas principales, y ningún escalón en todo el camino de entrada.</li><li>Puertas automáticas, un baño accesible junto al vestíbulo y espacios para sillas de ruedas en cada sección.</li><li>Bucle auditivo en el salón principal, Biblias y hojas de cantos en letra grande en la mesa de bienvenida.</li><li>Una sala tranquila con vista al culto para quien necesite menos ruido, a cualquier edad.</li><li>Los perros de asistencia son bienvenidos.</li></ul><p>Si algo más le ayudaría, díganoslo a {email} y lo tendremos listo.</p>',
    otherwise:
      '<p>Escalones, oído, vista, ruido, un asiento que le acomode: díganos antes de venir qué le ayudaría. Escriba a {email}[ o llame al {phone}], y le diremos con franqueza lo que podemos hacer.</p>',
  },
  'visit.map_title': { original: 'Cómo llegar' },
  'visit.map': {
    original:
      'Busque la torre de piedra caliza del campanario y el gran roble. Cómo llegar con su propia aplicación:',
    otherwise: 'Cómo llegar con su propia aplicación:',
  },
  'visit.prayer': {
    original: {
      title: '¿Podemos orar por usted?',
      text: 'No hace falta que nos haya visitado antes. Escriba unas palabras, y las llevaremos con usted en oración. Solo lo leen los responsables de la oración y de este sitio.',
    },
  },
  'visit.wondering': {
    original: {
      title: '¿Todavía tiene alguna duda?',
      text: '<p>Aquí está <a href="/about?tab=services#faq">lo que la gente pregunta antes de una primera visita</a>. O avísenos que viene, y alguien le estará esperando.</p>',
    },
    otherwise: {
      title: '¿Todavía tiene alguna duda?',
      text: '<p>Aquí está <a href="/about?tab=services#faq">lo que la gente pregunta antes de una primera visita</a>. O escríbanos antes de venir.</p>',
    },
  },
};
