import { beforeEach, describe, expect, test, vi } from 'vitest';
import { builderAt } from '#lib/site-address/names/builders.ts';
import { isReachable, machineAddresses } from '#lib/site-address/names/machine-addresses.ts';
import { recordsFor } from '#lib/site-address/names/records.ts';

const own = { v4: '203.0.113.7', v6: null };
const both = { v4: '203.0.113.7', v6: '2001:db8::7' };
const here = { v4: ['203.0.113.7'], v6: [] };
const nowhere = { v4: [], v6: [] };
const found = (records: ReturnType<typeof recordsFor>) =>
  records.map(({ type, name, found: stands }) => `${type} ${name}: ${stands}`);

beforeEach(() => {
  vi.stubEnv('ACME_DIRECTORY', '');
});

describe('the lines for a name', () => {
  test('are its address, and the name with www as an alias', () => {
    expect(recordsFor('grace.org', own, {})).toEqual([
      { type: 'A', name: 'grace.org', value: '203.0.113.7', found: 'no', builder: null },
      { type: 'CNAME', name: 'www.grace.org', value: 'grace.org', found: 'no', builder: null },
    ]);
  });

  test('are the same where the name with www is the main one', () => {
    expect(recordsFor('www.grace.org', own, {})).toEqual(recordsFor('grace.org', own, {}));
  });

  test('have the address of IPv6 where the machine has a public one', () => {
    const answers = { 'grace.org': { v4: ['203.0.113.7'], v6: ['2001:db8::7'] }, 'www.grace.org': here };
    expect(found(recordsFor('grace.org', both, answers))).toEqual([
      'A grace.org: yes',
      'AAAA grace.org: yes',
      'CNAME www.grace.org: no',
    ]);
  });

  test('are there once every name leads here', () => {
    const records = recordsFor('grace.org', own, { 'grace.org': here, 'www.grace.org': here });
    expect(records.map((record) => record.found)).toEqual(['yes', 'yes']);
  });

  test('say where a name leads, and who probably answers there', () => {
    const squarespace = { v4: ['198.185.159.144', '198.49.23.145'], v6: [] };
    const [line] = recordsFor('grace.org', own, { 'grace.org': squarespace });
    expect(line).toMatchObject({ found: '198.185.159.144, 198.49.23.145', builder: 'Squarespace' });
  });

  test('are not there while one of two addresses is another machine’s', () => {
    const mixed = { v4: ['203.0.113.7', '192.0.78.24'], v6: [] };
    const [line] = recordsFor('grace.org', own, { 'grace.org': mixed });
    expect(line).toMatchObject({ found: '192.0.78.24', builder: 'WordPress.com' });
  });

  test('have one to take away where IPv6 leads to a machine that is not this one', () => {
    const old = { v4: ['203.0.113.7'], v6: ['2606:4700::6810:1'] };
    const [, line] = recordsFor('grace.org', own, { 'grace.org': old, 'www.grace.org': here });
    expect(line).toEqual({
      type: 'AAAA',
      name: 'grace.org',
      value: '',
      found: '2606:4700::6810:1',
      builder: 'Cloudflare',
    });
  });

  test('count as missing while name servers differ or are silent', () => {
    expect(found(recordsFor('grace.org', own, { 'grace.org': 'differ', 'www.grace.org': 'silent' }))).toEqual(
      ['A grace.org: no', 'CNAME www.grace.org: no'],
    );
  });

  test('have no value while the address of the machine is not known, and nothing that stands there is taken for it', () => {
    const unknown = { v4: null, v6: null };
    expect(recordsFor('grace.org', unknown, { 'grace.org': nowhere })[0]).toMatchObject({
      value: '',
      found: 'no',
    });
    expect(recordsFor('grace.org', unknown, { 'grace.org': here })[0]?.found).toBe('203.0.113.7');
  });

  test('are of the name alone where it is a part of another domain', () => {
    expect(found(recordsFor('new.grace.org', own, {}))).toEqual(['A new.grace.org: no']);
  });
});

test.each([
  ['198.49.23.144', 'Squarespace'],
  ['185.230.63.107', 'Wix'],
  ['13.248.243.5', 'GoDaddy'],
  ['192.0.78.25', 'WordPress.com'],
  ['199.34.228.54', 'Weebly'],
  ['23.227.38.65', 'Shopify'],
  ['104.21.5.1', 'Cloudflare'],
  ['2606:4700:3030::1', 'Cloudflare'],
  ['::ffff:198.49.23.144', 'Squarespace'],
  ['203.0.113.9', null],
  ['no address', null],
])('at %s answers %s', (address, builder) => {
  expect(builderAt(address)).toBe(builder);
});

describe('the addresses of this machine', () => {
  const of = (...addresses: string[]) =>
    ({ eth0: addresses.map((address) => ({ address, internal: address === '127.0.0.1' })) }) as never;

  test('are the public ones of its interfaces', () => {
    expect(machineAddresses(of('127.0.0.1', '10.0.0.4', '93.184.215.14', 'fe80::1', '2a01:4f8::1'))).toEqual({
      v4: '93.184.215.14',
      v6: '2a01:4f8::1',
    });
  });

  test('are not known behind a router', () => {
    expect(machineAddresses(of('127.0.0.1', '192.168.1.20', 'fd00::4'))).toEqual({ v4: null, v6: null });
  });

  test('may be private for an authority of one’s own', () => {
    vi.stubEnv('ACME_DIRECTORY', 'https://ca.lan/directory');
    expect(machineAddresses(of('192.168.1.20')).v4).toBe('192.168.1.20');
    expect(isReachable('192.168.1.20', 'ipv4')).toBe(true);
  });

  test('are no numbers of the inside of a network', () => {
    for (const address of ['10.1.2.3', '127.0.0.1', '100.64.0.1', '169.254.1.1', '0.0.0.0', '224.0.0.1'])
      expect([address, isReachable(address, 'ipv4')]).toEqual([address, false]);
    expect(isReachable('93.184.215.14', 'ipv4')).toBe(true);
  });
});
