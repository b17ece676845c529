// Loaded into a measured server: reports the usage of the process to its parent, and expires rendered pages on request.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message === 'usage') process.send({ usage: usage() });
    if (message === 'outdate') process.send({ outdate: outdate() });
  });
  // The channel must not keep the process alive.
  process.channel?.unref();
}

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMicroseconds: user + system, memory: process.memoryUsage() };
}

/** As a planned moment does (lib/core/cache/change-bus.ts), but no cached read is dropped. */
function outdate() {
  const changes = globalThis[Symbol.for('belltower.changes')];
  if (!changes) return;
  changes.moments += 1;
  changes.generation += 1;
}
