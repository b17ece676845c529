import { expect, test, vi } from 'vitest';
import { securityText } from '#lib/church/security-text.ts';
import { inChurch, inSpanish } from '#tests/support/church.ts';

const now = new Date('2026-11-30T17:45:12Z');

/** The fields of RFC 9116 by name, each as often as it is there. */
function fieldsOf(text: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const line of text.trimEnd().split('\n')) {
    const [, name = line, value = ''] = /^([\w-]+): (\S.*)$/.exec(line) ?? [];
    fields[name] = [...(fields[name] ?? []), value];
  }
  return fields;
}

test('names where visitors reach the church, and ends within a year', () => {
  vi.stubEnv('SITE_URL', 'https://church.example');
  const text = inChurch({ email: 'office@church.example' }, () => securityText(now));
  expect(fieldsOf(text)).toEqual({
    Contact: ['mailto:office@church.example'],
    Expires: ['2027-05-29T00:00:00.000Z'],
    'Preferred-Languages': ['en'],
    Canonical: ['https://church.example/.well-known/security.txt'],
  });
  expect(text.endsWith('\n')).toBe(true);
});

test('a setting names somebody else, and the church’s language comes first', () => {
  vi.stubEnv('SECURITY_CONTACT', 'https://example.org/security');
  expect(fieldsOf(inSpanish(() => securityText(now)))).toMatchObject({
    Contact: ['https://example.org/security'],
    'Preferred-Languages': ['es, en'],
  });
});

test('a church without an address is reached by its site', () => {
  vi.stubEnv('SITE_URL', 'https://church.example');
  const text = inChurch({ email: '' }, () => securityText(now));
  expect(fieldsOf(text).Contact).toEqual(['https://church.example/']);
});
