import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from './bundled.ts';

/** Another process of the site that listens to the same database, as behind a load balancer. */
export interface OtherProcess {
  /** The number of its generation, once it has heard of every change that was made before. */
  generation(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts one. Resolves once it listens. */
export async function startOtherProcess(url: string): Promise<OtherProcess> {
  const child = fork(await bundled(new URL('./listening-process.ts', import.meta.url)), [url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await answerOf(child);
  return {
    generation() {
      child.send('generation');
      return answerOf(child);
    },
    async stop() {
      const end = once(child, 'exit');
      child.kill();
      await end;
    },
  };
}

async function answerOf(child: ChildProcess): Promise<number> {
  const [answer] = await once(child, 'message');
  return answer;
}
