import { describe, expect, test } from 'vitest';
import { cleanValue } from '#lib/page-texts/checked-value.ts';
import { fromMarkup, toMarkup } from '#lib/page-texts/plain-form/markup.ts';
import {
  readTyped,
  rearranged,
  toPlainWords,
  typedOf,
  writtenValue,
} from '#lib/page-texts/plain-form/plain-words.ts';
import { pageTextKeys, pageTextRegister } from '#lib/page-texts/register.ts';

/** What a browser posts of these words when nobody types anything: its line breaks are CRLF. */
function postedUnchanged(key: (typeof pageTextKeys)[number], value: unknown): unknown {
  const { form } = pageTextRegister[key];
  const fields = toPlainWords(form, typedOf(form, value)).entries.flat();
  const posted = Object.fromEntries(fields.map(({ name, text }) => [name, text.replaceAll('\n', '\r\n')]));
  return cleanValue(form, writtenValue(form, readTyped(form, posted)));
}

test.each(pageTextKeys)('the plain form of %s, sent unchanged, changes no word', (key) => {
  const { form, original, schema } = pageTextRegister[key];
  const value = cleanValue(form, original);
  expect(postedUnchanged(key, value)).toEqual(value);
  expect(schema.safeParse(postedUnchanged(key, value)).success).toBe(true);
});

describe('simple text for HTML', () => {
  test.each([
    [
      '<p>Dear <strong>neighbor</strong>,</p><p>come <em>in</em>[ since {founded}].</p>',
      'Dear **neighbor**,\n\ncome *in*[ since {founded}].',
    ],
    ['<p>First line<br />second &amp; last</p>', 'First line\nsecond & last'],
    [
      '<ul><li>Ramps</li><li>Loop</li></ul><p>See <a href="/visit">here</a>.</p>',
      '- Ramps\n- Loop\n\nSee [here](/visit).',
    ],
    ['<ol><li>Turn left</li><li>Park</li></ol>', '1. Turn left\n2. Park'],
    ['<h3>Parking</h3><p>Free.</p>', '### Parking\n\nFree.'],
  ])('%s', (html, text) => {
    expect(toMarkup(html)).toBe(text);
    expect(fromMarkup(text)).toBe(html);
  });

  test('what an editor makes of a list is the same list', () => {
    expect(toMarkup('<ul><li><p>Ramps</p></li></ul>')).toBe('- Ramps');
  });

  test.each([
    '<p>Five * three * two *stars*</p>',
    '<ul><li>Ramps<ul><li>North</li></ul></li></ul>',
    '<p>- no list</p>',
  ])('what it could not say stays the HTML that it is, and is read as such: %s', (html) => {
    expect(toMarkup(html)).toBe(html);
    expect(fromMarkup(html)).toBe(html);
  });

  test('elements that are typed among words are words', () => {
    expect(fromMarkup('Dear <script>alert(1)</script>')).toBe(
      '<p>Dear &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });
});

test('a list is rearranged as its buttons say, and never beyond its ends', () => {
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect(rearranged([a, b], 'add')).toEqual([a, b, {}]);
  expect(rearranged([a, b], 'up.1')).toEqual([b, a]);
  expect(rearranged([a, b], 'down.0')).toEqual([b, a]);
  expect(rearranged([a, b], 'remove.0')).toEqual([b]);
  for (const wish of ['up.0', 'down.1', 'up.9', 'remove.x', '']) {
    expect(rearranged([a, b], wish)).toEqual([a, b]);
  }
});
