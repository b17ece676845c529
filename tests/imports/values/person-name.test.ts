import { expect, test } from 'vitest';
import { personName } from '#lib/imports/values/person-name.ts';

test.each([
  ['Jane Doe', 'Jane Doe'],
  ['jane@example.org (Jane Doe)', 'Jane Doe'],
  ['Jane Doe <jane@example.org>', 'Jane Doe'],
  ['"Doe, Jane" <jane@example.org>', 'Doe, Jane'],
  ['Jane Doe (jane@example.org)', 'Jane Doe'],
  ['Jane Doe, jane@example.org', 'Jane Doe'],
  ['Jane Doe - mailto:jane@example.org', 'Jane Doe'],
  ['Jane &amp; Joe &lt;office@example.org&gt;', 'Jane & Joe'],
  ['jane@example.org', ''],
  ['<jane@example.org>', ''],
  ['Pastor Lee @ Grace', 'Pastor Lee @ Grace'],
])('the name in %s is “%s”', (text, name) => {
  expect(personName(text, 120)).toBe(name);
});
