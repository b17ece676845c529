import { connect, createServer, type Socket } from 'node:net';

interface RoundRobin {
  /** Returns the number of connections of each port. */
  counts(): Promise<number[]>;
  stop(): Promise<void>;
}

/** Forwards each connection to the next of the ports. */
export async function startRoundRobin(port: number, targets: readonly number[]): Promise<RoundRobin> {
  const counts = targets.map(() => 0);
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    const chosen = next++ % targets.length;
    counts[chosen] = (counts[chosen] ?? 0) + 1;
    const site = connect({ port: Number(targets[chosen]), host: 'localhost', allowHalfOpen: true });
    for (const [from, to] of [
      [visitor, site],
      [site, visitor],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return {
    counts: async () => counts,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
