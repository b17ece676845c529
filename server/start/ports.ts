import { type AddressInfo, createServer } from 'node:net';

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether a server could listen on the port now, on every address of the machine; undefined when it could. */
export async function portProblem(port: number): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve).listen(port, () => server.close(() => resolve(undefined)));
  });
}
