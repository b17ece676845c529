import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PassedSockets, toldItsNumber } from '#e2e/support/sites/passed-sockets.ts';
import { nextMessage, outputOf, stopperOf } from './child-processes.ts';

export interface Usage {
  /** Processor time of all threads since the start. */
  cpuMicroseconds: number;
  /** In bytes, as Node reports it: the heaps are those of the main thread. */
  memory: NodeJS.MemoryUsage;
}

/** A Node program in a process of its own that reports its usage. */
export interface MeasuredProcess {
  child: ChildProcess;
  usage(): Promise<Usage>;
  /** Expires every rendered page; what was read from the database stays cached. */
  outdate(): Promise<void>;
  /** Returns all output so far. */
  output(): string;
  /** Ends the process and resolves when it has ended. */
  stop(): Promise<void>;
}

export const root = resolve(import.meta.dirname, '../../..');
const reporter = pathToFileURL(join(import.meta.dirname, 'usage-reporter.mjs')).href;

/**
 * Starts a program in the project's folder, with the reporter.
 * @param args of `node`: options, then the script
 * @param sockets those that it listens on
 */
export function startMeasured(
  args: readonly string[],
  env: Record<string, string>,
  sockets?: PassedSockets,
): MeasuredProcess {
  const all = ['--import', reporter, ...args];
  const [program, given] = sockets ? toldItsNumber(process.execPath, all) : [process.execPath, all];
  const child = spawn(program, given, {
    cwd: root,
    env: { ...process.env, ...env, ...sockets?.env },
    stdio: ['ignore', 'pipe', 'pipe', ...(sockets?.descriptors ?? []), 'ipc'],
    serialization: 'advanced',
  });
  sockets?.release();
  const ask = async <Answer>(word: 'usage' | 'outdate') => {
    const answer = nextMessage<Answer>(child, word);
    child.send(word);
    return answer;
  };
  return {
    child,
    output: outputOf(child),
    usage: () => ask<Usage>('usage'),
    outdate: () => ask<void>('outdate'),
    stop: stopperOf(child),
  };
}
