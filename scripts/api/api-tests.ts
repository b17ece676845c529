import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { haproxyPath } from '#scripts/bench/cluster/haproxy.ts';
import { PlainError } from '#server/start/plain-error.ts';
import { startTwoProcesses } from './two-processes.ts';

const usage = `npm run test:api                       two processes, one database, one bucket, each connection to the next
npm run test:api -- --cluster          the same behind HAProxy, as docs/deploy/haproxy.cfg sets it up
ADMIN_PASSWORD=... npm run test:api -- --site https://staging.church.example`;

/** What asks for nothing but an address and the password of staff; the tests write and remove what they need. */
const specs = [
  'e2e/site/api.spec.ts',
  'e2e/site/security.spec.ts',
  'e2e/site/hostile.spec.ts',
  'e2e/site/markup.spec.ts',
];
/** In a browser, or by what lies on the disk of this machine. */
const withoutAddress =
  'reads without scripts|a script from elsewhere|is cached gives nobody|hashed files|an action takes';

/** Sent byte by byte, which an encrypted connection has no place for; and some of it its proxy answers by itself. */
const sentBare = 'a request with|whatever is sent to any address';

interface Preparations {
  prepareBuild(): Promise<unknown>;
  /** A program of the system, by its package and its path. */
  prepareProgram(name: string, path: string): Promise<void>;
}

/** Runs the tests of the API against an address, or against two processes of its own. Gives the exit code. */
export async function testApi(args: string[], prepare: Preparations): Promise<number> {
  const { site, isCluster } = givenPlace(args);
  if (site) return runTests(site, givenPassword());
  await prepare.prepareBuild();
  if (isCluster) await prepare.prepareProgram('haproxy', haproxyPath);
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

async function runTests(origin: string, password: string): Promise<number> {
  const left = origin.startsWith('https:') ? `${withoutAddress}|${sentBare}` : withoutAddress;
  const program = createRequire(import.meta.url).resolve('@playwright/test/cli');
  const child = spawn(process.execPath, [program, 'test', ...specs, '--grep-invert', left], {
    stdio: 'inherit',
    env: { ...process.env, E2E_SITE: origin, E2E_ADMIN_PASSWORD: password },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
