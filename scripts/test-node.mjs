// `npm run test:node -- 24`: the unit and integration tests on another major version of Node.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { integrationTests, unitTests } from '#scripts/checks/checks.mjs';
import { runStages } from '#scripts/checks/stages.mjs';
import { root } from '#server/build/prepare.mjs';
import { exitCodeOf, npm, run } from '#server/build/programs.mjs';

const wanted = process.argv[2] ?? '24';
if (!/^\d+$/.test(wanted)) {
  console.error('Please name a major version of Node, such as: npm run test:node -- 24');
  process.exit(1);
}

if (process.versions.node.startsWith(`${wanted}.`)) {
  console.log(`Node ${process.versions.node}`);
  await runStages([[['unit', unitTests]], [['integration', integrationTests]]]);
} else {
  const node = await installNode();
  process.exitCode = await exitCodeOf([node, 'scripts/test-node.mjs', wanted], { cwd: root });
}

/** Installs that Node from npm's registry, which has it as a package for each kind of machine, beside the builds. */
async function installNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(root, '.builds/node', wanted);
  const program = join(folder, 'node_modules', name, 'bin/node');
  if (existsSync(program)) return program;
  console.log(`Installing Node ${wanted} for the tests (once) ...`);
  await mkdir(folder, { recursive: true });
  await run(npm('install', '--no-save', '--prefix', folder, '--loglevel=error', `${name}@${wanted}`), {
    cwd: folder,
    sentence: `Node ${wanted} could not be installed for this machine (see above).`,
  });
  return program;
}
