// `npm start` and `npm run dev`. An old Node can parse this file and print what is wrong.
const neededMajor = 20;
const neededMinor = 19;
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Belltower needs Node ${neededMajor}.${neededMinor} or newer and this is Node ${process.versions.node}, so please install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

import('./memory.mjs')
  .then((memory) => memory.beginWithMemorySettings())
  .then(() => import('./launch.mjs'))
  .then((launch) => launch.launch({ dev: process.argv.includes('--dev') }));
