import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolder } from '#server/build/builds.mjs';
import { areInstalled } from '#server/build/packages.mjs';
import { prepare, prepareServer, root } from '#server/build/prepare.mjs';

// `npm run upgrade-check`: what the first start of this version will do to the site that is here, which is backed up
// and left as it is. Packages are looked at before anything is installed to look at the rest.
try {
  const facts = {
    version: JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version,
    isInstalled: await areInstalled(root, { development: false }).catch(() => true),
    isBuilt: existsSync(join(root, await buildFolder(root))),
  };
  await prepare();
  const { programs } = await prepareServer();
  const { upgradeCheck } = await import(pathToFileURL(join(programs, 'upgrade-check.mjs')).href);
  for await (const line of upgradeCheck(facts)) console.log(line);
} catch (error) {
  console.error(error.name === 'PlainError' ? error.message : error);
  process.exitCode = 1;
}
