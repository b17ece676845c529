import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, prepareServer } from '#server/build/prepare.mjs';

// `npm run backup`, `npm run restore` and the other commands: where nothing was started yet they install what is
// needed, as `npm start` does. Whatever a volunteer can do something about is said in one sentence.
try {
  await prepare();
  const { programs } = await prepareServer();
  const { runCommand } = await import(pathToFileURL(join(programs, 'commands.mjs')).href);
  const [name = '', ...args] = process.argv.slice(2);
  console.log(await runCommand(name, args));
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
