import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Originals } from '../page-text.ts';
import type { aboutTexts } from './about.ts';
import { noLink, role } from './about-rows.ts';

export const aboutOriginalsEs: Originals<typeof aboutTexts> = {
  'about.description': {
    original:
      'La historia de {church}[ desde {founded}]: lo que valoramos, quién cuida de las cosas y respuestas a lo que la gente pregunta antes de una primera visita.',
    otherwise:
      'Quiénes somos en {church}, y respuestas a lo que la gente pregunta antes de una primera visita.',
  },
  'about.lead': {
    original:
      'Somos una {kind} en {city}[, {region}]: gente común que aprende a amar a Dios, y a los vecinos que él nos dio, en ese orden.',
  },
  'about.story_title': { original: 'Cómo llegamos hasta aquí' },
  'about.story': {
    original: [
      {
        when: '{founded}',
        title: 'Una sala de estar',
        text: 'Siete familias empezaron a reunirse los domingos por la tarde en una sala prestada, con una guitarra, una cafetera grande y más preguntas que sillas. Querían una iglesia donde quien llegara fuera conocido por su nombre antes de terminar el mes. Para Navidad la cocina también estaba llena.',
      },
      {
        when: 'Los años intermedios',
        title: 'Sillas plegables',
        text: 'No cabíamos ya en la casa, luego en una antigua tienda de forrajes, luego en la cafetería de una escuela primaria. Cada domingo un equipo llegaba temprano a poner doscientas sillas, y cada domingo las volvía a guardar. Así aprendimos que la iglesia nunca fue el salón.',
      },
      {
        when: '{built}',
        title: 'Un techo propio',
        text: 'Nos mudamos al edificio de piedra caliza en {street}, dado poco a poco por personas que dieron lo que podían. La campana de la torre vino de una escuela rural que había cerrado sus puertas. Los niños se turnan para tocarla.',
      },
      {
        when: 'Hoy',
        title: 'Todavía poniendo sillas',
        text: 'Ahora somos más, y hay más sillas. El propósito no ha cambiado: reunirnos en torno a la Biblia el domingo, sostenernos unos a otros durante la semana y ser buenas noticias para la ciudad donde vivimos.',
      },
    ],
    otherwise: [
      {
        when: 'Hoy',
        title: 'Aquí en {city}',
        text: 'Somos una {kind}[, que comenzó en {founded}], y nos reunimos en {street}[, en un edificio de {built}]. Pregúntenos cómo empezó todo: es una historia que nos gusta contar.',
      },
    ],
  },
  'about.read_on': {
    original: [
      {
        title: 'Lo que creemos',
        text: 'Seis declaraciones que compartimos con los cristianos de todos los siglos, en palabras sencillas.',
      },
      {
        title: 'Misión y visión',
        text: 'Lo que estamos aquí para hacer, en cuatro verbos, y la ciudad que esperamos ver.',
      },
    ],
    otherwise: [
      {
        title: 'Lo que creemos',
        text: 'Lo que creemos, en palabras sencillas.',
      },
      {
        title: 'Misión y visión',
        text: 'Lo que estamos aquí para hacer, y la ciudad que esperamos ver.',
      },
    ],
  },
  'about.values_intro': {
    original: {
      title: 'Cuatro cosas que no cambiaríamos por nada',
      text: 'Cuando tenemos que decidir qué hacer, o qué dejar de hacer, volvemos a estas.',
    },
    otherwise: {
      title: 'Lo que no cambiaríamos por nada',
      text: 'Cuando tenemos que decidir qué hacer, o qué dejar de hacer, queremos volver a esto.',
    },
  },
  'about.values': {
    original: [
      {
        name: 'Amar a Dios',
        text: 'Todo lo demás crece de aquí. Cantamos, oramos y descansamos porque Dios nos amó primero, y preferimos hacer pocas cosas con gusto que muchas con cansancio.',
      },
      {
        name: 'Verdad bíblica',
        text: 'Leemos la Biblia pasaje por pasaje, en su contexto, y dejamos que nos corrija. Puede hacerle preguntas difíciles. Nosotros también se las hacemos.',
      },
      {
        name: 'Comunidad auténtica',
        text: 'Aquí nadie lo tiene todo resuelto, y a nadie se le pide fingir. Comemos unos en casa de otros, decimos la verdad con cariño y nos quedamos cuando es difícil.',
      },
      {
        name: 'Vida en misión',
        text: 'La fe sale por la puerta con usted. En el trabajo, en la escuela y con los vecinos, buscamos cómo ser útiles y hablar de la esperanza que tenemos.',
      },
    ],
    otherwise: [
      {
        name: 'Amar a Dios',
        text: 'Todo lo demás crece de aquí. Cantamos, oramos y descansamos porque Dios nos amó primero.',
      },
      {
        name: 'Verdad bíblica',
        text: 'Leemos la Biblia, y dejamos que nos corrija. Puede hacerle preguntas difíciles. Nosotros también se las hacemos.',
      },
      {
        name: 'Comunidad auténtica',
        text: 'Nadie lo tiene todo resuelto, y nadie necesita fingir. Queremos decir la verdad con cariño, y quedarnos cuando es difícil.',
      },
      {
        name: 'Vida en misión',
        text: 'La fe sale por la puerta con usted: al trabajo, a la escuela y con los vecinos.',
      },
    ],
  },
  'about.leaders_intro': {
    original: {
      title: 'Quienes cuidan de todo',
      text: '<p>A los cuatro los encuentra los domingos junto a las puertas principales. Entre semana, escriba a {email} y la oficina les hará llegar su mensaje.</p>',
    },
    otherwise: {
      title: 'Quienes cuidan de todo',
      text: '<p>Escriba a {email}, y su mensaje les llegará.</p>',
    },
  },
  'about.leaders': {
    original: [
      role(
        'Pastor principal',
        'Predica casi todos los domingos y cuida del equipo y del rumbo de la iglesia. Suele ser el último en dejar la mesa del café.',
      ),
      role(
        'Pastor asociado',
        'Grupos en casa, visitas al hospital, bodas y funerales. A quien se puede llamar cuando la vida se desmorona, a cualquier hora.',
      ),
      role(
        'Director de ministerios familiares',
        'Acompaña a las familias desde la cuna hasta la graduación, y capacita a todos los que trabajan con sus niños.',
      ),
      role(
        'Líder de alabanza',
        'Elige los cantos, ensaya con la banda y hace lugar para quien quiera tocar, cantar o aprender a manejar el sonido.',
      ),
    ],
    otherwise: [],
  },
  'about.faq_title': { original: 'Lo que la gente pregunta' },
  'about.questions': {
    original: [
      {
        question: '¿Qué clase de iglesia es {church}?',
        answer:
          'Somos una {kind}. Eso quiere decir que ninguna organización mayor nos dirige; mantenemos la fe cristiana tal como se ha creído a lo largo de los siglos, y cuidan de la iglesia ancianos locales, miembros elegidos para guiarla.',
        link_label: 'Lea lo que creemos',
        link_url: paths.beliefs,
      },
      {
        question: '¿Tengo que creer todo eso para venir?',
        answer:
          'No. Muchas personas nos visitan durante meses mientras se deciden, y algunas vienen solo a escuchar. Nadie le pedirá que se ponga de pie, que se presente ni que dé dinero.',
        ...noLink,
      },
      {
        question: '¿Dónde se reúnen?',
        answer:
          'En {street}, {city}. El estacionamiento es gratis, y los lugares más cercanos a las puertas se guardan para las visitas y para quien tenga dificultad al caminar.',
        link_label: 'Mapa y cómo llegar',
        link_url: paths.visit,
      },
      {
        question: '¿Alguien orará por mí?',
        answer:
          'Sí, con mucho gusto. Envíe una petición desde este sitio, o hable con cualquiera al frente después del culto. Las peticiones solo las leen los responsables de la oración y de este sitio.',
        link_label: 'Pedir oración',
        link_url: paths.prayerForm,
      },
    ],
    otherwise: [
      {
        question: '¿Qué clase de iglesia es {church}?',
        answer:
          'Somos una {kind}, y mantenemos la fe cristiana tal como se ha creído a lo largo de los siglos.',
        link_label: 'Lea lo que creemos',
        link_url: paths.beliefs,
      },
      {
        question: '¿Tengo que creer todo eso para venir?',
        answer: 'No. Puede venir, escuchar y decidir por su cuenta.',
        ...noLink,
      },
      {
        question: '¿Dónde se reúnen?',
        answer: '[En {street}, {city}.|La dirección aún no se ha anunciado.]',
        link_label: 'Mapa y cómo llegar',
        link_url: paths.visit,
      },
      {
        question: '¿Alguien orará por mí?',
        answer:
          'Sí, con mucho gusto. Envíe una petición desde este sitio: solo la leen los responsables de la oración y de este sitio.',
        link_label: 'Pedir oración',
        link_url: paths.prayerForm,
      },
    ],
  },
  'about.questions_services': {
    original: [
      {
        question: '¿Cuándo son los cultos?',
        answer:
          '[Todos nos reunimos {service}.|Los horarios aún no están fijados: escriba a {email} y le avisaremos.][ También hay {second_service}, más pequeño y pausado, con tiempo para preguntas: {second_service_time}.]',
        ...noLink,
      },
      {
        question: '¿Cuánto dura un culto dominical?',
        answer:
          'Alrededor de una hora y cuarto: media hora de cantos y oración, y después un sermón de unos treinta y cinco minutos. Puede salir cuando quiera, y a nadie le molestará.',
        ...noLink,
      },
      {
        question: '¿Cómo debo vestirme?',
        answer:
          'Como se vestiría para ver a sus amigos. Habrá botas, jeans, algunas corbatas y unas capas de superhéroe muy pequeñas.',
        ...noLink,
      },
      {
        question: '¿Qué pasa con mis niños?',
        answer:
          'Pueden quedarse con usted o ir a su propio programa, desde la cuna hasta quinto grado. Al registrarlos recibirá una etiqueta, y su niño solo se va con quien tenga la etiqueta igual.',
        link_label: 'Vea nuestros ministerios para niños',
        link_url: paths.ministry('children'),
      },
      {
        question: '¿Puedo verlo primero desde casa?',
        answer:
          'Claro que sí. El culto del domingo se transmite en vivo, y los sermones anteriores quedan guardados el tiempo que quiera.',
        link_label: 'Ver la transmisión en vivo',
        link_url: paths.livestream,
      },
    ],
    otherwise: [
      {
        question: '¿Cuándo son los cultos?',
        answer: '[{services}.|Los horarios aún no están fijados: escriba a {email} y le avisaremos.]',
        ...noLink,
      },
      {
        question: '¿Cuánto dura un culto?',
        answer: '[Alrededor de {service_length}. ]Puede salir cuando lo necesite.',
        ...noLink,
      },
      {
        question: '¿Cómo debo vestirme?',
        answer: 'Como se vestiría para ver a sus amigos.',
        ...noLink,
      },
      {
        question: '¿Qué pasa con mis niños?',
        answer: 'Pueden quedarse con usted. Pregúntenos qué más hay para su edad[: {email}].',
        ...noLink,
      },
    ],
  },
  'about.questions_involved': {
    original: [
      {
        question: '¿Cómo puedo conocer gente?',
        answer:
          'Quédese al café, y después pruebe un grupo en casa: de ocho a doce personas que cenan juntas entre semana y conversan sobre el pasaje del domingo. La oficina puede decirle cuál le queda cerca.',
        link_label: 'Conozca nuestros ministerios',
        link_url: paths.ministries,
      },
      {
        question: '¿Cómo me hago miembro?',
        answer:
          'Venga a un almuerzo de bienvenida, que hacemos cada dos meses. Escuchará de dónde viene la iglesia, podrá preguntar lo que quiera y después, si desea unirse, se reunirá con uno de los pastores.',
        ...noLink,
      },
      {
        question: '¿Cómo puedo bautizarme?',
        answer:
          'El bautismo es la manera en que una persona dice en público, con agua, que ahora pertenece a Jesús. Cuéntele a cualquiera de los pastores que lo está pensando; lo conversarán con usted, a su ritmo.',
        link_label: 'Lea sobre la vida en el Espíritu',
        link_url: `${paths.beliefs}#la-vida-en-el-espíritu`,
      },
      {
        question: '¿En qué podría ayudar?',
        answer:
          'Casi en todo: la mesa del café, la guardería, el sonido, el equipo de reparaciones de los sábados. Sirva un mes junto a alguien antes de decidir.',
        link_label: 'Vea lo que viene',
        link_url: paths.events,
      },
      {
        question: '¿Cómo puedo ofrendar?',
        answer:
          'Por mensaje de texto, en línea o en la caja de madera junto a las puertas. Si nos visita, por favor no sienta que debe hacerlo.',
        link_label: 'Maneras de ofrendar',
        link_url: paths.giving,
      },
    ],
    otherwise: [
      {
        question: '¿Cómo puedo conocer gente?',
        answer: 'Venga dos veces y salude, o elija algo de nuestros ministerios y pregunte por ello.',
        link_label: 'Conozca nuestros ministerios',
        link_url: paths.ministries,
      },
      {
        question: '¿Cómo puedo bautizarme, o hacerme miembro?',
        answer:
          'Escriba a {email}, o hable con nosotros cuando nos reunamos. Alguien lo conversará con usted, a su ritmo.',
        ...noLink,
      },
      {
        question: '¿Cómo puedo ofrendar?',
        answer: 'Este sitio lo explica. Si nos visita, por favor no sienta que debe hacerlo.',
        link_label: 'Maneras de ofrendar',
        link_url: paths.giving,
      },
    ],
  },
  'about.come': {
    original: 'La mejor manera de conocernos es pasar aquí un domingo por la mañana.',
    otherwise: 'La mejor manera de conocernos es venir y ver.',
  },
};
