import { describe, expect, test } from 'vitest';
import { isUnknownMailbox, statusIn, verdictOf } from '#lib/mail/refusals/verdict.ts';

describe('what a refusal says', () => {
  test.each([
    ['550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown', 'unknown'],
    ['550-5.1.1 The email account that you tried to reach does not exist.', 'unknown'],
    ['550 No such user here', 'unknown'],
    ['550 5.4.1 Recipient address rejected: Access denied. [x.prod.outlook.com]', 'unknown'],
    ['556 5.1.10 Recipient address has null MX', 'unknown'],
    ['552 5.2.2 Mailbox quota exceeded', 'refused'],
    ['550 5.2.1 This mailbox is disabled', 'refused'],
    ['550 Rejected', 'refused'],
    ['554 5.7.1 Service unavailable; Client host [5.1.1.7] blocked', 'later'],
    ['550 5.4.5 Daily user sending limit exceeded', 'closed'],
    ['550 Too many messages from this sender', 'closed'],
  ])('for good: %s', (message, verdict) => {
    expect(verdictOf({ message, isPermanent: true, isOfRecipient: true })).toBe(verdict);
  });

  test.each([
    ['450 4.2.1 Try again later', true, 'later'],
    ['451 4.7.1 Greylisted', true, 'later'],
    ['421 4.7.0 Too busy', false, 'closed'],
    ['connect ECONNREFUSED 127.0.0.1:25', false, 'closed'],
  ])('for the moment: %s', (message, isOfRecipient, verdict) => {
    expect(verdictOf({ message, isPermanent: false, isOfRecipient })).toBe(verdict);
  });
});

test.each([
  ['550 5.1.1 no', '5.1.1'],
  ['550-5.1.1 no', '5.1.1'],
  ['(#5.1.1)', '5.1.1'],
  ['host 5.1.1.7 said 550', null],
  ['version 15.1.1', null],
])('the status in %s is %s', (words, status) => {
  expect(statusIn(words)).toBe(status);
});

test('a temporary status is no unknown mailbox, whatever its words say', () => {
  expect(isUnknownMailbox('450 4.1.1 User unknown in local table')).toBe(false);
});
