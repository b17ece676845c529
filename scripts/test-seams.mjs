// `npm run test:seams [-- VERSION]`: builds a copy of the site with another Next, by default `canary`, and runs the tests
// of undocumented interfaces (docs/architecture.md). It prints one line about an update and never fails.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#server/build/prepare.mjs';
import { exitCodeOf, npm } from '#server/build/programs.mjs';

const unitTests = [
  'tests/server/html',
  'tests/server/http',
  'tests/server/build',
  'tests/core/addresses',
  'tests/core/html',
];
const browserTests = [
  'site/cache',
  'site/security',
  'site/static-parts',
  'staff/open-forms',
  'site/late-scripts',
];
const run = promisify(execFile);
// By night, too: what is tried once a version may take long.
process.env.TEST_ALL = 'true';

const wanted = process.argv[2] ?? 'canary';
const version = await publishedVersion();
console.log(
  version ? await tryVersion(version) : `next@${wanted} is not in this registry: nothing was tried.`,
);

/** Returns the version of that name or tag; undefined when the registry lacks it. */
async function publishedVersion() {
  const [program, ...args] = npm('view', `next@${wanted}`, 'version', '--json');
  const { stdout } = await run(program, args, { cwd: root }).catch(() => ({ stdout: '' }));
  return stdout ? [JSON.parse(stdout)].flat().at(-1) : undefined;
}

/** Returns the outcome of the tests with this version, as one sentence. */
async function tryVersion(version) {
  const copy = await mkdtemp(join(tmpdir(), 'belltower-seams-'));
  try {
    await copySources(copy);
    const failed = await failedParts(copy);
    return failed.length === 0
      ? `next ${version}: all that is relied on holds.`
      : `next ${version}: please look at ${failed.join(', ')} before moving to it.`;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function copySources(copy) {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(root, file), join(copy, file));
  const manifest = join(copy, 'package.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/("next": )"[^"]+"/, `$1"${version}"`));
}

/** Returns the names of the failed parts. */
async function failedParts(copy) {
  const install = npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  const tool = (path, ...args) => [process.execPath, join('node_modules', path), ...args];
  const prepare = "import('#server/build/prepare.mjs').then((m) => m.prepare({ development: true }))";
  const browser = "import('#scripts/browser/browser.mjs').then((m) => m.prepareBrowser())";
  const node = (code) => [process.execPath, '--input-type=module', '-e', code];
  for (const [name, command] of [
    ['the installation', install],
    ['the database client', node(prepare)],
    ['the browser', node(browser)],
  ])
    if ((await exitCodeOf(command, { cwd: copy })) !== 0) return [name];
  const failed = [];
  for (const [name, command] of [
    ['the types of pages', tool('next/dist/bin/next', 'typegen')],
    ['the types', tool('typescript/bin/tsc', '--noEmit')],
    ...unitTests.map((path) => [path, tool('vitest/vitest.mjs', 'run', path)]),
    ...browserTests.map((spec) => [
      `e2e/${spec}.spec.ts`,
      tool('playwright/cli.js', 'test', `e2e/${spec}.spec.ts`),
    ]),
  ])
    if ((await exitCodeOf(command, { cwd: copy })) !== 0) failed.push(name);
  return failed;
}
