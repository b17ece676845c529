import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from '#server/start/plain-error.ts';

/** Starts programs of the database as a user that PostgreSQL accepts. */
export interface Runner {
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
  /** The system user of the database, when it is not the user of the site. */
  owner?: { uid: number; gid: number };
}

const systemUser = 'postgres';

/**
 * Returns how programs of the database are started. PostgreSQL refuses to run as root: then it runs as the earlier owner of
 * `folder`, else as the system user 'postgres' (created when missing), who then owns the folder. When that user cannot
 * enter a parent folder, such as root's home, the process alone gets the right to pass; permissions stay unchanged.
 * @throws PlainError when none of this is possible
 */
export async function postgresRunner({
  folder,
  program,
}: {
  folder: string;
  program: string;
}): Promise<Runner> {
  if (process.getuid?.() !== 0) return { spawn };
  const owner = (await earlierOwner(folder)) ?? findUser() ?? createUser();
  await ownFolder(folder, owner);
  if (canReach(owner, [folder, dirname(program)])) {
    return {
      owner,
      spawn: (name, args, options) => spawn(name, args, { ...options, uid: owner.uid, gid: owner.gid }),
    };
  }
  const prefix = passageArguments(owner, [folder, program]);
  return { owner, spawn: (name, args, options) => spawn('setpriv', [...prefix, name, ...args], options) };
}

/** Gives a file to the database's user, if it is another one. */
export async function handOver(path: string, { owner }: Runner): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
}

type Owner = NonNullable<Runner['owner']>;

/** An ordinary user who started the site before stays the owner. */
async function earlierOwner(folder: string): Promise<Owner | undefined> {
  const { uid } = await stat(folder);
  return uid === 0 ? undefined : findUser(([, , number]) => number === String(uid));
}

function findUser(matches = ([name]: string[]) => name === systemUser): Owner | undefined {
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = entries.map((entry) => entry.split(':')).find(matches) ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function createUser(): Owner {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', systemUser],
      {
        stdio: 'pipe',
      },
    );
  } catch {
    // Reported below.
  }
  const owner = findUser();
  if (owner) return owner;
  throw new PlainError(
    `The built-in database cannot run as root and no system user '${systemUser}' could be made, so please run Belltower as an ordinary user or set DATABASE_URL.`,
  );
}

/** Gives everything in the folder to the database's user. */
async function ownFolder(folder: string, owner: Owner): Promise<void> {
  const { uid } = await stat(folder);
  const clusterUid = await stat(join(folder, 'cluster')).then(
    (found) => found.uid,
    () => owner.uid,
  );
  if (uid === owner.uid && clusterUid === owner.uid) return;
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(join(folder, entry), owner.uid, owner.gid);
}

function canReach({ uid, gid }: Owner, folders: string[]): boolean {
  return folders.every(
    (folder) => spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0,
  );
}

/** The smaller right first; containers often grant only the second. */
const passageRights = ['dac_read_search', 'dac_override'];

function passageArguments({ uid, gid }: Owner, paths: string[]): string[] {
  for (const right of passageRights) {
    const prefix = [
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      '--no-new-privs',
      `--inh-caps=+${right}`,
      `--ambient-caps=+${right}`,
      // Otherwise the access(2) checks of PostgreSQL would ignore the capability.
      '--securebits=+no_setuid_fixup',
      '--',
    ];
    const passes = paths.every(
      (path) => spawnSync('setpriv', [...prefix, 'test', '-x', path], { cwd: '/' }).status === 0,
    );
    if (passes) return prefix;
  }
  throw new PlainError(
    `The built-in database cannot run as root, and its own user '${systemUser}' cannot enter ${dirname(paths[0] ?? '')}, so please move Belltower to a folder everyone may enter, such as /srv, or run it as an ordinary user.`,
  );
}
