import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundled } from './bundled.ts';

/**
 * Runs a program until it tells something, and kills it there. Gives what it told, once it is gone.
 *
 * @throws Error with what it printed, if it ended without telling anything.
 */
export async function toldBeforeKill<Told>(program: URL, args: readonly string[]): Promise<Told> {
  const child = fork(await bundled(program), args, {
    execArgv: ['--conditions', 'react-server'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const printed = child.stderr ? text(child.stderr) : '';
  const gone = once(child, 'exit');
  const told = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  child.kill('SIGKILL');
  const [code, signal] = await gone;
  if (!told) throw new Error(`it ended (${code ?? signal}) and told nothing: ${await printed}`);
  return told[0];
}
