import { expect, test } from 'vitest';
import { placeOf } from '#components/staff/use-invitation-mail.ts';

const waiting = { sent_at: null, stopped_at: null, last_error: null };
const at = '2031-06-02T14:00:00.000Z';

test.each([
  ['on its way', undefined],
  ['on its way', waiting],
  ['sent', { ...waiting, sent_at: at }],
  ['sent', { ...waiting, sent_at: at, last_error: 'Come back later' }],
  ['waits', { ...waiting, last_error: 'The port is closed.' }],
  ['waits', { ...waiting, stopped_at: at, last_error: 'No such mailbox' }],
] as const)('the mail of an invitation is said to be “%s” as it is', (place, mail) => {
  expect(placeOf(mail)).toBe(place);
});
