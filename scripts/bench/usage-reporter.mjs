// Loaded into a measured server: tells whoever started it what the process has used so far. All of its threads count.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send({ usage: { cpuMicroseconds: user + system, memory: process.memoryUsage() } });
  });
  // Being asked is no reason to go on living.
  process.channel?.unref();
}
