import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publicPem, writeSums } from '../signing.mjs';

const execute = promisify(execFile);
const start = 'server/start/start.mjs';

const migration = 'prisma/migrations/29990101000000_fails_here/migration.sql';

/** What breaks a release, the code that an update tells of it, and the files that replace its own. */
export const broken = [
  ['does not start', 'did_not_start', { [start]: "throw new Error('It does not start.');\n" }],
  ['answers 500', 'unhealthy', { [start]: serving("request.url === '/up' ? 200 : 500") }],
  ['has a migration that fails on a backup', 'migration_failed', { [migration]: failing('true') }],
  // A backup is proven on a database that need not outlive a power cut.
  [
    'has a migration that fails on the site alone',
    'migration_failed',
    { [migration]: failing("current_setting('fsync') = 'on'") },
  ],
  ['hangs', 'hung', { [start]: "process.on('SIGTERM', () => {});\nsetInterval(() => {}, 1e6);\n" }],
  [
    'dies after 30 seconds',
    'died',
    {
      [start]: `setTimeout(() => process.exit(3), 30_000).unref();
        const { beginWithMemorySettings } = await import('./memory.mjs');
        await beginWithMemorySettings();
        const { launch } = await import('./launch.mjs');
        await launch({ dev: false });\n`,
    },
  ],
];

function failing(when) {
  return `DO $$ BEGIN IF ${when} THEN RAISE EXCEPTION 'It fails here.'; END IF; END $$;\n`;
}

function serving(status) {
  return `import { createServer } from 'node:http';
    createServer((request, response) => response.writeHead(${status}).end()).listen({ fd: 3 });\n`;
}

/**
 * Returns what publishes later versions of a release, made from its files without another build, in a folder that a machine
 * reads. They are signed by a key of the trial.
 * @param {{ release: string, work: string }} trial
 */
export async function newPublisher({ release, work }) {
  const platform = `linux-${process.arch}`;
  const archive = (await readdir(release)).find((name) => name.endsWith(`-${platform}.tar.gz`));
  const [base, folder] = [join(work, 'base'), join(work, 'published')];
  for (const each of [base, folder]) await mkdir(each);
  await execute('tar', ['-xzf', join(release, archive), '--strip-components=1', '-C', base]);
  // Without its end, so that a few files can follow that stand in the place of others.
  await shell('tar -b1 -cf - -C "$1" . | head -c -1024 | gzip -1 > "$2"', base, join(work, 'base.tar.gz'));
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(join(work, 'key.pem'), publicPem(privateKey));
  const readFacts = async (path) => JSON.parse(await readFile(path, 'utf8'));
  const facts = await readFacts(join(base, 'package.json'));
  const { releases } = await readFacts(join(release, 'releases.json'));
  await chmod(work, 0o755);
  return {
    present: facts.version,
    folder,
    /** @param {string} version @param {Record<string, string>} files @param {import('node:crypto').KeyObject} key */
    async publish(version, files = {}, key = privateKey) {
      await rm(folder, { recursive: true });
      const changed = join(work, 'changed');
      await rm(changed, { recursive: true, force: true });
      for (const each of [folder, changed]) await mkdir(each);
      await writeChanged(changed, { 'package.json': JSON.stringify({ ...facts, version }), ...files });
      const name = `belltower-${version}-${platform}.tar.gz`;
      const parts = [join(work, 'base.tar.gz'), changed, join(folder, name)];
      await shell('{ cat "$1"; tar -czf - -C "$2" .; } > "$3"', ...parts);
      const told = { releases: [{ ...releases[0], version }, ...releases] };
      await writeFile(join(folder, 'releases.json'), JSON.stringify(told));
      await writeSums(folder, { names: [name, 'releases.json'], key });
      return join(folder, name);
    },
  };
}

async function writeChanged(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function shell(command, ...args) {
  await execute('sh', ['-c', command, 'sh', ...args]);
}
