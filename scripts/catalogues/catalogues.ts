// `npm run catalogues:try`: the manifests of docs/deploy/catalogues by the rules of their catalogues. With --write, --image,
// --digest, --address and --release it also writes those of a release into a folder, ready to hand in.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '#server/build/prepare.mjs';
import { PlainError } from '#server/start/plain-error.ts';
import { casaosProblems, coolifyProblems, umbrelProblems } from './compose-rules.ts';
import { filled, type Manifests, type Release, readManifests, sumsIn } from './filled.ts';
import { yunohostMachine } from './play-yunohost.ts';
import { yunohostProblems, type yunohostScripts } from './yunohost-rules.ts';

const usage =
  'npm run catalogues:try, or with -- --write FOLDER --image registry/belltower --digest sha256:... --address https://... --release FOLDER';

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
const { write, ...asked } = readOptions();
const release = await readRelease(asked);
const files = filled(readManifests(), release);
const problems = [
  ...casaosProblems(files, release),
  ...umbrelProblems(files, release),
  ...coolifyProblems(files, release),
  ...yunohostProblems(files, release),
  ...playProblems(files),
];
if (problems.length > 0) throw new PlainError(problems.join('\n'));
if (write) await writeAll(resolve(write));
console.log(
  `CasaOS, Umbrel, Coolify and YunoHost take version ${version}${write ? `: ${resolve(write)}` : ''}.`,
);

function readOptions(): Partial<Record<'write' | 'image' | 'digest' | 'address' | 'release', string>> {
  const text = { type: 'string' } as const;
  try {
    const options = { write: text, image: text, digest: text, address: text, release: text };
    const { values } = parseArgs({ args: process.argv.slice(2), options });
    const given = Object.values(values).filter(Boolean).length;
    if (given !== 0 && given !== Object.keys(options).length) throw new PlainError(usage);
    return values;
  } catch {
    throw new PlainError(usage);
  }
}

/** Without options, a release that is only tried. */
async function readRelease({
  image,
  digest,
  address,
  release: folder,
}: ReturnType<typeof readOptions>): Promise<Release> {
  if (!image || !digest || !address || !folder) {
    const names = ['linux-x64', 'linux-arm64'].map((platform) => `belltower-${version}-${platform}.tar.gz`);
    const sums = Object.fromEntries(names.map((name) => [name, 'ab'.repeat(32)]));
    const places = { image: 'registry.test/belltower', address: 'https://releases.test' };
    return { version, ...places, digest: `sha256:${'cd'.repeat(32)}`, sums };
  }
  return {
    version,
    image,
    digest,
    address,
    sums: sumsIn(await readFile(join(folder, 'SHA256SUMS'), 'utf8')),
  };
}

/** Plays each script of YunoHost, in the order of a life. */
function playProblems(of: Manifests): string[] {
  const machine = yunohostMachine(of);
  const order = [
    'install',
    'backup',
    'upgrade',
    'restore',
    'remove',
  ] as const satisfies readonly (typeof yunohostScripts)[number][];
  try {
    for (const script of order) machine.play(script);
    return [];
  } catch (error) {
    return [`YunoHost: ${(error as Error).message}`];
  } finally {
    machine.remove();
  }
}

/** The icon and a picture go where CasaOS looks for them. */
async function writeAll(target: string): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), text, { mode: /\/scripts\/\w+$/.test(path) ? 0o755 : 0o644 });
  }
  await cp(join(target, 'icon.svg'), join(target, 'casaos/icon.svg'));
  await cp(join(target, 'icon.svg'), join(target, 'coolify/svgs/belltower.svg'));
}
