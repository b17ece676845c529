import type { Catalogue } from '#lib/language/catalogue.ts';
import type { formMailingMessages } from './messages.ts';

const cancelledOf = (count: number) =>
  count === 0 ? [] : [count === 1 ? '1 canceló' : `${count} cancelaron`];

export const formMailingMessagesEs: Catalogue<typeof formMailingMessages> = {
  noSubject: 'Escriba un asunto',
  noText: 'Escriba lo que quiere comunicarles',
  noRecipients: 'No hay nadie inscrito.',

  reason: (title, date) =>
    date
      ? `Recibe este correo porque tiene una inscripción: ${title}, ${inSentence(date)}.`
      : `Recibe este correo porque tiene una inscripción: ${title}.`,
  formerReason: (title, date) =>
    `Recibe este correo porque se había inscrito: ${date ? `${title}, ${inSentence(date)}` : title}.`,

  answered: ({ count, cancelled }, title) => {
    if (count === 0)
      return `${cancelled === 1 ? 'Una persona canceló' : `${cancelled} personas cancelaron`}: ${title}`;
    const who = count === 1 ? 'Una persona respondió' : `${count} personas respondieron`;
    return `${[who, ...cancelledOf(cancelled)].join(', ')}: ${title}`;
  },
  ofDate: (date, { count, cancelled }) => {
    const people = count === 0 ? [] : [count === 1 ? '1 persona' : `${count} personas`];
    return `${date}: ${[...people, ...cancelledOf(cancelled)].join(', ')}`;
  },
  onSite: 'Lo que respondieron está solo en el sitio.',
  read: 'Leer las respuestas',
};

/** Returns days within a sentence: 'del 2 al 6 de junio'. */
function inSentence(days: string): string {
  return days.charAt(0).toLowerCase() + days.slice(1);
}
