import { onTestFinished, vi } from 'vitest';
import { machineAddresses } from '#lib/site-address/names/machine-addresses.ts';
import { type NameServer, startNameServer, type Zone } from './name-server.ts';

/** Lets this process be one that systemd handed both sockets, until the test has finished. */
export function holdBothPorts(): void {
  const settings = { LISTEN_PID: String(process.pid), LISTEN_FDS: '2', TRUST_PROXY: '', SITE_URL: '' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

/** The addresses of this machine for an authority of one's own, and what staff would type where it has none. */
export function ownAddress() {
  vi.stubEnv('ACME_DIRECTORY', 'http://127.0.0.1:9/directory');
  const { v4, v6 } = machineAddresses();
  const shown = v4 ?? '127.0.0.1';
  return { shown, typed: v4 === null ? shown : null, here: { A: [shown], ...(v6 && { AAAA: [v6] }) } };
}

/** Lets names lead as this zone says, until the test has finished. */
export async function answerNames(zone: Zone): Promise<NameServer> {
  const server = await startNameServer(zone);
  onTestFinished(() => server.close());
  vi.stubEnv('DNS_RESOLVERS', server.address);
  return server;
}
