import type { CommandName } from '#lib/core/process/command-line.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { PlainError } from '#server/start/plain-error.ts';

interface Command {
  /** Takes the arguments of the command, and returns the text to print. */
  run(args: string[]): Promise<string>;
  /** Returns how the command is typed. */
  usage(): string;
}

interface Listed {
  /** What it does, in a line. */
  does: string;
  /** Each is loaded only when it is typed. */
  load(): Promise<Command>;
}

/** Every command of the site that people type. */
const commands: Record<CommandName, Listed> = {
  claim: {
    does: 'makes a new code, with which the first owner opens the setup',
    load: () => import('./claim.ts'),
  },
  'staff-owner': {
    does: 'makes a link for an owner who is locked out',
    load: () => import('./staff-owner.ts'),
  },
  'reset-factors': {
    does: 'removes every second factor and recovery code',
    load: () => import('./reset-factors.ts'),
  },
  'hash-password': {
    does: 'asks for a password, and prints the setting that keeps only its hash',
    load: () => import('./hash-password.ts'),
  },
  backup: { does: 'makes a backup and proves it', load: () => import('./backup.ts') },
  restore: { does: 'puts a backup in the place of the site', load: () => import('./restore.ts') },
  import: { does: 'brings content in from another site', load: () => import('./import.ts') },
  'upgrade-check': {
    does: 'tries a new version on a backup, and says what its start would do',
    load: () => import('./upgrade-check.ts'),
  },
  'move-uploads': {
    does: 'moves uploaded files between the folder and a bucket',
    load: () => import('./move-uploads.ts'),
  },
  'sweep-uploads': {
    does: 'lists uploaded files that nothing uses, and removes them',
    load: () => import('./sweep-uploads.ts'),
  },
};

/** What an update asks of the site (scripts/release): it prints JSON and takes no arguments. */
const askedByUpdates = new Map<string, () => Promise<{ run(): Promise<string> }>>([
  ['self-check', () => import('./self-check.ts')],
  ['row-counts', () => import('./row-counts.ts')],
  ['busy', () => import('./busy.ts')],
]);

/**
 * Runs a command and returns the text to print. `help`, or no name, gives the list of all, and `--help` behind a name how
 * that one is typed.
 * @throws PlainError with the known names for an unknown one, and for arguments that it does not take
 */
export async function runCommand(name: string, args: string[]): Promise<string> {
  if (['', 'help', '-h', '--help'].includes(name)) return listOfCommands();
  if (Object.hasOwn(commands, name)) return runListed(commands[name as CommandName], args);
  const asked = askedByUpdates.get(name);
  if (!asked) throw new PlainError(`Please name what to do: ${Object.keys(commands).join(', ')}.`);
  if (args.length > 0) throw new PlainError(`An update asks ${name}, and it takes nothing behind it.`);
  return (await asked()).run();
}

async function runListed({ does, load }: Listed, args: string[]): Promise<string> {
  const { run, usage } = await load();
  const isAsked = args.includes('--help') || args.includes('-h');
  return isAsked ? `${usage()}\nIt ${does}.` : run(args);
}

function listOfCommands(): string {
  const lines = Object.entries(commands).map(
    ([name, { does }]) => [typedCommand(name as CommandName), does] as const,
  );
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return lines.map(([typed, does]) => `${typed.padEnd(width)}  ${does}`).join('\n');
}
