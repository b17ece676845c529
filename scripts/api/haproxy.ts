import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { outputOf, stopperOf } from '#scripts/bench/servers/child-processes.ts';
import { root } from '#scripts/bench/servers/measured-process.ts';
import { freePort } from '#server/start/ports.ts';

export const haproxyPath = '/usr/sbin/haproxy';
const pollMilliseconds = 50;
const longestMilliseconds = 20_000;

interface Haproxy {
  origin: string;
  /** Returns the number of requests that each process received. */
  counts(): Promise<number[]>;
  stop(): Promise<void>;
}

/**
 * Starts HAProxy with docs/deploy/haproxy.cfg at `port`, in front of the processes at these ports.
 * @throws Error with its output when it does not answer
 */
export async function startHaproxy(folder: string, ports: readonly number[], port: number): Promise<Haproxy> {
  const countsPort = await freePort();
  const text = await readFile(join(root, 'docs/deploy/haproxy.cfg'), 'utf8');
  const servers = ports.map((each) => `  server at-${each} 127.0.0.1:${each}`).join('\n');
  const file = join(folder, `haproxy-${port}.cfg`);
  const own = text
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/(?: {2}server .*\n)+/, `${servers}\n`);
  const counting = `listen counts\n  bind 127.0.0.1:${countsPort}\n  stats enable\n  stats uri /\n`;
  await writeFile(file, `${own}\n${counting}`);
  const child = spawn(haproxyPath, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = outputOf(child);
  const stop = stopperOf(child);
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + longestMilliseconds;
  while (!(await answers(`${origin}/up`))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`HAProxy did not answer:\n${output()}`);
    }
    await pause(pollMilliseconds);
  }
  return { origin, stop, counts: () => readCounts(`http://127.0.0.1:${countsPort}/;csv`) };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined;
}

/** Reads HAProxy's own figures: a line for each server, names before numbers. */
async function readCounts(url: string): Promise<number[]> {
  const [head = '', ...lines] = (await (await fetch(url)).text()).split('\n');
  const column = head.split(',').indexOf('stot');
  return lines
    .filter((line) => line.startsWith('belltower,at-'))
    .map((line) => Number(line.split(',')[column]));
}
