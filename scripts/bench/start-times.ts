import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npm } from '#server/build/programs.mjs';
import { readPostmaster } from '#server/database/postmaster-file.ts';
import { whenStopped } from './cleanup.ts';
import { root } from './servers/measured-process.ts';
import { siteEnvironment } from './servers/site.ts';
import { median } from './statistics.ts';

export interface StartFigures {
  /** From `npm start` on a built tree with data until the site answers: the median. */
  startSeconds: number;
  /** The same with an empty data folder, demo content included. */
  firstStartSeconds: number;
}

const pollMilliseconds = 10;

/** Leaves a data folder with demo content behind. */
export async function measureStarts(dataFolder: string, rounds: number): Promise<StartFigures> {
  const firstStartSeconds = await startOnce(dataFolder);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await startOnce(dataFolder));
  return { startSeconds: median(times), firstStartSeconds };
}

/** Returns the seconds until the site that `npm start` starts answers, and stops it. */
async function startOnce(dataFolder: string): Promise<number> {
  const [program = '', ...args] = npm('start');
  const { port, env } = await siteEnvironment(dataFolder);
  const began = performance.now();
  // A process group of its own: npm does not pass signals on, so the whole group gets them.
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => stopGroup(child, dataFolder);
  const stopped = whenStopped(stop);
  try {
    await untilItAnswers(child, port);
    return (performance.now() - began) / 1000;
  } finally {
    await stop();
    stopped();
  }
}

async function untilItAnswers(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(pollMilliseconds);
  }
  throw new Error(`npm start ended with ${child.exitCode}.`);
}

/** The site ends its database last. */
async function stopGroup({ pid }: ChildProcess, dataFolder: string): Promise<void> {
  if (pid) process.kill(-pid, 'SIGTERM');
  while (await readPostmaster(join(dataFolder, 'postgres/cluster'))) await pause(pollMilliseconds);
}
