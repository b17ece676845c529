import { fork } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from './bundled.ts';

/** Runs a program until it tells something, and kills it there. Gives what it told, once it is gone. */
export async function toldBeforeKill<Told>(program: URL, args: readonly string[]): Promise<Told> {
  const child = fork(await bundled(program), args, {
    execArgv: ['--conditions', 'react-server'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const [told] = await Promise.race([once(child, 'message'), gone]);
  child.kill('SIGKILL');
  await gone;
  return told;
}
