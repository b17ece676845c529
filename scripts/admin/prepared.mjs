import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, prepareServer } from '#server/build/prepare.mjs';

// `npm run backup`, `npm run restore` and `npm run import`: where nothing was started yet they install what is needed,
// as `npm start` does. Whatever a volunteer can do something about is said in one sentence.
try {
  await prepare();
  const { programs } = await prepareServer();
  await import(pathToFileURL(join(programs, `${process.argv[2]}.mjs`)).href);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
