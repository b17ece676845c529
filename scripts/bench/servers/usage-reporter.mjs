// Loaded into a measured server: tells whoever started it what the process has used so far, all of its threads, and
// makes it render every page anew when it is told to.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message === 'usage') process.send({ usage: usage() });
    if (message !== 'outdate') return;
    outdate();
    process.send({ isOutdated: true });
  });
  // Being asked is no reason to go on living.
  process.channel?.unref();
}

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuMicroseconds: user + system, memory: process.memoryUsage() };
}

/** As when a planned moment comes (lib/core/cache/change-bus.ts), but no read is dropped. */
function outdate() {
  const changes = globalThis[Symbol.for('belltower.changes')];
  if (!changes) return;
  changes.moments += 1;
  changes.generation += 1;
}
