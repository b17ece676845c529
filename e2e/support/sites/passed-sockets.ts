import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** The sockets of HTTP and HTTPS, as systemd would hand them over (sd_listen_fds(3)). */
export interface PassedSockets {
  /** To stand after the three usual streams of the process. */
  descriptors: number[];
  env: { LISTEN_FDS: string };
  /** This process listens no longer; the one that was started does. */
  release(): void;
}

/** Opens both sockets for a process that is about to be started. */
export async function openSockets(ports: { http: number; https: number }): Promise<PassedSockets> {
  const servers = [createServer(), createServer()] as const;
  await once(servers[0].listen(ports.http), 'listening');
  await once(servers[1].listen(ports.https), 'listening');
  return {
    descriptors: servers.map(descriptorOf),
    env: { LISTEN_FDS: '2' },
    release() {
      for (const server of servers) server.close();
    },
  };
}

/** Returns the command that runs a program and tells it its own number, which the shell keeps. */
export function toldItsNumber(program: string, args: readonly string[]): [string, string[]] {
  return ['sh', ['-c', 'LISTEN_PID=$$ exec "$0" "$@"', program, ...args]];
}

/** Node has no documented way to it. */
function descriptorOf(server: Server): number {
  return (server as unknown as { _handle: { fd: number } })._handle.fd;
}
