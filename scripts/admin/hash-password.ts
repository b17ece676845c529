import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '#lib/core/auth/password.ts';
import { typedCommand } from '#lib/core/process/env.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { givenArguments } from './command-settings.ts';

const shortest = 8;

/** Returns how the command is typed. */
export const usage = () => typedCommand('hash-password');

/** `npm run admin:hash-password`. Returns the line for .env. @throws PlainError with arguments and for a password that is too short */
export async function run(args: string[]): Promise<string> {
  givenArguments({ args }, usage());
  const password = await ask('The new admin password: ');
  if (password.length < shortest)
    throw new PlainError(`Please choose one of at least ${shortest} characters.`);
  console.error('\nPut this line into .env in place of ADMIN_PASSWORD and start the site again:\n');
  return `ADMIN_PASSWORD_HASH=${await hashPassword(password)}`;
}

/** Reads one line from the terminal, without an echo, or from a pipe. */
async function ask(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  process.stderr.write(question);
  try {
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
  }
}
