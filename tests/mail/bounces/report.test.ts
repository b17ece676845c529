import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readReport } from '#lib/mail/bounces/report.ts';
import { mailSentBackTo, returnPathOf } from '#lib/mail/refusals/return-path.ts';
import { complaint, mailId, plainNotice, report, vacation } from './reports.ts';

const bounces = { host: 'imap.example.org', port: 993, user: 'bounces@example.org', has_secret: true };
const settings = {
  kind: 'smtp',
  host: 'mail.example.org',
  from_address: 'office@example.org',
  from_name: 'Ours',
  bounces,
};
const wayOf = (change: object = {}) => ({ settings: { ...settings, ...change }, secret: null }) as never;
const path = () => returnPathOf(wayOf(), mailId) ?? '';

beforeEach(() => {
  vi.stubEnv('AUTH_SECRET', 'a secret of this test that is long enough');
  vi.stubEnv('MAIL_FROM', undefined);
});

describe('the address that a mail is sent back to', () => {
  test('leads to that mail, whatever a server does to its letters', () => {
    expect(path()).toMatch(/^bounces\+[\da-z]{33}@example\.org$/);
    expect(mailSentBackTo(path())).toBe(mailId);
    expect(mailSentBackTo(path().toUpperCase())).toBe(mailId);
  });

  test('cannot be made up', () => {
    const other = path().replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
    expect([mailSentBackTo(other), mailSentBackTo('bounces@example.org')]).toEqual([null, null]);
    expect(mailSentBackTo(`bounces+${'z'.repeat(33)}@example.org`)).toBeNull();
  });

  test.each([
    [
      'a mailbox at another domain, which SPF would refuse',
      { bounces: { ...bounces, user: 'church@gmail.com' } },
    ],
    ['a mailbox without an address', { bounces: { ...bounces, user: 'bounces' } }],
    ['no mailbox', { bounces: null }],
    ['a provider that puts its own there', { kind: 'gmail' }],
    ['a name that leaves no room', { bounces: { ...bounces, user: `${'b'.repeat(40)}@example.org` } }],
  ])('is the sender’s with %s', (_case, change) => {
    expect(returnPathOf(wayOf(change), mailId)).toBeNull();
  });
});

describe('a report', () => {
  test.each([
    [
      'of an unknown user',
      {},
      { isUnknown: true, isHard: true, words: '550 5.1.1 <ann@example.org>: User unknown' },
    ],
    [
      'in another language',
      {
        words: 'Die Nachricht konnte nicht zugestellt werden.',
        diagnostic: 'smtp; 550 5.1.1 Benutzer unbekannt',
      },
      { isUnknown: true, isHard: true, words: '550 5.1.1 Benutzer unbekannt' },
    ],
    [
      'whose status says more than its words',
      { diagnostic: 'x-unix; rejeté' },
      { isUnknown: true, isHard: true, words: 'rejeté' },
    ],
    [
      'of a full mailbox',
      { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Full' },
      { isUnknown: false, isHard: true, words: '552 5.2.2 Full' },
    ],
    [
      'of a server that does not like the sender',
      { status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Blocked' },
      { isUnknown: false, isHard: false, words: '550 5.7.1 Blocked' },
    ],
    [
      'of a server that could not be reached for days',
      { status: '4.4.7', diagnostic: 'smtp; 450 4.4.7 expired' },
      { isUnknown: false, isHard: false, words: '450 4.4.7 expired' },
    ],
    [
      'whose words go on in a second line',
      { diagnostic: 'smtp; 550 5.1.1 no\r\n such user' },
      { isUnknown: true, isHard: true, words: '550 5.1.1 no such user' },
    ],
  ])('%s', async (_case, parts, expected) => {
    expect(await readReport(report(parts))).toEqual({ mailId, ...expected });
  });

  test('is known by the address that it went to, without the mail that it is about', async () => {
    expect(await readReport(report({ to: path(), original: null }))).toMatchObject({ mailId });
    const moved = { to: 'office@example.org', original: null, headers: [`Delivered-To: ${path()}`] };
    expect(await readReport(report(moved))).toMatchObject({ mailId });
  });

  test('that a reader called it spam stops at once', async () => {
    expect(await readReport(complaint())).toMatchObject({ mailId, isUnknown: true, isHard: true });
  });

  test('without its form is known by its sender and status', async () => {
    const text =
      'Hi. This is the qmail-send program.\r\n<ann@example.org>:\r\nSorry, no mailbox here by that name. (#5.1.1)';
    expect(await readReport(plainNotice(path(), text))).toMatchObject({ mailId, isUnknown: true });
  });
});

describe('left alone is', () => {
  test.each([
    ['a delay', () => report({ action: 'delayed', status: '4.4.1' })],
    ['a delivery', () => report({ action: 'delivered', status: '2.0.0' })],
    ['a vacation notice', () => vacation(path())],
    ['a report of a mail of others', () => report({ original: 'Message-ID: <abc@elsewhere.example>' })],
    [
      'a letter of a stranger',
      () => plainNotice('bounces@example.org', 'See 5.1.1 of the plan.', 'ann@example.org'),
    ],
    ['a letter to a return path', () => plainNotice(path(), 'See 5.1.1 of the plan.', 'ann@example.org')],
    ['nothing that is a mail', () => '\0\0\0'],
  ])('%s', async (_case, source) => {
    expect(await readReport(source())).toBeNull();
  });
});
