import { PlainError } from '#server/start/plain-error.ts';

interface Command {
  /** Takes what was typed behind the command's name, and gives what is to be printed. */
  run(args: string[]): Promise<string>;
}

/** Each is loaded when it is typed: none needs what another does. */
const commands = new Map<string, () => Promise<Command>>([
  ['backup', () => import('./backup.ts')],
  ['restore', () => import('./restore.ts')],
  ['import', () => import('./import.ts')],
  ['reset-factors', () => import('./reset-factors.ts')],
  ['hash-password', () => import('./hash-password.ts')],
  ['move-uploads', () => import('./move-uploads.ts')],
  ['sweep-uploads', () => import('./sweep-uploads.ts')],
]);

/**
 * Runs a command of whoever looks after the machine. Gives what is to be printed.
 * @throws PlainError with the names there are, when it is none of them
 */
export async function runCommand(name: string, args: string[]): Promise<string> {
  const load = commands.get(name);
  if (!load) throw new PlainError(`Please name what to do: ${[...commands.keys()].join(', ')}.`);
  const { run } = await load();
  return run(args);
}
