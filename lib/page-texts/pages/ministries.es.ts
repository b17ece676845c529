import type { Originals } from '../page-text.ts';
import type { ministriesTexts } from './ministries.ts';

export const ministriesOriginalsEs: Originals<typeof ministriesTexts> = {
  'ministries.description': {
    original:
      'Un lugar entre semana en {church}: ministerios para adultos, jóvenes y niños, y nuestros colaboradores en otros países.',
    otherwise: 'Los ministerios de {church}, y cómo participar.',
  },
  'ministries.lead': {
    original:
      'El domingo es para todos a la vez. El resto de la semana es donde la gente llega a conocerle: elija una mesa, una clase o un equipo, y venga dos veces antes de decidir.',
    otherwise: 'Aquí es donde la gente llega a conocerle. Elija uno, y venga dos veces antes de decidir.',
  },
  // As staff see them: the page finds a category by its name in the church's language too.
  'ministries.categories': {
    original: [
      {
        category: 'Adultos',
        text: 'Una mesa entre semana donde le esperan, sea cual sea su edad y su historia.',
      },
      {
        category: 'Jóvenes',
        text: 'De sexto grado a la preparatoria: amigos, preguntas difíciles y adultos que se quedan.',
      },
      {
        category: 'Niños',
        text: 'Desde recién nacidos hasta quinto grado, en buenas manos y buena compañía.',
      },
      {
        category: 'Internacional',
        text: 'Amistades de muchos años con iglesias y obreros lejos de casa.',
      },
    ],
    otherwise: [
      { category: 'Adultos', text: 'Para adultos de todas las edades.' },
      { category: 'Jóvenes', text: 'Para quienes ya dejaron de ser niños.' },
      { category: 'Niños', text: 'Para los más pequeños, y para que sus padres pregunten.' },
      { category: 'Internacional', text: 'Para los amigos que están lejos de aquí.' },
    ],
  },
  'ministries.empty': {
    original: 'Por ahora no hay nada en marcha. Si echa algo de menos, díganoslo.',
  },
  'ministries.involved': {
    original: {
      title: '¿Quiere participar?',
      text: 'Cuéntenos un poco de usted y qué noches tiene libres. Le responderá alguien que ya participa, y le recibirá en la puerta la primera vez.',
    },
    otherwise: {
      title: '¿Quiere participar?',
      text: 'Cuéntenos un poco de usted y cuándo tiene tiempo, y le responderemos.',
    },
  },
};
