import { setFlagsFromString } from 'node:v8';
import { prepare, prepareBuild } from '#server/build/prepare.mjs';

/**
 * Makes everything ready that the site runs from, then starts it in this process.
 * @param {{ dev: boolean }} options
 */
export async function launch({ dev }) {
  process.env.NODE_ENV = dev ? 'development' : 'production';
  process.env.NEXT_TELEMETRY_DISABLED ||= '1';
  // Else V8 lets garbage gather by a multiple of what is in use (docs/performance.md).
  if (!dev) setFlagsFromString('--heap-growing-percent=15');
  try {
    await prepare({ development: dev });
    const { register } = await import('tsx/esm/api');
    register();
    const { up } = await import('./up.ts');
    await up({ dev, beforeServing: dev ? undefined : prepareBuild });
  } catch (error) {
    console.error(error.name === 'PlainError' ? error.message : error);
    process.exit(1);
  }
}
