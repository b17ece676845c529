import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { atMost, orNull, ownPathOrWebAddress, required, webAddress } from '#lib/core/operations/fields.ts';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? 'fine';

describe('an address', () => {
  const message = 'Please enter a valid URL.';

  test.each(['https://example.org/a?b=c#d', ' http://example.org '])('of the web: %o', (text) => {
    expect(webAddress(message).parse(text)).toBe(text.trim());
    expect(ownPathOrWebAddress(message).parse(text)).toBe(text.trim());
  });

  test.each(['', '/picture.webp', 'example.org', 'javascript:alert(1)', 'rtmp://example.org/live', 7, null])(
    'of the web is not %o',
    (value) => expect(messagesOf(webAddress(message), value)).toEqual([message]),
  );

  test('may be of other schemes where they are named', () => {
    expect(messagesOf(webAddress(message, ['rtmp']), 'rtmp://example.org/live')).toBe('fine');
    expect(messagesOf(webAddress(message, ['rtmp']), 'https://example.org')).toEqual([message]);
  });

  test('may be a path of this site’s own', () => {
    expect(messagesOf(ownPathOrWebAddress(message), '/uploads/hero-images/1_a.webp?t=1')).toBe('fine');
  });

  test.each(['//example.org/a', '/\\example.org/a', '/\t/example.org', '/a b', 'uploads/a.webp'])(
    'is no path of this site’s own where a browser reads another host’s name in it: %o',
    (text) => expect(messagesOf(ownPathOrWebAddress(message), text)).toEqual([message]),
  );

  test('of more than 2000 characters is refused', () => {
    expect(messagesOf(webAddress(message), `https://example.org/${'a'.repeat(1981)}`)).toEqual([message]);
  });
});

describe('a text', () => {
  test('that is blank, missing or too long is told so', () => {
    const title = required('Title is required', 5);
    expect(title.parse('  Ruth ')).toBe('Ruth');
    for (const value of [undefined, null, '', '  ', '\u200B\u00AD']) {
      expect(messagesOf(title, value)).toEqual(['Title is required']);
    }
    expect(messagesOf(title, 'Ruth 1')).toEqual(['Please keep this under 5 characters.']);
  });

  test('of a bounded length says how many characters it takes', () => {
    expect(messagesOf(atMost(3), ' abc ')).toBe('fine');
    expect(messagesOf(atMost(3), 'abcd')).toEqual(['Please use at most 3 characters.']);
    const two = atMost(3, { least: 2, message: 'Too short.' });
    expect(messagesOf(two, 'a')).toEqual(['Too short.']);
    expect(messagesOf(two, 'a\u200B')).toEqual(['Too short.']);
  });

  test('that is optional is null when it is blank, and stays away when it is left out', () => {
    const fields = z.object({ series: orNull(atMost(9)).optional() });
    expect(fields.parse({ series: ' ' })).toEqual({ series: null });
    expect(fields.parse({ series: null })).toEqual({ series: null });
    expect(fields.parse({ series: '\u2060' })).toEqual({ series: null });
    expect(fields.parse({ series: ' Ruth ' })).toEqual({ series: 'Ruth' });
    expect(fields.parse({})).toEqual({});
    expect(messagesOf(fields, { series: 'Ecclesiastes' })).toEqual(['Please use at most 9 characters.']);
  });
});

test('a field that is missing hides no rule of the whole input', () => {
  const input = z.object({ title: required('A title, please.', 20) }).refine(() => false, 'Never.');
  expect(messagesOf(input, { title: '' })).toEqual(['A title, please.', 'Never.']);
  expect(messagesOf(input, { title: '\u200b' })).toEqual(['A title, please.', 'Never.']);
});
