import { prepare } from '#server/build/prepare.mjs';

/**
 * Runs what a developer's command does, from sources that Node cannot read by itself, on the production build. What a
 * person can do something about is said in one sentence.
 * @param {() => Promise<number>} run gives the exit code; it imports the sources itself
 */
export async function runFromSources(run) {
  // As `npm start` serves it: what is measured or tested must not be a development build.
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED ||= '1';
  try {
    await prepare({ development: true });
    const { register } = await import('tsx/esm/api');
    register();
    process.exitCode = await run();
  } catch (error) {
    console.error(error.name === 'PlainError' ? error.message : error);
    process.exitCode = 1;
  }
}
