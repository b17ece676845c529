import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** The same database at an address of the network: the tests' own listens on a socket of the file system. */
export async function openTcp(databaseUrl: string): Promise<{ url: string; host: string; close(): void }> {
  const { hostname, port, searchParams } = new URL(databaseUrl);
  const folder = searchParams.get('host');
  const target = folder
    ? { path: join(folder, `.s.PGSQL.${port || 5432}`) }
    : { host: hostname, port: Number(port || 5432) };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const other = connect(target);
    for (const end of [socket, other]) {
      sockets.add(end);
      end.on('error', () => undefined);
      end.on('close', () => [socket, other].forEach((each) => void each.destroy()));
    }
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = new URL(databaseUrl);
  url.host = host;
  // It takes no encrypted connection.
  url.search = '?sslmode=disable';
  return {
    url: url.href,
    host,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
