import { expect, onTestFinished, test, vi } from 'vitest';
import { lookUp, resolversOf } from '#lib/site-address/names/look-up.ts';
import { certifiedNames } from '#server/tls/certified-names.ts';
import { startNameServer, type Zone } from '#tests/support/servers/name-server.ts';

async function serve(zone: Zone) {
  const server = await startNameServer(zone);
  onTestFinished(() => server.close());
  return server;
}

const zone: Zone = {
  'grace.org': { A: ['203.0.113.9', '203.0.113.7'], AAAA: ['2001:db8::7'] },
  'mail.grace.org': {},
};

test('a name leads to its addresses, sorted', async () => {
  const { address } = await serve(zone);
  expect(await lookUp('grace.org', [address])).toEqual({
    v4: ['203.0.113.7', '203.0.113.9'],
    v6: ['2001:db8::7'],
  });
});

test('a name without addresses, and one that there is not, lead nowhere', async () => {
  const { address } = await serve(zone);
  for (const name of ['mail.grace.org', 'other.org'])
    expect(await lookUp(name, [address])).toEqual({ v4: [], v6: [] });
});

test('two name servers have to agree', async () => {
  const [first, same, old] = await Promise.all([
    serve(zone),
    serve(zone),
    serve({ 'grace.org': { A: ['198.49.23.144'] } }),
  ]);
  expect(await lookUp('grace.org', [first.address, same.address])).toMatchObject({ v6: ['2001:db8::7'] });
  expect(await lookUp('grace.org', [first.address, old.address])).toBe('differ');
});

test('nothing is known while one of them is silent, or where there is none', async () => {
  const [first, silent] = await Promise.all([serve(zone), serve(zone)]);
  silent.isSilent = true;
  expect(await lookUp('grace.org', [first.address, silent.address])).toBe('silent');
  expect(await lookUp('grace.org', [])).toBe('silent');
}, 20_000);

test('DNS_RESOLVERS names them, of which two are asked', () => {
  vi.stubEnv('DNS_RESOLVERS', ' 9.9.9.9, 1.1.1.1:53 ,[2620:fe::fe]:53');
  expect(resolversOf()).toEqual(['9.9.9.9', '1.1.1.1:53']);
  vi.stubEnv('DNS_RESOLVERS', '');
  expect(resolversOf().length).toBeLessThanOrEqual(2);
});

test('a certificate is for the name with www too where that leads to the same place', async () => {
  const here = { v4: ['203.0.113.7'], v6: [] };
  const told = (other: Awaited<ReturnType<typeof lookUp>>) => async (name: string) =>
    name === 'grace.org' ? here : other;
  expect(await certifiedNames('grace.org', [], told(here))).toEqual(['grace.org', 'www.grace.org']);
  expect(await certifiedNames('grace.org', [], told({ v4: ['198.49.23.144'], v6: [] }))).toEqual([
    'grace.org',
  ]);
  expect(await certifiedNames('grace.org', [], told({ v4: [], v6: [] }))).toEqual(['grace.org']);
  expect(await certifiedNames('grace.org', [], told('silent'))).toEqual(['grace.org']);
  expect(await certifiedNames('grace.org', ['www.grace.org'], told('silent'))).toHaveLength(2);
});
