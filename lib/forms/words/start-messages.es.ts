import type { Catalogue } from '#lib/language/catalogue.ts';
import type { formStartMessages } from './start-messages.ts';

export const formStartMessagesEs: Catalogue<typeof formStartMessages> = {
  contact: {
    title: 'Escríbanos',
    about:
      'Una pregunta o unas palabras para la iglesia. El pie de las páginas lleva a él y no muestra ningún correo electrónico.',
    intro: 'Pregúntenos lo que quiera. Leemos cada mensaje y respondemos por correo.',
    thanks: 'Gracias por escribir. Pronto tendrá noticias nuestras.',
    message: 'Su mensaje',
  },
  connect: {
    title: 'Tarjeta de bienvenida',
    about: 'Las personas nuevas se presentan y pueden pedir oración.',
    intro: 'Nos alegra que esté aquí. Cuéntenos un poco de usted.',
    thanks: 'Gracias. Es un gusto conocerle.',
    visit: 'Estoy aquí',
    visits: { first: 'por primera vez', again: 'otra vez', often: 'con regularidad' },
    interests: 'Me gustaría saber más de',
    topics: {
      faith: 'La fe y el bautismo',
      groups: 'Los grupos pequeños',
      helping: 'Cómo ayudar',
      membership: 'La membresía',
    },
    prayer: '¿Cómo podemos orar por usted?',
    prayerHelp: 'Solo lo leen el equipo de oración y los responsables de este sitio.',
  },
  visit: {
    title: 'Planee su visita',
    about: 'Los visitantes dicen cuándo vienen y con cuántos niños.',
    intro: 'Díganos cuándo viene, y alguien le dará la bienvenida en la puerta.',
    thanks: 'Gracias. Será un gusto verle.',
    service: '¿A qué culto?',
    children: '¿Cuántos niños vienen con usted?',
    childrenHelp: 'Para tener listas sus salas.',
    more: '¿Hay algo que debamos saber?',
  },
  sign_up: {
    title: 'Inscripción',
    about: 'La gente reserva lugares, y espera cuando se acaban.',
    intro: 'Inscríbase, por favor, para que podamos planear.',
    thanks: 'Gracias por inscribirse.',
    diet: '¿Hay algo que alguien no deba comer?',
  },
  bring: {
    title: 'Traer un plato',
    about: 'La gente elige lo que trae, hasta que hay suficiente de cada cosa.',
    intro: 'Elija, por favor, lo que va a traer.',
    thanks: 'Gracias. Ya queremos probarlo.',
    slots: { main: 'Plato principal', salad: 'Ensalada', dessert: 'Postre', drinks: 'Bebidas' },
    dish: '¿Qué va a ser?',
  },
  volunteer: {
    title: 'Voluntarios',
    about: 'La gente se ofrece a ayudar, y dice dónde y cuándo.',
    intro: 'Entre muchos todo es más fácil. ¿Dónde le gustaría ayudar?',
    thanks: 'Gracias por ayudar. Nos pondremos en contacto.',
    where: 'Me gustaría ayudar con',
    areas: {
      children: 'Los niños',
      music: 'La música',
      welcome: 'La bienvenida y el café',
      sound: 'El sonido y la transmisión',
      house: 'El edificio y el jardín',
    },
    when: '¿Cuándo puede ayudar?',
    more: '¿Hay algo que haga especialmente bien?',
  },
  blank: {
    title: 'Formulario en blanco',
    about: 'Nombre y correo electrónico. Las preguntas las escribe usted.',
    intro: '',
    thanks: 'Gracias. Lo hemos recibido.',
  },
};
