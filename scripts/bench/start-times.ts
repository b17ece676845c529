import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPostmaster } from '#server/database/postmaster-file.ts';
import { whenStopped } from './cleanup.ts';
import { root } from './servers/measured-process.ts';
import { siteEnvironment } from './servers/site.ts';
import { median } from './statistics.ts';

export interface StartFigures {
  /** `npm start` on a built tree until the site answers, data and all being there: the median. */
  startSeconds: number;
  /** The same with an empty data folder: the database is set up and the demo content added. */
  firstStartSeconds: number;
}

const pollMilliseconds = 10;

/** @param command what `npm start` is on this machine. It leaves a data folder with demo content behind. */
export async function measureStarts(
  command: string[],
  dataFolder: string,
  rounds: number,
): Promise<StartFigures> {
  const first = await startOnce(command, dataFolder);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await startOnce(command, dataFolder));
  return { startSeconds: median(times), firstStartSeconds: first };
}

/** The seconds until the site that `npm start` brings up in `folder` answers; it is stopped then. */
async function startOnce(
  [program = '', ...args]: string[],
  dataFolder: string,
  folder = root,
): Promise<number> {
  const { port, env } = await siteEnvironment(dataFolder);
  const began = performance.now();
  // In a group of its own: npm hands no signal on, so all of the group is told to stop.
  const child = spawn(program, args, {
    cwd: folder,
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

/** The site ends its database last: once that is gone, all of it is. */
async function stopGroup({ pid }: ChildProcess, dataFolder: string): Promise<void> {
  if (pid) process.kill(-pid, 'SIGTERM');
  while (await readPostmaster(join(dataFolder, 'postgres/cluster'))) await pause(pollMilliseconds);
}
