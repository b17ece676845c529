import { expect, test } from 'vitest';
import english from '#lib/language/generated/en.ts';
import { mailKinds } from '#lib/mail/kinds.ts';

test('every kind of mail that a domain defines is listed once, under a name of its own', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../lib/**/mail.tsx', { eager: true });
  const defined = Object.values(modules).flatMap((exported) => Object.values(exported));
  expect(defined.length).toBeGreaterThan(1);
  expect(new Set(mailKinds)).toEqual(new Set(defined));
  expect(new Set(mailKinds.map(({ kind }) => kind)).size).toBe(mailKinds.length);
});

test('every kind has a name for staff', () => {
  expect(Object.keys(english.mail.kinds).toSorted()).toEqual(mailKinds.map(({ kind }) => kind).toSorted());
});
