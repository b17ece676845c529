import type { Sermon } from '#lib/core/generated/prisma/client.ts';

/** The speakers of the demo's sermons in Spanish. */
export const speakersEs: Readonly<Record<string, string>> = {
  'Lead Pastor': 'Pastor principal',
  'Associate Pastor': 'Pastor asociado',
  'Guest Speaker': 'Predicador invitado',
};

/** Its series in Spanish. */
export const seriesEs: Readonly<Record<string, string>> = {
  'Joy in Close Quarters': 'Gozo en poco espacio',
  'Stories Jesus Told': 'Historias que contó Jesús',
  'Gleanings: The Book of Ruth': 'Espigas: el libro de Rut',
  'Songs for the Road': 'Cantos para el camino',
};

/** The books of its passages in Spanish. */
export const booksEs: Readonly<Record<string, string>> = {
  Philippians: 'Filipenses',
  Matthew: 'Mateo',
  Luke: 'Lucas',
  Ruth: 'Rut',
  Psalm: 'Salmo',
};

const walkedTogether = `# Lo que desciende
La unidad es como el aceite y como el rocío. [[Desciende]], se [[extiende]], y nadie la [[fabrica]].

1. Aceite: empieza en el [[sacerdote]] y llega hasta el borde.
2. Rocío: cae sobre [[Sion]], el monte que todos suben.
3. Una bendición: **vida** para [[siempre]].

# El último tramo
¿Quién camina a mi lado esta semana?
[[]]
[[]]`;

/** Its sermons in Spanish, by their English titles. */
export const sermonWordsEs: Readonly<
  Record<string, Pick<Sermon, 'title' | 'description'> & Partial<Pick<Sermon, 'notes'>>>
> = {
  'Partners from the First Day': {
    title: 'Compañeros desde el primer día',
    description:
      'Una carta que empieza dando gracias. ¿Qué haría falta para que alguien recordara a esta iglesia como Pablo recuerda a sus amigos de Filipos?',
  },
  'The Good That Chains Can Do': {
    title: 'El bien que hacen las cadenas',
    description:
      'Los planes de Pablo se cancelaron y el evangelio llegó más lejos. Sobre leer por segunda vez nuestras propias interrupciones.',
  },
  'The Way Down Is the Way Up': {
    title: 'El camino hacia abajo es el que sube',
    description:
      'Un himno antiguo acerca de Jesús, escrito para resolver un pleito. La humildad no es pensar mal de uno mismo; es tener lugar para otra persona.',
  },
  'Shining in a Grumbling Age': {
    title: 'Brillar en tiempos de quejas',
    description:
      'Una palabra clara sobre las quejas, y por qué la alegría en un trabajo cansado puede ser el mejor sermón que alguien escuche allí.',
  },
  'What I Used to Count': {
    title: 'Lo que antes contaba',
    description:
      'Una buena familia, una buena escuela, un buen historial. Pablo lo pasa todo a la otra columna, y nos dice qué recibió a cambio.',
  },
  'Learning to Be Content': {
    title: 'Aprender a estar contentos',
    description:
      'El contentamiento es una destreza, y se aprende en las dos direcciones. Un misionero de treinta años habla de tener mucho y de tener poco.',
  },
  'Four Kinds of Ground': {
    title: 'Cuatro clases de tierra',
    description:
      'Quien ha sembrado en tierra de caliche ya conoce esta parábola. ¿Qué endurece un corazón, y qué lo vuelve a abrir?',
  },
  'The Neighbor Who Stopped': {
    title: 'El prójimo que se detuvo',
    description:
      'La pregunta era «¿Quién es mi prójimo?» Jesús responde una mejor. Algunas ideas sobre la gente que pasamos de largo.',
  },
  'The Father Who Ran': {
    title: 'El padre que corrió',
    description:
      'Dos hijos, los dos perdidos, uno de ellos sin salir nunca de casa. Y un padre que sale dos veces el mismo día.',
  },
  'Full Pay at Five O’Clock': {
    title: 'Jornal completo a las cinco',
    description:
      'Los obreros de la viña aceptaron el jornal, y luego vieron lo que recibían los demás. La gracia parece injusta hasta que uno es el último contratado.',
  },
  'Two Men Went Up to Pray': {
    title: 'Dos hombres subieron a orar',
    description:
      'Uno le habló a Dios de sí mismo, el otro pidió misericordia. Bastan pocas palabras para orar con sinceridad, y a casi todos nos toma una vida decirlas de verdad.',
  },
  'A House on the Rock': {
    title: 'Una casa sobre la roca',
    description:
      'Los dos constructores oyeron las mismas palabras, y a los dos les llegó la misma tormenta. La diferencia estaba bajo tierra, hecha en un día seco.',
  },
  'When the Bread Runs Out': {
    title: 'Cuando se acaba el pan',
    description:
      'Una familia deja la Casa del Pan porque no hay. Cinco versículos, diez años y tres funerales, y Dios todavía no ha dicho una palabra.',
  },
  'Where You Go': {
    title: 'Adonde tú vayas',
    description:
      'La famosa promesa de Rut se hizo en un camino polvoriento, a una mujer que no tenía nada que dar a cambio. Sobre las amistades que se sostienen cuando ya no hay razones.',
  },
  'As It Happened': {
    title: 'Y resultó que',
    description:
      'Resultó que llegó a un campo, y resultó que era de él. Cómo buscar la mano de Dios en un martes cualquiera.',
  },
  'More Than She Could Carry': {
    title: 'Más de lo que podía cargar',
    description:
      'Booz dejó grano en las orillas a propósito. Un sermón sobre los márgenes: en el campo, en el presupuesto y en la semana.',
  },
  'At the Threshing Floor': {
    title: 'En la era',
    description:
      'Valor y prudencia en la misma noche. Rut pide lo que la ley permite, y Booz no descansará hasta resolver el asunto.',
  },
  'A Name in the Gate': {
    title: 'Un nombre en la puerta',
    description:
      'La historia termina con un bebé en el regazo de una abuela y una lista de nombres que llega hasta Belén.',
  },
  'My Help Comes From the Lord': {
    title: 'Mi socorro viene del Señor',
    description:
      'El primer canto para viajeros. Levantamos la vista a los montes en busca de ayuda y encontramos a quien los hizo, que no se adormece.',
  },
  'Glad to Go to Church': {
    title: 'Con gusto a la casa del Señor',
    description:
      '¿De qué se alegraban tanto, después de tres días de camino? Sobre por qué nos reunimos, y qué nos pasa cuando lo hacemos.',
  },
  'If It Had Not Been for the Lord': {
    title: 'Si no hubiera sido por el Señor',
    description:
      'Un canto para después de un gran susto. Practicamos contar nuestras historias de modo que Dios esté en ellas, porque estuvo.',
  },
  'Those Who Sow With Tears': {
    title: 'Los que siembran con lágrimas',
    description:
      'Hay semilla que se siembra llorando. El salmo no apura a nadie, y aun así promete una cosecha y explica por qué.',
  },
  'Unless the Lord Builds the House': {
    title: 'Si el Señor no edifica la casa',
    description:
      'Una palabra para quien se levanta temprano y se acuesta tarde. Resulta que dormir es un acto de fe.',
  },
  'How Good and How Pleasant': {
    title: 'Cuán bueno y cuán agradable',
    description:
      'La unidad se compara con el aceite y con el rocío: desciende, se extiende y nadie la fabrica. El último tramo del camino se recorre juntos.',
    notes: walkedTogether,
  },
};
