import { describe, expect, test } from 'vitest';
import { webhookNotices } from '#lib/mail/bounces/webhook-notice.ts';
import { mailId } from './reports.ts';

const unknown = { mailId, isUnknown: true, isHard: true };
const hard = { mailId, isUnknown: false, isHard: true };

describe('a webhook', () => {
  const postmark = {
    ...{ RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1, MessageID: 'x', Email: 'ann@example.org' },
    Metadata: { mail: mailId },
    Details: 'smtp;550 5.1.1 The email account does not exist',
  };
  const mailgun = (data: object) => ({
    signature: { token: 'x' },
    'event-data': { 'user-variables': { mail: mailId }, recipient: 'ann@example.org', ...data },
  });
  const resend = (bounce: object) => ({
    type: 'email.bounced',
    data: { email_id: 'x', to: ['ann@example.org'], tags: { mail: mailId }, bounce },
  });

  test.each([
    ['Postmark: hard', postmark, unknown],
    [
      'Postmark: a spam complaint',
      { ...postmark, RecordType: 'SpamComplaint', Type: 'SpamComplaint' },
      unknown,
    ],
    ['Brevo: hard', { event: 'hard_bounce', 'X-Mailin-custom': mailId, reason: '552 5.2.2 full' }, hard],
    ['Brevo: no address', { event: 'invalid_email', 'X-Mailin-custom': mailId }, unknown],
    [
      'Mailgun: for good',
      mailgun({
        event: 'failed',
        severity: 'permanent',
        'delivery-status': { code: 550, message: '5.1.1 no such user' },
      }),
      unknown,
    ],
    ['Mailgun: spam', mailgun({ event: 'complained' }), unknown],
    ['Resend: for good', resend({ type: 'Permanent', subType: 'General', message: '552 5.2.2 full' }), hard],
    [
      'Resend: its tags as a list',
      { type: 'email.complained', data: { tags: [{ name: 'mail', value: mailId }] } },
      unknown,
    ],
  ])('%s', (_provider, body, expected) => {
    expect(webhookNotices(JSON.stringify(body))).toEqual([
      { ...expected, words: expect.stringMatching(/./) },
    ]);
    expect(webhookNotices(JSON.stringify([body, body]))).toHaveLength(2);
  });

  test.each([
    ['a soft bounce', { ...postmark, Type: 'SoftBounce' }],
    ['a delivery', { ...postmark, RecordType: 'Delivery' }],
    ['a try that goes on', mailgun({ event: 'failed', severity: 'temporary' })],
    ['a transient bounce', resend({ type: 'Transient', message: 'later' })],
    ['no mail of ours', { ...postmark, Metadata: {} }],
    ['an id that is none', { ...postmark, Metadata: { mail: 'x' } }],
    ['nothing', null],
    ['a text', 'bounce'],
    ['a list of nothing', [null, 1, []]],
  ])('of %s says nothing', (_case, body) => {
    expect(webhookNotices(JSON.stringify(body))).toEqual([]);
  });
});
