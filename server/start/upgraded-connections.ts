import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Connections that became something else, as a developer's hot reload does: the server forgets and awaits them. */
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
