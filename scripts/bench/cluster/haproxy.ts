import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#server/start/ports.ts';
import { root } from '../measured-process.ts';
import { startProgram } from './system-process.ts';

export const haproxyPath = '/usr/sbin/haproxy';

/** HAProxy as docs/deploy/haproxy.cfg sets it up, in front of the processes at these ports. */
export async function startHaproxy(
  folder: string,
  ports: readonly number[],
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const text = await readFile(join(root, 'docs/deploy/haproxy.cfg'), 'utf8');
  const servers = ports.map((each) => `  server at-${each} 127.0.0.1:${each}`).join('\n');
  const file = join(folder, `haproxy-${port}.cfg`);
  const own = text
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/(?: {2}server .*\n)+/, `${servers}\n`);
  await writeFile(file, own);
  const origin = `http://127.0.0.1:${port}`;
  return { origin, ...(await startProgram([haproxyPath, '-db', '-f', file], `${origin}/up`)) };
}
