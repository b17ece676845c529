import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { whenStopped } from '../cleanup.ts';

const pollMilliseconds = 50;
const longestMilliseconds = 20_000;

/** Starts a program of the system; resolves once `url` answers at all. @throws Error with its output when it ends instead */
export async function startProgram(
  [program = '', ...args]: readonly string[],
  url: string,
): Promise<{ stop(): Promise<void> }> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  child.once('exit', whenStopped(stop));
  if (!(await answers(child, url))) {
    await stop();
    throw new Error(`${program} did not answer:\n${output}`);
  }
  return { stop };
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  const until = Date.now() + longestMilliseconds;
  while (child.exitCode === null && Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return true;
    await pause(pollMilliseconds);
  }
  return false;
}
