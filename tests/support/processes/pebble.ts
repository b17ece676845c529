import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/start/ports.ts';
import { newFolder } from '../folders.ts';
import { newAuthority, newCertificateOf } from '../servers/certificates.ts';

/** Let's Encrypt's own authority for tests, as Debian packages it. */
const program = '/usr/bin/pebble';
export const isPebbleThere = existsSync(program);

/**
 * Starts it until the end of the test: names are proven at `httpPort` of where the name server says that they lead. Returns
 * the address of its directory, and the file with the certificate that it is recognized by.
 */
export async function startPebble({ httpPort, names }: { httpPort: number; names: string }) {
  const folder = newFolder();
  const authority = newAuthority();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const caFile = join(folder, 'authority.pem');
  const [port, management] = [await freePort(), await freePort()];
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: join(folder, 'certificate.pem'),
    privateKey: join(folder, 'key.pem'),
    httpPort,
    tlsPort: httpPort,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  };
  await Promise.all([
    writeFile(caFile, authority.certificate),
    writeFile(
      pebble.certificate,
      newCertificateOf(authority, { names: ['localhost', '127.0.0.1'], publicKey: spki }),
    ),
    writeFile(pebble.privateKey, privateKey.export({ type: 'pkcs8', format: 'pem' })),
    writeFile(join(folder, 'config.json'), JSON.stringify({ pebble })),
  ]);
  const args = ['-config', join(folder, 'config.json'), '-dnsserver', names, '-strict'];
  const child = spawn(program, args, {
    // By itself it asks for half of the names that it has checked before no challenge.
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_AUTHZREUSE: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (line: Buffer) => {
      if (line.includes('ACME directory available')) resolve();
    });
  });
  return { directory: `https://localhost:${port}/dir`, caFile };
}
