import type { Catalogue } from '#lib/language/catalogue.ts';
import type { formMailingMessages } from './messages.ts';

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

  answered: (count, title) =>
    count === 1 ? `Una persona respondió: ${title}` : `${count} personas respondieron: ${title}`,
  ofDate: (date, count) => (count === 1 ? `${date}: 1 persona` : `${date}: ${count} personas`),
  read: (address) => `Lo que respondieron está solo en el sitio: ${address}`,
};

/** Returns days within a sentence: 'del 2 al 6 de junio'. */
function inSentence(days: string): string {
  return days.charAt(0).toLowerCase() + days.slice(1);
}
