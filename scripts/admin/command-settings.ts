import { join, resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Environment } from '#lib/core/process/env.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { root } from '#server/start/root.ts';
import { storedSecret } from '#server/start/secrets.ts';
import { readEnvironment } from '#server/start/settings.ts';

/** Returns the settings of .env and the environment, DATA_DIR absolute. @throws PlainError naming every wrong setting */
export function commandSettings(): Environment {
  const settings = readEnvironment();
  const DATA_DIR = resolve(root, settings.DATA_DIR);
  Object.assign(process.env, { DATA_DIR });
  return { ...settings, DATA_DIR };
}

/** Lets the command open and seal what the site has sealed by AUTH_SECRET, set or generated. */
export async function provideSecret({ AUTH_SECRET, DATA_DIR }: Environment): Promise<void> {
  const secret = AUTH_SECRET ?? (await storedSecret(join(DATA_DIR, 'auth-secret')));
  Object.assign(process.env, { AUTH_SECRET: secret });
}

/** Returns the absolute path of a file argument, relative to the folder in which the command was typed. */
export function givenPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/** Returns the arguments of a command. @throws PlainError with the usage when they do not fit */
export function givenArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch {
    throw new PlainError(`Please type it like this: ${usage}`);
  }
}
