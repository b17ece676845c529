import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Tracks upgraded connections, such as those of hot reload, which the server's close() waits for but does not end. */
export function trackUpgraded(server: Server): { end(): void } {
  const open = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    end() {
      for (const socket of open) socket.destroy();
    },
  };
}
