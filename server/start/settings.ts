import { randomInt } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { siteUrl } from '#lib/core/addresses/urls.ts';
import {
  type Environment,
  madePasswordMark,
  passedSockets,
  provideNetworkHost,
  readSettings,
} from '#lib/core/process/env.ts';
import { ownNetworkHost } from '#lib/core/process/network-address.ts';
import { finishRestore } from '#server/backups/finish-restore.ts';
import { assertDemoFolder } from '#server/demo/demo-mark.ts';
import { PlainError } from './plain-error.ts';
import { portProblem } from './ports.ts';
import { root } from './root.ts';
import { storedSecret } from './secrets.ts';

export interface Settings extends Environment {
  /** SITE_URL, or this machine and the port. */
  address: string;
  /** Without a value when only its hash is set, or a code claims the site. */
  adminPassword: { value?: string; file?: string };
}

/**
 * Reads, checks and completes the settings of .env and the environment: DATA_DIR exists and is absolute, contains the
 * generated secrets, and `process.env` has everything that the application and next-auth read.
 * @throws PlainError naming every wrong setting, an unusable port or an unwritable folder
 */
export async function readySettings(): Promise<Settings> {
  const settings = readEnvironment();
  if (!passedSockets().http) await checkPort(settings.PORT);
  if (settings.METRICS_PORT) await checkPort(settings.METRICS_PORT, 'METRICS_PORT');
  const folder = await ownDataFolder(resolve(root, settings.DATA_DIR));
  await assertDemoFolder(folder, settings.DEMO);
  // Before reading files that it may replace.
  await finishRestore(folder, settings.DATABASE_URL);
  const adminPassword = await findAdminPassword(settings, folder);
  const secret = settings.AUTH_SECRET ?? (await storedSecret(join(folder, 'auth-secret')));
  const address = siteUrl(settings);
  Object.assign(process.env, {
    PORT: String(settings.PORT),
    DATA_DIR: folder,
    ...(adminPassword.value && { ADMIN_PASSWORD: adminPassword.value }),
    ...(adminPassword.file && { [madePasswordMark]: '1' }),
    AUTH_SECRET: secret,
    NEXTAUTH_SECRET: secret,
    NEXTAUTH_URL: address,
  });
  return { ...readEnvironment(), address, adminPassword };
}

/** Returns the sentence about an unusable port. */
export function portSentence(
  port: number,
  { code, message }: NodeJS.ErrnoException,
  setting = 'PORT',
): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program, so please stop that one or set ${setting} to another number.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user, so please set ${setting} to 1024 or higher.`;
  }
  return `Port ${port} cannot be used: ${message}.`;
}

/** Returns the settings of .env and the environment. @throws PlainError naming every wrong setting */
export function readEnvironment(): Environment {
  provideNetworkHost(ownNetworkHost);
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  try {
    return readSettings(process.env);
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}

async function checkPort(port: number, setting = 'PORT'): Promise<void> {
  const problem = await portProblem(port);
  if (problem) throw new PlainError(portSentence(port, problem, setting));
}

async function ownDataFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    throw new PlainError(
      `The data folder ${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}), so please give this user the right or set DATA_DIR to another folder.`,
    );
  }
}

async function findAdminPassword(
  { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, CLAIM }: Environment,
  folder: string,
): Promise<Settings['adminPassword']> {
  if (ADMIN_PASSWORD_HASH) return {};
  if (ADMIN_PASSWORD) return { value: ADMIN_PASSWORD };
  const file = join(folder, 'admin-password');
  // One that an earlier start made still opens the site.
  if (CLAIM && !existsSync(file)) return {};
  return { value: await storedSecret(file, readablePassword), file };
}

/** Unambiguous letters and digits; about 79 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

function readablePassword(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
