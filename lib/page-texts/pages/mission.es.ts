import type { Originals } from '../page-text.ts';
import type { missionTexts } from './mission.ts';

export const missionOriginalsEs: Originals<typeof missionTexts> = {
  'mission.description': {
    original:
      'Alcanzar, acompañar, restaurar, enviar: para qué está aquí {church}, y la ciudad que esperamos ver.',
    otherwise: 'Para qué está aquí {church}, y la ciudad que esperamos ver.',
  },
  'mission.statement': {
    original:
      'Ayudar a nuestros vecinos a encontrar el camino de regreso a Dios, y recorrer ese camino con ellos.',
  },
  'mission.objectives_intro': {
    original: {
      title: 'Cómo lo hacemos',
      text: 'Cuatro verbos, en este orden, cada uno alimenta al siguiente. Cuando un plan no sirve a ninguno, lo dejamos ir.',
    },
    otherwise: { title: 'Cómo lo hacemos', text: 'En este orden, cada uno alimenta al siguiente.' },
  },
  'mission.objectives': {
    original: [
      {
        name: 'Alcanzar',
        to: 'a quienes no vendrían primero a nosotros',
        text: 'Vamos antes de invitar: a las juntas de la escuela y a la orilla de la cancha de fútbol, a una cena en el porche, a una clínica al otro lado del mundo. Queremos que cada persona en {city} tenga un amigo que siga a Jesús y con quien sea fácil hablar.',
      },
      {
        name: 'Acompañar',
        to: 'como familia, y no como público',
        text: 'Una sala llena todavía no es una iglesia. Ayudamos a cada persona a encontrar una mesa donde la esperen, en un grupo en casa de ocho a doce, donde alguien pregunta cómo le fue en la entrevista y nota una silla vacía.',
      },
      {
        name: 'Restaurar',
        to: 'lo que está gastado o roto',
        text: 'Todos llegamos cargando algo. Hacemos lugar para el duelo, la recuperación y las segundas oportunidades, oramos con paciencia y enviamos con buenos consejeros a quien necesita algo más que oración.',
      },
      {
        name: 'Enviar',
        to: 'a cada uno a la obra que le toca',
        text: 'No nos quedamos con la gente buena. La preparamos, confiamos en ella y la enviamos: a dar una clase, a llevar un negocio honrado, a plantar otra iglesia, a cuidar en casa de su madre o de su padre. Todo cuenta.',
      },
    ],
    otherwise: [
      {
        name: 'Alcanzar',
        to: 'a quienes no vendrían primero a nosotros',
        text: 'Queremos que cada persona en {city} tenga un amigo que siga a Jesús y con quien sea fácil hablar.',
      },
      {
        name: 'Acompañar',
        to: 'como familia, y no como público',
        text: 'Una sala llena todavía no es una iglesia. Queremos que a cada persona se le conozca por su nombre, y se le extrañe cuando su silla está vacía.',
      },
      {
        name: 'Restaurar',
        to: 'lo que está gastado o roto',
        text: 'Todos llegamos cargando algo. Queremos que este sea un lugar donde se pueda decir en voz alta y orar por ello.',
      },
      {
        name: 'Enviar',
        to: 'a cada uno a la obra que le toca',
        text: 'Lo que recibimos es para compartirlo: en el trabajo, en la escuela, en casa y dondequiera que se nos envíe. Todo cuenta.',
      },
    ],
  },
  'mission.vision': {
    original: {
      title: 'Nuestra visión',
      text: '<p>Vemos una iglesia a la que su ciudad echaría de menos.</p><p>Vemos mesas más largas que la familia que las posee. Vemos adolescentes que conocen por nombre a cinco adultos, y viudas que nunca son las últimas en enterarse. Vemos a quienes dudan y se quedan, porque sus preguntas se tomaron en serio, y a quienes creen y se van, porque fueron enviados.</p><p>Vemos una {city} un poco más amable porque estamos aquí, y personas que nunca hemos conocido, en idiomas que no hablamos, que también se alegran de ello.</p>',
    },
  },
  'mission.next': { original: 'Nada de esto sucede sin personas como usted.' },
};
