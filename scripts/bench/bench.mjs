// `npm run bench`: measures the production site on this machine. `npm run bench -- --help` says what it can do.
import { prepareBrowser } from '#scripts/browser/browser.mjs';
import { installCommand } from '#server/build/packages.mjs';
import { prepare, prepareBuild } from '#server/build/prepare.mjs';
import { npm } from '#server/build/programs.mjs';
import { prepareProgram } from './debian-program.mjs';
import { prepareLighthouse } from './prepare-lighthouse.mjs';

// As `npm start` serves it: what is measured must not be a development build.
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
try {
  await prepare({ development: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { bench } = await import('./run.ts');
  process.exitCode = await bench(process.argv.slice(2), {
    prepareBuild,
    prepareBrowser,
    prepareLighthouse,
    prepareProgram,
    start: npm('start'),
    install: installCommand,
  });
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
