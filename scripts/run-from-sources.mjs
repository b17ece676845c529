// `node scripts/run-from-sources.mjs FILE [arguments]` runs a developer's command from its TypeScript file. An error that
// the developer can correct is printed as one sentence.
import { pathToFileURL } from 'node:url';
import { prepare } from '#server/build/prepare.mjs';

const [file = ''] = process.argv.splice(2, 1);
// Measured and tested is the production build, as `npm start` serves it.
process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
try {
  await prepare({ development: true });
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(file).href);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
