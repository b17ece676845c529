import type { Originals } from '../page-text.ts';
import type { beliefsTexts } from './beliefs.ts';

export const beliefsOriginalsEs: Originals<typeof beliefsTexts> = {
  'beliefs.description': {
    original:
      'Lo que creemos acerca de Dios, Jesucristo, la salvación, el Espíritu Santo, la Biblia y la vida en el Espíritu, en seis declaraciones breves y sencillas.',
    otherwise: 'Lo que creemos en {church}, en palabras sencillas.',
  },
  'beliefs.lead': {
    original:
      'Compartimos estas seis verdades con los cristianos de todos los siglos. No hace falta estar de acuerdo con todas, ni con ninguna, para venir un domingo.',
    otherwise:
      'Lo que cree esta iglesia, en palabras sencillas. No hace falta estar de acuerdo con todo, ni con nada, para venir.',
  },
  'beliefs.opening': { original: 'Creemos' },
  'beliefs.statements': {
    original: [
      {
        title: 'Dios',
        passage: 'Deuteronomio 6:4',
        text: 'en un solo Dios, creador de todo lo que existe, que siempre ha vivido como Padre, Hijo y Espíritu Santo: tres personas, un solo Dios, iguales en todo. Los cristianos llamamos a esto la Trinidad. Él es santo y es bueno, y nada de lo que ha hecho le resulta indiferente.',
      },
      {
        title: 'Jesucristo',
        passage: 'Juan 1:14',
        text: 'que Jesús es el Hijo de Dios, plenamente Dios y plenamente hombre, nacido de la virgen María. Vivió sin pecado, murió en una cruz en nuestro lugar y al tercer día resucitó corporalmente de entre los muertos. Ahora reina con el Padre, y vendrá otra vez para juzgar y para hacer nuevas todas las cosas.',
      },
      {
        title: 'La salvación',
        passage: 'Efesios 2:8-9',
        text: 'que cada uno de nosotros se ha apartado de Dios, lo que la Biblia llama pecado, y que nadie puede remediarlo portándose bien. Dios nos perdona y nos hace sus hijos como un regalo, y lo recibimos al volvernos a él y confiar en Jesús. No se puede ganar. Y cambia todo lo que viene después.',
      },
      {
        title: 'El Espíritu Santo',
        passage: 'Juan 14:26',
        text: 'que el Espíritu Santo es Dios presente con nosotros. Él nos abre los ojos para ver a Jesús, nos hace nuevos y vive en todo el que cree. Consuela y también corrige, y a cada uno le da dones para que los gaste en los demás.',
      },
      {
        title: 'La Biblia',
        passage: '2 Timoteo 3:16-17',
        text: 'que la Biblia, en su Antiguo y Nuevo Testamento, fue escrita por personas a quienes movía el Espíritu de Dios, y que es verdadera y digna de confianza en todo lo que enseña. Ella tiene la última palabra sobre lo que creemos y sobre cómo vivimos.',
      },
      {
        title: 'La vida en el Espíritu',
        passage: 'Gálatas 5:22-25',
        text: 'que seguir a Jesús es una vida y no un momento. Con la ayuda del Espíritu crecemos en amor, honestidad y valor. Oramos, también por sanidad. Somos bautizados, compartimos el pan y la copa, y buscamos el bien de nuestros vecinos hasta que él venga.',
      },
    ],
  },
  'beliefs.ending': { original: 'Amén.' },
  'beliefs.after': {
    original:
      'Palabras como estas pueden despertar más preguntas de las que resuelven. Traiga las suyas: los pastores prefieren conversar con un café a ganar una discusión.',
    otherwise: 'Palabras como estas pueden despertar más preguntas de las que resuelven. Traiga las suyas.',
  },
};
