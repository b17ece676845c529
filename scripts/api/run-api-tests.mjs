// `npm run test:api`: the tests that speak HTTP alone, against a running site or two processes with a bucket.
import { prepare, prepareBuild } from '#server/build/prepare.mjs';

process.env.NODE_ENV = 'production';
process.env.NEXT_TELEMETRY_DISABLED ||= '1';
try {
  await prepare({ development: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { testApi } = await import('./api-tests.ts');
  process.exitCode = await testApi(process.argv.slice(2), prepareBuild);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
