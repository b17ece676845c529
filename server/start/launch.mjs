import { register as registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { levels } from '#server/build/compression.mjs';
import { prepare, prepareBuild, prepareServer } from '#server/build/prepare.mjs';

/**
 * Prepares packages and bundle, then starts the site in this process.
 * @param {{ dev: boolean }} options
 */
export async function launch({ dev }) {
  process.env.NODE_ENV = dev ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED ||= '1';
  // By default V8 lets the heap grow to a multiple of what is in use (docs/performance.md).
  if (!dev) setFlagsFromString('--heap-growing-percent=20');
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
  await up({ dev: false, build: () => prepareBuild(target, levels.quick) });
}

/** Changes of the sources apply at the next start, without a build. */
async function upFromSources() {
  const { register } = await import('tsx/esm/api');
  register();
  registerHooks(new URL('../build/server-only-hook.mjs', import.meta.url));
  const { up } = await import('./up.ts');
  await up({ dev: true });
}
