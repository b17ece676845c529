import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import { env } from '#lib/core/process/env.ts';

/** Returns a free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Makes the port that systemd opened the PORT of this process, and says so where PORT names another one. */
export function takePassedPort(opened: number): void {
  const { PORT } = env();
  if (PORT === opened) return;
  console.log(`PORT=${PORT} is ignored: systemd opens port ${opened}.`);
  Object.assign(process.env, { PORT: String(opened) });
  Object.assign(process.env, { NEXTAUTH_URL: siteUrl() });
}

/** Returns why a server cannot listen on the port, on all addresses of the machine; undefined when it can. */
export async function portProblem(port: number): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve).listen(port, () => server.close(() => resolve(undefined)));
  });
}
