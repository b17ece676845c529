import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { whenStopped } from '../cleanup.ts';

/** Returns a function that ends the process and resolves when it has ended. The end of the run calls it too. */
export function stopperOf(child: ChildProcess): () => Promise<void> {
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const end = once(child, 'exit');
    child.kill();
    await end;
  };
  child.once('exit', whenStopped(stop));
  return stop;
}

/** Returns a function that returns the output of the process so far. */
export function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  return () => output;
}

/** Resolves with the field of the next message that has it. @throws Error when the process ends before */
export function nextMessage<Value>(child: ChildProcess, field: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`A process ended before it sent '${field}'.`));
    const listen = (message: Record<string, Value>) => {
      if (!(field in message)) return;
      child.off('message', listen).off('exit', fail);
      resolve(message[field] as Value);
    };
    child.on('message', listen).once('exit', fail);
  });
}
