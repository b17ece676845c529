import { expect, test } from 'vitest';
import { withFactElements, withFactNames } from '#lib/page-texts/fact-markup.ts';
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

test('a fact is shown by its name and what it is', () => {
  const insertions = { service_length: 'an hour', founded: '' } as Parameters<typeof insertionText>[1];
  expect(insertionText('service_length', insertions)).toBe('service length: an hour');
  expect(insertionText('founded', insertions)).toBe('founded: none');
  expect(namedInsertions('{city} and {nothing}, {city}')).toEqual(['city']);
});
