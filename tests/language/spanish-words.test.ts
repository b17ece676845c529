import { expect, test } from 'vitest';
import spanish from '#lib/language/generated/es.ts';

/** Every sentence without values of a part of the catalogue. */
function sentencesIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part === 'function') return [String(part)];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesIn) : [];
}

test.each([
  ['add', /\bañad/i],
  ['a new tab', /pestaña nueva/],
  ['plan the time of a page', /\bplane(?:ad|ó)/i],
  ['press', /\bpuls(?:e|ar)\b/i],
])('one word is used for: %s', (_meaning, other) => {
  expect(sentencesIn(spanish).filter((sentence) => other.test(sentence) && !/dañad/.test(sentence))).toEqual(
    [],
  );
});

test('what is heard of a sermon is its audio', () => {
  const { sermonForm, sermons, sermonsLog, soundField, podcast, imports, importPanel, csvColumns } = spanish;
  const groups = { sermonForm, sermons, sermonsLog, soundField, podcast, imports, importPanel, csvColumns };
  expect(sentencesIn(groups).filter((sentence) => /sonido/i.test(sentence))).toEqual([]);
});

test('the link to the church, the form for messages and the connect card have a word of their own', () => {
  const { ministryPage, formStarts, formView, formEditing } = spanish;
  expect(ministryPage.contact).toBe('Contáctenos');
  const ofForm = [formStarts.contact.title, formView.contactUs, formEditing.kinds.contact];
  const ofCard = [formStarts.connect.title, formEditing.kinds.connect];
  expect([...ofForm, ...ofCard].filter((words) => /contact/i.test(words))).toEqual([]);
  expect(new Set(ofCard)).toEqual(new Set(['Tarjeta de bienvenida']));
  expect(formStarts.contact.title).toBe(formView.contactUs);
});

test('a person who is greeted by name is of no gender', () => {
  const said = [spanish.setup.whoJoined('Ruth'), spanish.setup.whoLead];
  expect(said.filter((sentence) => /propietari[oa]/i.test(sentence))).toEqual([]);
});
