import { expect, test } from 'vitest';
import { playerAddress, playerHostOf, playerHosts } from '#lib/core/hosts/players.ts';
import { playerUrl, watchLabel } from '#lib/core/hosts/video.ts';
import { documentPolicy } from '#lib/core/http/csp.ts';

const policy = documentPolicy('');

test.each(playerHosts)('what the table says of $name holds together', (host) => {
  for (const domain of host.domains) expect(playerHostOf(new URL(`https://www.${domain}/x`))).toBe(host);
  for (const { host: name } of host.frames) {
    expect(policy).toContain(` https://${name}`);
    expect(playerHostOf(new URL(`https://${name}/`))).toBe(host);
  }
  if (!host.video) return;
  expect(watchLabel(`https://${host.domains[0]}/`)).toBe(`Watch on ${host.name}`);
  const player = playerUrl({ host: host.name, id: '12345678901' });
  expect(playerAddress(player), 'its player may be framed').toBe(player);
  expect(new URL(player).searchParams.get('autoplay')).toBe('1');
});
