import { root } from '#server/build/prepare.mjs';
import { run } from '#server/build/programs.mjs';

/** Builds the application that renderings are compared with, by the Next that is installed. */
export async function prepareBareNext() {
  await run([process.execPath, 'node_modules/next/dist/bin/next', 'build', 'scripts/bench/bare-next'], {
    cwd: root,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' },
    sentence: 'The bare page could not be built (see above).',
    show: /^✓/,
  });
}
