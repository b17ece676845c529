import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '#lib/core/auth/password.ts';
import { PlainError } from '#server/start/plain-error.ts';

const shortest = 8;

/** `npm run admin:hash-password`. Returns the line for .env. @throws PlainError for a password that is too short */
export async function run(): Promise<string> {
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
