import { theHour } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const weekdays: Readonly<Record<string, string>> = {
  Sun: 'Domingos',
  Mon: 'Lunes',
  Tues: 'Martes',
  Wednes: 'Miércoles',
  Thurs: 'Jueves',
  Fri: 'Viernes',
  Satur: 'Sábados',
};

export default {
  ministries: {
    loadFailedFromDatabase: 'No se pudieron cargar los ministerios de la base de datos',
    unexpected: 'Ocurrió un error inesperado',
    updateFailed: 'No se pudo actualizar el ministerio',
    saveFailed: 'No se pudieron guardar los cambios en la base de datos',
    updated: 'El ministerio se actualizó',
    title: 'Escriba un título para el ministerio.',
    description: 'Escriba de qué se trata el ministerio.',
    category: 'Elija una categoría o escriba una propia.',
    imageAddress: 'Escriba una dirección web válida.',
    link: 'Empiece con https://, con mailto: o, para una página de este sitio, con una barra.',
    added: 'El ministerio se agregó',
    addFailed: 'No se pudo agregar el ministerio',
    deleted: 'El ministerio se quitó',
    deleteFailed: (message) => `No se pudo quitar el ministerio: ${message}`,
    deleteQuestion: (title) => `«${title}» ya no se mostrará en el sitio.`,
    ordered: 'El nuevo orden de los ministerios se guardó',
    orderFailed: (message) => `No se pudo guardar el orden: ${message}`,
    othersChanged: 'Alguien agregó o quitó un ministerio desde que usted abrió la lista.',
    descriptionHelp:
      'Los párrafos, las listas, los enlaces, las negritas y las cursivas se conservan; lo demás se descarta al guardar. También funcionan las etiquetas que usted escriba, como <b>.',
    ruleOff:
      'La regla del ministerio de mujeres está desactivada: el horario de este ministerio es el que usted escriba aquí.',
  },
  ministriesLog: {
    singular: 'ministerio',
    plural: 'ministerios',
    kind: 'Ministerios',
    subject: (name) => `el ministerio ${name}`,
    labels: {
      title: 'Título',
      description: 'Descripción',
      imageurl: 'Imagen',
      leadername: 'Nombre del líder',
      meetingtimes: 'Horario de reunión',
      category: 'Categoría',
      link: 'Enlace',
      has_fixed_time: 'Horario del ministerio de mujeres',
      position: 'Lugar en la lista',
    },
    about: 'Los ministerios en el orden de su página; las descripciones son HTML.',
  },
  ministryForm: {
    add: 'Agregar ministerio',
    adding: 'Agregando...',
    addAbout: 'Se muestra al final de su categoría. Se necesitan título, descripción y categoría.',
    editTitle: 'Editar los datos del ministerio',
    opening: 'Abriendo el ministerio',
    save: 'Guardar los cambios',
    saving: 'Guardando...',
    editLabel: (title) => `Editar ${title}`,
    removeLabel: (title) => `Quitar ${title}`,
    removeTitle: '¿Quitar este ministerio?',
    changeOrder: 'Cambiar el orden',
    orderTitle: 'Orden de los ministerios',
    orderAbout: 'Tal como aparecen en cada categoría.',
    openingList: 'Abriendo la lista',
    untitled: 'Sin título',
    title: 'Título',
    category: 'Categoría',
    otherCategory: 'Otra…',
    categoryName: 'Nombre de la categoría',
    categoryHelp:
      'Tiene su propio encabezado y su propia pestaña en esta página mientras haya un ministerio en ella.',
    description: 'Descripción (admite HTML)',
    leader: 'Nombre del líder',
    times: 'Horario de reunión',
    link: 'Enlace',
    linkHelp:
      'Adónde lleva «Más información»: una dirección web, mailto: y una dirección, o una página de este sitio, como /visit.',
    picture: 'Imagen',
    pictureHelp: 'Si no hay imagen, el sitio dibuja una para este ministerio.',
    womens: 'Este es el ministerio de mujeres',
    womensHelp: (time) =>
      `Su horario es entonces siempre: ${time}. Si se escribe otro horario, esto se desactiva.`,
  },
  ministryPage: {
    title: 'Ministerios',
    heading: 'Nuestros ministerios',
    byCategory: 'Ministerios por categoría',
    all: 'Todos los ministerios',
    categories: {
      Adult: 'Adultos',
      Youth: 'Jóvenes',
      Children: 'Niños',
      International: 'Internacional',
    },
    others: 'Otros',
    named: (titles, more) => (more > 0 ? `${titles.join(', ')} y ${more} más` : titles.join(', ')),
    leader: 'A cargo de',
    time: 'Se reúne',
    womensTime: (stored, clock) => {
      const weekday = weekdays[stored.split('days ')[0] ?? ''];
      return weekday ? `${weekday} a ${theHour(clock)}` : stored;
    },
    learnMore: 'Más información',
    readOn: 'Leer más',
    readLess: 'Leer menos',
    ofMinistry: (title) => ` sobre ${title}`,
    about: (title) => `Sobre ${title}`,
    usually: 'Abajo está lo que hay normalmente; para esta semana, consúltenos.',
    contact: 'Contáctenos',
    mailSubject: 'Quiero participar',
    samples: {
      women: {
        title: 'Ministerio de mujeres',
        about: 'Para mujeres de todas las edades. Pregúntenos cuándo es la próxima reunión.',
      },
      men: {
        title: 'Ministerio de hombres',
        about: 'Para hombres de todas las edades. Pregúntenos cuándo es la próxima reunión.',
      },
      bibleStudy: {
        title: 'Estudio bíblico para adultos',
        about: 'Un pasaje de la Biblia, leído en grupo, con espacio para preguntas.',
      },
      youth: {
        title: 'Grupo de jóvenes',
        about: 'Para quienes están entre la niñez y la vida adulta. Pregúntenos qué hay para ellos.',
      },
      children: {
        title: 'Ministerio de niños',
        about: 'Para los más pequeños. Pregúntenos qué hay para la edad de su hijo o hija.',
      },
      missions: {
        title: 'Misiones internacionales',
        about: 'Nuestros amigos y colaboradores lejos de aquí. Pregúntenos por ellos.',
      },
    },
  },
} satisfies Catalogue<typeof english>;
