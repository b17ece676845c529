import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenStopped } from './cleanup.ts';

export interface Usage {
  /** Time on the processor since the start, all threads together. */
  cpuMicroseconds: number;
  /** In bytes, as Node tells it: the heaps are those of the main thread. */
  memory: NodeJS.MemoryUsage;
}

/** A Node program in a process of its own that tells what it uses. */
export interface MeasuredProcess {
  child: ChildProcess;
  usage(): Promise<Usage>;
  /** All that it has written so far. */
  output(): string;
  /** Ends it and waits until it has ended. */
  stop(): Promise<void>;
}

export const root = resolve(import.meta.dirname, '../..');
const reporter = pathToFileURL(join(import.meta.dirname, 'usage-reporter.mjs')).href;

/** Starts a program in the project's folder, the reporter added. @param args those of `node`: options, then the script */
export function startMeasured(args: readonly string[], env: Record<string, string>): MeasuredProcess {
  const child = spawn(process.execPath, ['--import', reporter, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  child.once('exit', whenStopped(stop));
  return { child, output: collect(child), usage: () => askUsage(child), stop };
}

async function askUsage(child: ChildProcess): Promise<Usage> {
  const answer = new Promise<Usage>((resolve, reject) => {
    const listen = (message: { usage?: Usage }) => {
      if (!message.usage) return;
      child.off('message', listen).off('exit', fail);
      resolve(message.usage);
    };
    const fail = () => reject(new Error('The measured server has ended.'));
    child.on('message', listen).once('exit', fail);
  });
  child.send('usage');
  return answer;
}

function collect(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  return () => output;
}
