import { PlainError } from '#server/start/plain-error.ts';

interface Command {
  /** Takes the arguments of the command, and returns the text to print. */
  run(args: string[]): Promise<string>;
}

/** Each is loaded only when it is typed. */
const commands = new Map<string, () => Promise<Command>>([
  ['backup', () => import('./backup.ts')],
  ['restore', () => import('./restore.ts')],
  ['upgrade-check', () => import('./upgrade-check.ts')],
  ['import', () => import('./import.ts')],
  ['reset-factors', () => import('./reset-factors.ts')],
  ['staff-owner', () => import('./staff-owner.ts')],
  ['claim', () => import('./claim.ts')],
  ['hash-password', () => import('./hash-password.ts')],
  ['move-uploads', () => import('./move-uploads.ts')],
  ['sweep-uploads', () => import('./sweep-uploads.ts')],
]);

/**
 * Runs a command and returns the text to print.
 * @throws PlainError with the known names for an unknown one
 */
export async function runCommand(name: string, args: string[]): Promise<string> {
  const load = commands.get(name);
  if (!load) throw new PlainError(`Please name what to do: ${[...commands.keys()].join(', ')}.`);
  const { run } = await load();
  return run(args);
}
