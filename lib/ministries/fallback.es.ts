import { church } from '#lib/core/church/church.ts';
import type { Ministry } from './schema.ts';

const { sunday, bibleStudy } = church.services;

/** The words of a new site's ministries in Spanish, in the order of fallback.ts. */
export const fallbackMinistryWordsEs: readonly (Pick<Ministry, 'title' | 'leadername' | 'description'> &
  Partial<Pick<Ministry, 'meetingtimes'>>)[] = [
  {
    // Its time is set by a rule of the site.
    title: 'Ministerio de mujeres',
    leadername: 'Directora del ministerio de mujeres',
    description: lines(
      '<p>Una mesa entre semana para mujeres de todas las edades. Leemos juntas un libro de la Biblia a lo largo de una temporada, hablamos con franqueza de la semana y oramos unas por otras por nombre.</p>',
      '<p>Venga con guía de estudio o sin ella; siempre hay una de más en la puerta.</p>',
      '<ul><li>Hay cuidado de niños, gratis, desde recién nacidos hasta quinto grado</li>',
      '<li>Un fin de semana de retiro cada primavera junto al lago</li>',
      '<li>Comidas para las mamás recientes y para quien vuelve del hospital</li></ul>',
    ),
  },
  {
    title: 'Ministerio de hombres',
    leadername: 'Pastor asociado',
    meetingtimes: 'Sábados a las 7:30 de la mañana, primero y tercero del mes',
    description: lines(
      '<p>Primero tacos de desayuno, luego una hora en torno a un pasaje y a lo que los hombres no suelen decir en voz alta: el trabajo, los padres, el carácter, la esperanza. A nadie se le pide leer ni orar.</p>',
      '<p>Los otros sábados un equipo con camionetas y herramientas repara cercas y rampas de vecinos que no pueden hacerlo. Si puede cargar un extremo de una tabla, hace falta.</p>',
    ),
  },
  {
    title: 'Estudio bíblico para adultos',
    leadername: 'Pastor principal',
    meetingtimes: `Miércoles a las ${bibleStudy.hour - 12} de la noche`,
    description: lines(
      '<p>Una hora y cuarto en un solo pasaje, enseñado con calma y con mucho lugar para preguntas. No hace falta haberlo leído antes, ni haber leído nunca la Biblia.</p>',
      '<p>Nos reunimos en el salón de convivencia. Hay café desde un cuarto de hora antes, y una mesa al fondo para quien prefiera escuchar que hablar.</p>',
    ),
  },
  {
    title: 'Grupo de jóvenes',
    leadername: 'Pastor de jóvenes',
    meetingtimes: 'Domingos de 5:30 a 7:30 de la tarde',
    description: lines(
      '<p>De sexto grado a la preparatoria. Cena, un juego ruidoso, una charla corta y grupos pequeños con los mismos adultos todo el año, para que alguien note cuando no viene.</p>',
      '<ul><li>Campamento de verano en el bosque de pinos, con ayuda para las familias que la necesitan</li>',
      '<li>Un fin de semana de servicio en otoño</li>',
      '<li>Se organiza el regreso a casa para quien lo pida</li></ul>',
    ),
  },
  {
    title: 'Ministerio de niños',
    leadername: 'Directora del ministerio de niños',
    meetingtimes: `Domingos durante el culto de las ${sunday.hour}:${String(sunday.minute).padStart(2, '0')}`,
    description: lines(
      '<p>Cuna para bebés y niños pequeños, y clases desde los tres años hasta quinto grado, con cantos, una historia de la Biblia y algo que hacer con pegamento.</p>',
      '<p>Se revisan los antecedentes de cada líder, nunca hay menos de dos adultos en un salón, y su niño solo se va con quien tenga la etiqueta igual.</p>',
    ),
  },
  {
    title: 'Misiones internacionales',
    leadername: 'Equipo de misiones',
    meetingtimes: 'Segundo domingo del mes, después del culto',
    description: lines(
      '<p>Cultivamos amistades largas con unos pocos colaboradores en lugar de cortas con muchos: una clínica, una escuela e iglesias plantadas por personas que hablan el idioma desde la cuna.</p>',
      '<p>Cada mes leemos sus cartas en voz alta y oramos por ellas. Una vez al año un equipo pequeño va a trabajar en lo que nuestros colaboradores han pedido, y no en lo que se nos ocurrió a nosotros.</p>',
    ),
  },
];

function lines(...parts: string[]): string {
  return parts.join('\n');
}
