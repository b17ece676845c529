// `npm run backup`, `npm run restore` and the other commands. They install what is missing, as `npm start` does. An
// error that a volunteer can correct is printed as one sentence.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from '#server/build/builds.mjs';
import { areInstalled } from '#server/build/packages.mjs';
import { prepare, prepareServer, root } from '#server/build/prepare.mjs';

try {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === 'upgrade-check') args.unshift(JSON.stringify(await readFacts()));
  await prepare();
  const { programs } = await prepareServer();
  const { runCommand } = await import(pathToFileURL(join(programs, 'commands.mjs')).href);
  const text = await runCommand(name, args);
  if (text) console.log(text);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}

/** Reads what of this version is present, before prepare() installs it. */
async function readFacts() {
  return {
    version: JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version,
    isInstalled: await areInstalled(root, { development: false }).catch(() => true),
    isBuilt: existsSync(join(root, await buildFolder(root))),
  };
}
