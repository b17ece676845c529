import type { Originals } from '../page-text.ts';
import type { homeTexts, siteTexts } from './home.ts';

export const homeOriginalsEs: Originals<typeof homeTexts> = {
  'home.headline': {
    original: {
      dawn: 'Buenos días',
      noon: 'Buenas tardes',
      dusk: 'Buenas noches',
      night: 'Buenas noches',
      second: 'y bienvenidos a {church}.',
    },
  },
  'home.hero': {
    original: '[Nos reunimos {service}. ]Venga tal como es: el café está listo y hay un lugar para usted.',
    otherwise: '[Nos reunimos {service}. ]Venga tal como es: hay un lugar para usted.',
  },
  'home.facts': {
    original: {
      next: 'Próximo culto',
      others: 'También puede acompañarnos',
      location: 'Ubicación',
      prayer: 'Oración',
    },
  },
  'home.study': {
    original: 'Traiga una Biblia, o tome prestada una de las nuestras.',
    otherwise: 'Todos son bienvenidos.',
  },
  'home.prayer': { original: 'Sea lo que sea, oraremos con usted.' },
  'home.about': {
    original: {
      title: 'Unas líneas para quien llega por primera vez',
      text: 'Somos una {kind} en {city}[, {region}], y cada uno de nosotros también llegó un día por primera vez.',
    },
  },
  'home.letter': {
    original:
      '<p>Querido vecino, querida vecina:</p><p>Aquí tiene las puertas abiertas antes de creer en algo, antes de conocer a alguien y antes de saber dónde estacionarse.</p><p>Los domingos cantamos, abrimos la Biblia y oramos unos por otros por nombre. Nadie le pedirá que se ponga de pie y se presente. Alguien sí le preguntará si quiere un café. El ruido de los niños nos alegra, y puede venir en jeans.</p><p>Lo hacemos así[ desde {founded}], y lo mejor sigue siendo una silla vacía que a la semana siguiente ya tiene a alguien.</p>',
    otherwise:
      '<p>Querido vecino, querida vecina:</p><p>Aquí tiene las puertas abiertas antes de creer en algo y antes de conocer a alguien.</p><p>Cuando nos reunimos, abrimos la Biblia y oramos. Venga a ver, sin ninguna prisa.[ Lo hacemos así desde {founded}.]</p>',
  },
  'home.signature': { original: { closing: 'Hasta muy pronto,', name: 'sus amigos de {short}' } },
  'home.welcome': { original: 'Aquí hay una puerta que lleva su nombre' },
  'home.doors': {
    original: [
      { title: 'Ministerio de niños', people: 'De la cuna a quinto grado' },
      { title: 'Grupo de jóvenes', people: 'De sexto grado a la preparatoria' },
      { title: 'Estudio bíblico para adultos', people: 'Hombres, mujeres, todos' },
      { title: 'Misiones internacionales', people: 'Amigos que viven lejos' },
    ],
    otherwise: [],
  },
  'home.sermon_title': { original: 'Último sermón' },
  'home.upcoming_title': { original: 'Próximos eventos' },
  'home.empty': { original: 'Las nuevas fechas aparecen aquí en cuanto se fijan.' },
  'home.road': {
    original: {
      title: 'El camino es más corto de lo que parece',
      text: 'Dónde estacionarse, por qué puerta entrar y qué sucede[ en nuestro culto ({service})], todo en una sola página.',
    },
    otherwise: {
      title: 'El camino es más corto de lo que parece',
      text: 'Cuándo nos reunimos, dónde y cómo llegar, todo en una sola página.',
    },
  },
};

export const siteOriginalsEs: Originals<typeof siteTexts> = {
  'site.footer': { original: 'Hay luz encendida\ny un lugar para usted.' },
  'site.columns': {
    original: { times: 'Horario de cultos', links: 'Enlaces rápidos', follow: 'Síganos' },
  },
};
