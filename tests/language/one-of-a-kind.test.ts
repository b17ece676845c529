import { expect, test } from 'vitest';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';

type Said = (words: typeof english | typeof spanish) => string;

test.each<[string, string, Said]>([
  ['1 of 1 place left', 'Queda 1 de 1 lugar', ({ formView }) => formView.left(1, 1)],
  ['1 of 12 places left', 'Queda 1 de 12 lugares', ({ formView }) => formView.left(1, 12)],
  ['2 of 2 places left', 'Quedan 2 de 2 lugares', ({ formView }) => formView.left(2, 2)],
  [
    'What you write here is deleted after 1 day.',
    'Lo que escriba aquí se borra al cabo de 1 día.',
    ({ formView }) => formView.kept(1),
  ],
  [
    'What you write here is deleted 1 day after the date.',
    'Lo que escriba aquí se borra 1 día después de la fecha.',
    ({ formView }) => formView.keptAfterDate(1),
  ],
  ['1 minute before', '1 minuto antes', ({ formEditing }) => formEditing.otherClosing(1)],
  ['1 minute before', '1 minuto antes', ({ churchPages }) => churchPages.visit.before(1)],
  ['1 minute in', '1 minuto después', ({ churchPages }) => churchPages.visit.after(1)],
  ['0 of 1 second', '0 de 1 segundo', ({ sound }) => sound.ofSeconds(0, 1)],
  ['0 of 1 minute', '0 de 1 minuto', ({ sound }) => sound.ofMinutes(0, 1)],
  ['1 character more than fits.', '1 carácter más de los que caben.', ({ words }) => words.tooLong(1)],
  [
    '1 event, sermon, announcement or prayer request',
    '1 evento, sermón, anuncio o petición de oración',
    ({ checklist }) => checklist.demoLeft(1),
  ],
])('%s: a count is told by the plural rules of each language', (inEnglish, inSpanish, said) => {
  expect([said(english), said(spanish)]).toEqual([inEnglish, inSpanish]);
});
