import { describe, expect, test } from 'vitest';
import { checkDomain } from '#lib/mail/leaving/domain/check-domain.ts';

const server = { kind: 'smtp', host: 'smtp.fastmail.com' } as const;

/** Name servers that know these texts alone. */
const zone = (texts: Record<string, string[]>) => async (name: string) => texts[name] ?? [];

async function stateOf(name: string, texts: Record<string, string[]>, way: object = server) {
  const { checks } = await checkDomain(way as typeof server, 'grace.example', zone(texts));
  return checks.find((check) => check.name === name);
}

describe('SPF', () => {
  const right = 'v=spf1 mx include:spf.messagingengine.com -all';

  test.each([
    ['names the server', { 'grace.example': [right] }],
    [
      'names what names it',
      { 'grace.example': ['v=spf1 include:ours.example ~all'], 'ours.example': [right] },
    ],
    ['leads there', { 'grace.example': ['v=spf1 redirect=ours.example'], 'ours.example': [right] }],
    ['is in capitals', { 'grace.example': ['V=SPF1 INCLUDE:SPF.MESSAGINGENGINE.COM ~ALL'] }],
  ])('is right where the record %s', async (_case, texts) => {
    expect(await stateOf('spf', texts)).toMatchObject({ state: 'right', record: null });
  });

  test.each([
    ['none', [], 'v=spf1 include:spf.messagingengine.com ~all'],
    [
      'another',
      ['v=spf1 include:_spf.google.com ~all'],
      'v=spf1 include:_spf.google.com include:spf.messagingengine.com ~all',
    ],
    ['one without an end', ['v=spf1 mx'], 'v=spf1 mx include:spf.messagingengine.com'],
    ['two', ['v=spf1 mx ~all', 'v=spf1 a -all'], 'v=spf1 mx a include:spf.messagingengine.com ~all'],
  ])('has the line to enter where there is %s', async (_case, texts, value) => {
    const record = { name: 'grace.example', value };
    expect(await stateOf('spf', { 'grace.example': texts })).toMatchObject({ state: 'wrong', record });
  });

  test('that includes itself comes to an end', async () => {
    const texts = { 'grace.example': ['v=spf1 include:grace.example ~all'] };
    expect(await stateOf('spf', texts)).toMatchObject({ state: 'wrong' });
  });

  test('of a server that is not known is not judged', async () => {
    const way = { kind: 'smtp', host: 'mail.grace.example' };
    expect(await stateOf('spf', { 'grace.example': ['v=spf1 mx ~all'] }, way)).toMatchObject({
      state: 'unknown',
    });
    expect(await stateOf('spf', {}, way)).toMatchObject({ state: 'wrong', record: null });
  });

  test('is of the provider’s own domain where it sends so', async () => {
    expect(await stateOf('spf', {}, { kind: 'postmark', host: null })).toMatchObject({ state: 'right' });
  });
});

describe('DKIM', () => {
  const key = ['v=DKIM1; k=rsa; p=MIGf'];

  test.each([
    ['right', { 'fm2._domainkey.grace.example': key }, server],
    ['wrong', { 'google._domainkey.grace.example': key }, server],
    ['wrong', { 'fm1._domainkey.grace.example': ['v=DKIM1; p='] }, server],
    ['right', { 'resend._domainkey.grace.example': ['p=MIGf'] }, { kind: 'resend', host: null }],
    ['unknown', {}, { kind: 'postmark', host: null }],
    ['unknown', {}, { kind: 'smtp', host: 'mail.grace.example' }],
  ])('is %s by %j', async (state, texts, way) => {
    expect(await stateOf('dkim', texts as Record<string, string[]>, way)).toMatchObject({ state });
  });
});

describe('DMARC', () => {
  test('is that of the domain, or of the one above it', async () => {
    const texts = { '_dmarc.grace.example': ['v=DMARC1; p=quarantine; rua=mailto:x@grace.example'] };
    const words = expect.stringContaining('quarantine');
    expect(await stateOf('dmarc', texts)).toMatchObject({ state: 'right', words });
    const { checks } = await checkDomain(server, 'news.grace.example', zone(texts));
    expect(checks.at(-1)).toMatchObject({ name: 'dmarc', state: 'right' });
  });

  test('that is missing has the line to enter', async () => {
    const record = { name: '_dmarc.grace.example', value: 'v=DMARC1; p=none' };
    expect(await stateOf('dmarc', {})).toMatchObject({ state: 'wrong', record });
  });
});

test('a name server that does not answer makes nothing wrong', async () => {
  const silent = async () => Promise.reject(new Error('ETIMEOUT'));
  const { checks } = await checkDomain(server, 'grace.example', silent);
  expect(checks.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
});

test.each([
  ['gmail', 'right'],
  ['resend', 'wrong'],
] as const)('an address at gmail.com by %s is %s', async (kind, state) => {
  const { checks } = await checkDomain({ kind, host: null }, 'gmail.com', zone({}));
  expect(checks).toMatchObject([{ state, record: null }]);
});
