import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#server/start/ports.ts';
import { root } from '../servers/measured-process.ts';
import { startProgram } from './system-process.ts';

export const haproxyPath = '/usr/sbin/haproxy';

interface Haproxy {
  origin: string;
  /** How many requests each of the processes was given. */
  counts(): Promise<number[]>;
  stop(): Promise<void>;
}

/** HAProxy as docs/deploy/haproxy.cfg sets it up, in front of the processes at these ports, at `given` or a free one. */
export async function startHaproxy(
  folder: string,
  ports: readonly number[],
  given?: number,
): Promise<Haproxy> {
  const port = given ?? (await freePort());
  const countsPort = await freePort();
  const text = await readFile(join(root, 'docs/deploy/haproxy.cfg'), 'utf8');
  const servers = ports.map((each) => `  server at-${each} 127.0.0.1:${each}`).join('\n');
  const file = join(folder, `haproxy-${port}.cfg`);
  const own = text
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/(?: {2}server .*\n)+/, `${servers}\n`);
  const counting = `listen counts\n  bind 127.0.0.1:${countsPort}\n  stats enable\n  stats uri /\n`;
  await writeFile(file, `${own}\n${counting}`);
  const origin = `http://127.0.0.1:${port}`;
  const program = await startProgram([haproxyPath, '-db', '-f', file], `${origin}/up`);
  return { origin, ...program, counts: () => readCounts(`http://127.0.0.1:${countsPort}/;csv`) };
}

/** Its own figures: a line for each server, names before numbers. */
async function readCounts(url: string): Promise<number[]> {
  const [head = '', ...lines] = (await (await fetch(url)).text()).split('\n');
  const column = head.split(',').indexOf('stot');
  return lines
    .filter((line) => line.startsWith('belltower,at-'))
    .map((line) => Number(line.split(',')[column]));
}
