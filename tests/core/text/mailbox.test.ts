import { expect, test } from 'vitest';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { spellingsOf } from '#lib/core/text/mailbox-spellings.ts';

test.each([
  ['jo@m\u00FCnchen.example', 'JO@mu\u0308nchen.example'],
  ['jo@m\u00FCnchen.example', 'jo@xn--mnchen-3ya.EXAMPLE'],
  ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
  ['jos\u00E9@example.org', ' jose\u0301@Example.org '],
])('%s and %s are one mailbox, each found by the other', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
  for (const spelling of [one, other].map((each) => each.trim().toLowerCase())) {
    expect(spellingsOf(one)).toContain(spelling);
    expect(spellingsOf(other)).toContain(spelling);
  }
});

test.each([
  ['jo@example.org', 'joe@example.org'],
  ['jo@m\u00FCnchen.example', 'jo@munchen.example'],
  ['jo', 'ann'],
  ['jo@xn--\u0000', 'jo@'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
  expect(spellingsOf(one)).not.toContain(other);
});
