import { expect, test } from 'vitest';
import { plainDocument, withFactElements, withFactNames } from '#lib/page-texts/fact-markup.ts';
import { insertionText, namedInsertions } from '#lib/page-texts/insertions.ts';

const html =
  '<p>Here[ since <strong>{founded}</strong>], {nothing}, {service_length}.</p><p><a href="mailto:{email}">{email}</a></p>';

test('facts are elements in an editor, and names in braces in what it saves', () => {
  const shown = withFactElements(html);
  expect(shown).toBe(
    '<p>Here[ since <strong><span data-fact="founded"></span></strong>], {nothing}, <span data-fact="service_length"></span>.</p><p><a href="mailto:{email}"><span data-fact="email"></span></a></p>',
  );
  const edited = shown.replaceAll('></span>', ' class="fact">founded: 2003 &amp; on</span>');
  expect(withFactNames(edited)).toBe(html);
});

test('plain words are a paragraph a line in an editor, with their facts among them', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const fact = (name: string) => ({ type: 'fact', attrs: { name } });
  const lines = [
    [text('At '), fact('street'), text(', '), fact('city')],
    [],
    [fact('founded'), text('  <b>{nothing}')],
  ];
  expect(plainDocument('At {street}, {city}\n\n{founded}  <b>{nothing}')).toEqual({
    type: 'doc',
    content: lines.map((content) => ({ type: 'paragraph', content })),
  });
});

test('a fact is shown by its name and what it is', () => {
  const insertions = { service_length: 'an hour', founded: '' } as Parameters<typeof insertionText>[1];
  expect(insertionText('service_length', insertions)).toBe('service length: an hour');
  expect(insertionText('founded', insertions)).toBe('founded: none');
  expect(namedInsertions('{city} and {nothing}, {city}')).toEqual(['city']);
});
