// `npm run release:try -- OUT` installs a trial release (npm run release -- OUT, without a key) in a container whose first
// process is systemd, measures that on one core with 1 GB, and asks it everything that it must refuse. As root, with podman
// and mmdebstrap; CONTAINERS names another program. `--on ubuntu` takes an Ubuntu for the Debian (and its package
// ubuntu-keyring), SUITE another suite; `--sites 5` only measures so many sites on one machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installations } from './trial/installations.mjs';
import { imageOf, startMachine } from './trial/machine.mjs';
import { measureInstallation, measureSites } from './trial/measures.mjs';
import { refusals } from './trial/refusals.mjs';
import { newReport } from './trial/report.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string', default: 'debian' }, sites: { type: 'string' } },
});
const release = resolve(positionals[0] ?? '');
const report = newReport();
const work = await mkdtemp(join(tmpdir(), 'belltower-release-'));

try {
  const image = await imageOf(values.on, work);
  if (values.sites) {
    await onMachine({ image, gigabytes: 4 }, (trial) => measureSites(trial, Number(values.sites)));
  } else {
    await onMachine({ image, gigabytes: 1 }, measureInstallation);
    await onMachine({ image }, async (trial) => {
      await refusals(trial);
      await installations(trial);
    });
  }
} finally {
  await rm(work, { recursive: true, force: true });
}
report.end();

/** Starts a machine of its own for a part of the trial. */
async function onMachine(what, part) {
  const volumes = [`${release}:/release:ro`, `${work}:/copies`];
  const machine = await startMachine({ ...what, name: `belltower-release-${process.pid}`, volumes });
  try {
    await part({ release, work, machine, ...report });
  } finally {
    await machine.remove().catch(() => undefined);
  }
}
