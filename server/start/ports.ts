import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a free loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns why a server cannot listen on the port, on all addresses of the machine; undefined when it can. */
export async function portProblem(port: number): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve).listen(port, () => server.close(() => resolve(undefined)));
  });
}
