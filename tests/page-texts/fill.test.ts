import { expect, test } from 'vitest';
import { currentInsertions } from '#lib/page-texts/current-insertions.ts';
import { fillHtml, fillText, fillValue } from '#lib/page-texts/fill.ts';
import { pageTextRegister } from '#lib/page-texts/register.ts';

const facts = {
  ...currentInsertions(),
  church: 'St. <b>Mary’s</b> & All',
  email: 'a@example.org',
  phone: '(02) 55',
};

test('facts take the place of their names, and other braces stay', () => {
  expect(fillText('{church} {constructor} {toString} {nothing} {', facts)).toBe(
    'St. <b>Mary’s</b> & All {constructor} {toString} {nothing} {',
  );
});

test('words in square brackets go with a fact that the church has not', () => {
  const words = 'Here[ since {founded}][, call {phone}] [or not] [{nothing}]';
  expect(fillText(words, { ...facts, founded: '1999', phone: '' })).toBe(
    'Here since 1999 [or not] [{nothing}]',
  );
  expect(fillHtml('<p>Write to {email}[ or call {phone}].</p>', { ...facts, phone: '' })).toBe(
    '<p>Write to <a href="mailto:a@example.org">a@example.org</a>.</p>',
  );
});

test('in HTML a fact is no markup', () => {
  expect(fillHtml('<p>{church}</p>', facts)).toBe('<p>St. &lt;b&gt;Mary’s&lt;/b&gt; &amp; All</p>');
});

test('the address of mail and the phone number become links, but for those in a link', () => {
  expect(fillHtml('<p>{email}, {phone}</p>', facts)).toBe(
    '<p><a href="mailto:a@example.org">a@example.org</a>, <a href="tel:0255">(02) 55</a></p>',
  );
  expect(fillHtml('<a href="mailto:{email}">{email}</a> {email}', facts)).toBe(
    '<a href="mailto:a@example.org">a@example.org</a> <a href="mailto:a@example.org">a@example.org</a>',
  );
});

test('every field of a group and of a list is filled, and a number stays one', () => {
  const { form } = pageTextRegister['visit.morning'];
  const step = { minutes: -20, title: '{email}', text: 'At {email}' };
  expect(fillValue(form, [step], facts)).toEqual([
    { minutes: -20, title: 'a@example.org', text: 'At a@example.org' },
  ]);
});
