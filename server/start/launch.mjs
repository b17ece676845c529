import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { prepare, prepareBuild, prepareServer } from '#server/build/prepare.mjs';

/**
 * Makes everything ready that the site runs from, then starts it in this process.
 * @param {{ dev: boolean }} options
 */
export async function launch({ dev }) {
  process.env.NODE_ENV = dev ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED ||= '1';
  // Else V8 lets garbage gather by a multiple of what is in use (docs/performance.md).
  if (!dev) setFlagsFromString('--heap-growing-percent=30');
  try {
    await prepare({ development: dev });
    await (dev ? upFromSources() : upFromBundle());
  } catch (error) {
    console.error(error.name === 'PlainError' ? error.message : error);
    process.exit(1);
  }
}

async function upFromBundle() {
  const { target, programs } = await prepareServer();
  const { up } = await import(pathToFileURL(join(programs, 'up.mjs')).href);
  await up({ dev: false, beforeServing: () => prepareBuild(target) });
}

/** A developer's changes show with the next start, without anything being built. */
async function upFromSources() {
  const { register } = await import('tsx/esm/api');
  register();
  const { up } = await import('./up.ts');
  await up({ dev: true });
}
