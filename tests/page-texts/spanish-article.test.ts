import { expect, test } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { messages } from '#lib/language/messages.ts';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillText } from '#lib/page-texts/fill.ts';
import words from '#lib/page-texts/words/es.ts';
import { spanishTemplates } from '#lib/site-pages/templates/spanish.ts';

test.each([
  ['Iglesia Bíblica Emaús', 'bienvenidos a la Iglesia Bíblica Emaús.'],
  ['Misión Emaús', 'bienvenidos a la Misión Emaús.'],
  ['Parroquia San Juan', 'bienvenidos a la Parroquia San Juan.'],
  ['Primera Iglesia Bautista', 'bienvenidos a la Primera Iglesia Bautista.'],
  ['Centro Cristiano Vida', 'bienvenidos al Centro Cristiano Vida.'],
  ['Templo Betel', 'bienvenidos al Templo Betel.'],
  ['Iglesiacultura', 'bienvenidos a Iglesiacultura.'],
  ['Casa de Oración', 'bienvenidos a Casa de Oración.'],
])('%s has its article within a Spanish sentence alone', (name, sentence) => {
  const church = { ...defaultChurchIn('es'), name };
  runWithChurch(church, () => {
    expect(fillText('bienvenidos a {church}.', currentInsertions())).toBe(sentence);
    expect(fillText('{church}, a la {church}', currentInsertions())).toBe(`${name}, a la ${name}`);
  });
  runWithChurch({ ...defaultChurchIn('en'), name }, () => {
    expect(fillText('welcome a {church}', currentInsertions())).toBe(`welcome a ${name}`);
  });
});

test.each([
  ['Capilla Emaús', 'de la Capilla Emaús', 'en la Capilla Emaús', 'Con la Capilla Emaús'],
  ['Comunidad de Fe', 'de la Comunidad de Fe', 'en la Comunidad de Fe', 'Con la Comunidad de Fe'],
  ['Centro de Fe', 'del Centro de Fe', 'en el Centro de Fe', 'Con el Centro de Fe'],
  ['Grace Chapel', 'de Grace Chapel', 'en Grace Chapel', 'Con Grace Chapel'],
])('%s has it after each preposition, as its short name has', (name, of, at, together) => {
  const church = { ...defaultChurchIn('es'), name, short_name: name };
  runWithChurch(church, () => {
    const filled = (text: string) => fillText(text, currentInsertions());
    expect(filled('Amigos de {short}, [en {church}]. Con {church}. Un día {church}.')).toBe(
      `Amigos ${of}, ${at}. ${together}. Un día ${name}.`,
    );
    expect(messages.staffMail.subject(name)).toBe(`Su invitación al sitio web ${of}`);
    expect(messages.prayerMail.subject(name)).toBe(`Una nueva petición de oración ${at}`);
    expect(messages.closingWords.feed(name)).toContain(`Cuándo ${together.slice(4)} cierra`);
  });
});

test('no Spanish sentence of the catalogue or of a template begins or goes on with the bare name', () => {
  const name = 'Templo Betel';
  const texts = JSON.stringify([words.pageTextOriginals, spanishTemplates]);
  const filled = runWithChurch({ ...defaultChurchIn('es'), name, short_name: name }, () =>
    fillText(texts, currentInsertions()),
  );
  expect(filled.match(/(?<!l )Templo Betel/g)).toBeNull();
});
