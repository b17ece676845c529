import type { Event, EventException } from '#lib/core/generated/prisma/client.ts';

type EventWords = Pick<Event, 'title' | 'location' | 'description'> &
  Partial<Pick<Event, 'short_title' | 'time'>>;

/** The titles of the services that a site begins with, in their order. */
export const demoServiceTitlesEs = ['Culto del domingo', 'Estudio bíblico del miércoles'] as const;

const hall = 'Salón de convivencia';
const lawn = 'El césped bajo los encinos';
const worshipCenter = 'Auditorio';

/** The events of the demo in Spanish, by their English titles. */
export const eventWordsEs: Readonly<Record<string, EventWords>> = {
  'Sunday Worship': {
    title: demoServiceTitlesEs[0],
    short_title: 'Culto dominical',
    location: worshipCenter,
    description:
      'Hora y media de canto, Escritura y oración sincera. Venga tal como es; los niños, desde la cuna hasta quinto grado, tienen sus propias clases por el pasillo.',
  },
  'Wednesday Bible Study': {
    title: demoServiceTitlesEs[1],
    short_title: 'Estudio bíblico',
    location: hall,
    description:
      'Leemos un capítulo con calma y preguntamos qué dice, qué significa y qué haremos el jueves. Sin tareas y sin preguntas equivocadas.',
  },
  'Youth Night': {
    title: 'Noche de jóvenes',
    location: 'El desván',
    description:
      'De sexto grado a la preparatoria: gaga ball, pizza, una charla corta y grupos pequeños que conocen su nombre. Los amigos siempre son bienvenidos.',
  },
  'English Conversation Tables': {
    title: 'Mesas de conversación en inglés',
    location: hall,
    description:
      'Practique el inglés de todos los días con vecinos pacientes, té y pan dulce. Todos los niveles, todas las naciones, y cuidado de niños en el salón de al lado.',
  },
  'Young Families Supper': {
    title: 'Cena de familias jóvenes',
    location: hall,
    description:
      'Espagueti, leche derramada y conversación de adultos. Cada dos viernes para quienes crían niños pequeños; la iglesia lava los platos.',
  },
  'Neighbors’ Pantry': {
    title: 'Despensa de los vecinos',
    location: 'La puerta este, por el estacionamiento',
    description:
      'Víveres para cualquier hogar que los necesite, sin formularios ni preguntas, el día 15 de cada mes. Llegue en su auto, o pase a tomar un café.',
  },
  'Men’s Breakfast': {
    title: 'Desayuno de hombres',
    location: hall,
    description:
      'Tacos de desayuno y café cargado el primer y el tercer sábado, y luego media hora en Proverbios. Traiga a su hijo o a su vecino.',
  },
  'Last Sunday Potluck': {
    title: 'Comida compartida del último domingo',
    location: lawn,
    description:
      'El último domingo del mes nos quedamos a comer. Si su nombre empieza de la A a la M traiga un plato fuerte, de la N a la Z un acompañamiento. Las visitas solo traen el apetito.',
  },
  'Christmas Eve by Candlelight': {
    title: 'Nochebuena a la luz de las velas',
    location: worshipCenter,
    description:
      'Villancicos, la antigua historia de Lucas y un salón lleno de llamas pequeñas. Venga temprano y siéntese cerca; cada niño recibe su propia vela.',
  },
  'Pantry Shelf Drive': {
    title: 'Colecta para la despensa',
    location: 'El vestíbulo de la iglesia',
    description:
      'En la despensa faltan arroz, frijoles, crema de cacahuate y pañales. Deje una bolsa en el vestíbulo cualquier día de esta semana; los de sexto grado la acomodan.',
  },
  'Dinner on the Grounds': {
    title: 'Cena al aire libre',
    location: lawn,
    description:
      'Mesas largas, carne del ahumador de la iglesia y uno o dos violines cuando se recogen los platos. Toda la ciudad está invitada, y no cuesta nada. Traiga una silla de jardín.',
  },
  'Newcomers’ Lunch': {
    title: 'Almuerzo de bienvenida',
    location: 'Salón 104',
    description:
      '¿Llegó hace unos meses, o hace unos minutos? Almuerce con los pastores, escuche la historia de la iglesia en diez minutos y pregunte lo que quiera.',
  },
  'Church and Grounds Workday': {
    title: 'Jornada de trabajo en la iglesia',
    location: 'Nos vemos en el cuarto de herramientas',
    description:
      'Mantillo, pintura y una reja terca. Traiga guantes y un rastrillo si los tiene; hay pan dulce a las ocho y una tarea para cada edad.',
  },
  'Three Mornings of Prayer': {
    title: 'Tres mañanas de oración',
    location: 'La sala de oración',
    description:
      'Media hora antes del trabajo, tres días seguidos: una mañana por nuestros hogares, una por nuestras escuelas y una por el mundo. El café está listo a las seis y cuarto.',
  },
  'Baptism Sunday': {
    title: 'Domingo de bautismos',
    location: 'En el arroyo, o adentro si llueve',
    description:
      'Bajamos juntos justo después del culto. Si ha pensado en bautizarse, hable con un pastor esta semana; hay toallas.',
  },
  'Community Blood Drive': {
    title: 'Donación de sangre',
    location: hall,
    description:
      'Una hora y medio litro. Llegue sin cita o inscríbase en la mesa de bienvenida; el jugo está frío y las galletas son caseras.',
  },
  'Marriage Weekend Away': {
    title: 'Fin de semana de matrimonios',
    time: 'Del viernes por la tarde al domingo al mediodía',
    location: 'Una cabaña junto al río, a cuarenta minutos al oeste',
    description:
      'Dos noches, tres buenas charlas y una larga tarde libre. Para parejas con un año o con cuarenta; le ayudamos a encontrar quien cuide a los niños.',
  },
  'Chili Supper and Pie Auction': {
    title: 'Cena de chili y subasta de pays',
    location: hall,
    description:
      'Catorce ollas de chili, veintidós pays y lo suficiente para enviar a los jóvenes al campamento. Gracias a todos los que pagaron de más por el de nuez.',
  },
  'Missions Report Night': {
    title: 'Noche de noticias de misiones',
    location: worshipCenter,
    description:
      'Nuestro equipo que perfora pozos nos contó lo que vio, lo que comió y lo que podemos hacer ahora. Hay una grabación en la mesa de bienvenida.',
  },
  'Youth Retreat at the River': {
    title: 'Retiro de jóvenes en el río',
    time: 'Del viernes por la tarde al domingo al mediodía',
    location: 'Campamento del río',
    description:
      'Treinta y un estudiantes, una poza muy fría y tres noches de canto que se escuchaban desde la otra orilla.',
  },
};

/** The exceptions of the demo's series in Spanish, by the series' English titles. */
export const exceptionWordsEs: Readonly<
  Record<string, Pick<EventException, 'description'> & Partial<Pick<EventException, 'title' | 'location'>>>
> = {
  'Wednesday Bible Study': {
    title: 'Cena e historias del estudio bíblico',
    location: hall,
    description:
      'Esta noche primero cenamos. Traiga una olla de algo, y venga listo para contar una historia de cómo Dios ha sido bueno con usted.',
  },
  'Youth Night': {
    description:
      'Esta semana no hay noche de jóvenes: nuestros líderes están en una capacitación. Nos vemos el próximo domingo.',
  },
};
