// `npm run test:node -- 24`: the unit and integration tests on another major version of Node, which npm's registry has as
// a package for each platform.
import { integrationTests, unitTests } from '#scripts/checks/checks.mjs';
import { runStages } from '#scripts/checks/stages.mjs';
import { root } from '#server/build/prepare.mjs';
import { exitCodeOf, npm } from '#server/build/programs.mjs';

const wanted = process.argv[2] ?? '24';
if (!/^\d+$/.test(wanted)) {
  console.error('Please name a major version of Node, such as: npm run test:node -- 24');
  process.exit(1);
}

if (process.versions.node.startsWith(`${wanted}.`)) {
  console.log(`Node ${process.versions.node}`);
  await runStages([[['unit', unitTests]], [['integration', integrationTests]]]);
} else {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const node = `--package=node-${system}-${process.arch}@${wanted}`;
  const command = npm('exec', '--yes', node, '--', 'node', 'scripts/test-node.mjs', wanted);
  process.exitCode = await exitCodeOf(command, { cwd: root });
}
