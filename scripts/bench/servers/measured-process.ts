import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenStopped } from '../cleanup.ts';

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
  /** Makes it render every page anew, of what it has read before. */
  outdate(): Promise<void>;
  /** All that it has written so far. */
  output(): string;
  /** Ends it and waits until it has ended. */
  stop(): Promise<void>;
}

export const root = resolve(import.meta.dirname, '../../..');
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
  return {
    child,
    output: collect(child),
    usage: async () => (await ask<{ usage: Usage }>(child, 'usage', 'usage')).usage,
    outdate: async () => void (await ask<{ isOutdated: true }>(child, 'outdate', 'isOutdated')),
    stop,
  };
}

/** Sends a word, and gives the next message with that field. @throws Error when the process ends instead */
async function ask<Message extends object>(
  child: ChildProcess,
  word: 'usage' | 'outdate',
  name: keyof Message,
): Promise<Message> {
  const answer = new Promise<Message>((resolve, reject) => {
    const listen = (message: Message) => {
      if (!(name in message)) return;
      child.off('message', listen).off('exit', fail);
      resolve(message);
    };
    const fail = () => reject(new Error('The measured server has ended.'));
    child.on('message', listen).once('exit', fail);
  });
  child.send(word);
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
