import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npm, run } from '#server/build/programs.mjs';

/**
 * Installs Lighthouse once, from a lockfile of its own: it brings more than a sixth of all packages, and neither
 * the site nor its tests need it.
 */
export async function prepareLighthouse() {
  const cwd = join(import.meta.dirname, 'lighthouse');
  if (existsSync(join(cwd, 'node_modules/.package-lock.json'))) return;
  console.log('Installing Lighthouse (once) ...');
  await run(npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'), {
    cwd,
    sentence: 'Lighthouse could not be installed (see above).',
  });
}
