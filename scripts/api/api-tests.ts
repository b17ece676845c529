// `npm run test:api`: the tests that send HTTP requests alone, to a running site or to two processes with a bucket.
import { parseArgs } from 'node:util';
import { prepareProgram } from '#scripts/debian-program.mjs';
import { prepareBuild } from '#server/build/prepare.mjs';
import { exitCodeOf } from '#server/build/programs.mjs';
import { PlainError } from '#server/start/plain-error.ts';
import { haproxyPath } from './haproxy.ts';
import { startTwoProcesses } from './two-processes.ts';

const usage = `npm run test:api                       two processes, one database, one bucket, each connection to the next
npm run test:api -- --cluster          the same behind HAProxy, as docs/deploy/haproxy.cfg sets it up
ADMIN_PASSWORD=... npm run test:api -- --site https://staging.church.example`;

/** Tests that need an address and the staff password only; they create and remove the rows they need. */
const specs = [
  'e2e/site/api.spec.ts',
  'e2e/site/security.spec.ts',
  'e2e/site/hostile.spec.ts',
  'e2e/site/markup.spec.ts',
];
/** Tests that need a browser or files of this machine. */
const withoutAddress =
  'reads without scripts|a script from elsewhere|is cached gives nobody|hashed files|an action takes';

/** Tests that send raw bytes, which HTTPS does not allow; its proxy answers some of them itself. */
const sentBare = 'a request with|whatever is sent to any address';

/** Runs the tests of the API against an address, or against two processes of its own. Returns the exit code. */
async function testApi(args: string[]): Promise<number> {
  const { site, isCluster } = givenPlace(args);
  if (site) return runTests(site, givenPassword());
  await prepareBuild();
  if (isCluster) await prepareProgram('haproxy', haproxyPath);
  const pair = await startTwoProcesses(isCluster ? 'haproxy' : 'roundRobin');
  try {
    const code = await runTests(pair.origin, pair.adminPassword);
    console.log(await pair.summary());
    return code;
  } finally {
    await pair.stop();
  }
}

function givenPlace(args: string[]): { site?: string; isCluster: boolean } {
  const options = { site: { type: 'string' }, cluster: { type: 'boolean', default: false } } as const;
  try {
    const { site, cluster } = parseArgs({ args, options }).values;
    return { site: site && new URL(site).origin, isCluster: cluster };
  } catch {
    throw new PlainError(`Please type it like this:\n${usage}`);
  }
}

function givenPassword(): string {
  const password = process.env.ADMIN_PASSWORD;
  if (password) return password;
  throw new PlainError(`The password of that site is needed (ADMIN_PASSWORD):\n${usage}`);
}

function runTests(origin: string, password: string): Promise<number> {
  const left = origin.startsWith('https:') ? `${withoutAddress}|${sentBare}` : withoutAddress;
  return exitCodeOf(
    [process.execPath, 'node_modules/playwright/cli.js', 'test', ...specs, '--grep-invert', left],
    {
      cwd: process.cwd(),
      env: { E2E_SITE: origin, E2E_ADMIN_PASSWORD: password },
    },
  );
}

process.exitCode = await testApi(process.argv.slice(2));
