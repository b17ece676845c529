import { expect, test } from 'vitest';
import { churchContent } from '#lib/church/content.ts';
import { countryName, listCountries } from '#lib/church/country.ts';
import { messages } from '#lib/language/messages.ts';
import { inSpanish } from '#tests/support/church.ts';

test('countries are named and sorted by the church’s language', () => {
  expect([countryName('DE'), inSpanish(() => countryName('DE'))]).toEqual(['Germany', 'Alemania']);
  const names = inSpanish(listCountries).map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'es')));
  expect(names).toContain('Nueva Zelanda');
});

test('the log names the church’s facts in its language', () => {
  const hours = [{ day: 0, opens: '09:30', closes: '12:30' }];
  const words = () => [
    messages.churchFacts.labels.postal_code,
    churchContent.subject({
      table_name: 'church',
      row_id: '1',
      action: 'updated',
      title: null,
      before: { phone: null },
      after: { phone: '1' },
    }),
    churchContent.format('opening_hours', hours),
    churchContent.format('hero', 'hills'),
  ];
  expect(words()).toEqual([
    'Postal code',
    'the church’s phone and e-mail',
    'Sunday 9:30 AM to 12:30 PM',
    'hills',
  ]);
  expect(inSpanish(words)).toEqual([
    'Código postal',
    'el teléfono y el correo electrónico de la iglesia',
    'domingo de 9:30\u00a0a.\u00a0m. a 12:30\u00a0p.\u00a0m.',
    'colinas',
  ]);
});
