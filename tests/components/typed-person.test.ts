import { expect, test } from 'vitest';
import { forgetTypedPerson, keepTypedPerson, readTypedPerson } from '#components/setup/typed-person.ts';
import { writeStored } from '#lib/core/browser/browser-storage.ts';

test('who sets the site up is kept as typed, until nothing of it is left', () => {
  expect(readTypedPerson()).toBeNull();
  const typed = { name: 'Ana Reyes', email: 'ana@' };
  keepTypedPerson(typed);
  expect(readTypedPerson()).toEqual(typed);
  keepTypedPerson({ name: ' ', email: '' });
  expect(readTypedPerson()).toBeNull();
  keepTypedPerson(typed);
  forgetTypedPerson();
  expect(readTypedPerson()).toBeNull();
  writeStored('sessionStorage', 'belltower.setup-who', '{"name":1}');
  expect(readTypedPerson()).toBeNull();
  forgetTypedPerson();
});
