// `npm run update:try -- OUT [PARTS]` installs a trial release (npm run release -- OUT, without a key) in a container whose
// first process is systemd, fills it, and updates it: to good and to broken versions that are made from the same build, with
// everything killed in the middle, and back. As root, with podman and mmdebstrap. PARTS names some of: refused, good, https,
// broken, disk, back, kills. `--gigabytes 1` takes a machine of one core with so much memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { byHttps } from './trial/by-https.mjs';
import { kills } from './trial/kills.mjs';
import { imageOf, startMachine } from './trial/machine.mjs';
import { newPublisher } from './trial/published.mjs';
import { newReport } from './trial/report.mjs';
import {
  brokenReleases,
  fullDisk,
  goBackTwice,
  goodUpdate,
  installFilled,
  refusedUpdates,
} from './trial/updates.mjs';

const parts = {
  refused: refusedUpdates,
  broken: brokenReleases,
  disk: fullDisk,
  good: goodUpdate,
  https: byHttps,
  back: goBackTwice,
  kills: async (trial) => {
    await goodUpdate(trial);
    await kills(trial);
  },
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gigabytes: { type: 'string' } },
});
const [folder = '', ...chosen] = positionals;
const release = resolve(folder);
const report = newReport();
const work = await mkdtemp(join(tmpdir(), 'belltower-update-'));

try {
  const publisher = await newPublisher({ release, work });
  const image = await imageOf('debian', work);
  const volumes = [
    `${release}:/release:ro`,
    `${join(import.meta.dirname, 'trial')}:/trial:ro`,
    `${work}:/copies`,
  ];
  const gigabytes = Number(values.gigabytes ?? 0);
  const machine = await startMachine({ image, name: `belltower-update-${process.pid}`, volumes, gigabytes });
  console.log(`Tried with ${machine.bounds}:`);
  try {
    const version = versionsFrom(publisher.present);
    const trial = { release, work, machine, publisher, version, present: version.present, ...report };
    await installFilled(trial);
    for (const [name, part] of Object.entries(parts)) {
      if (chosen.length === 0 || chosen.includes(name)) await part(trial);
    }
  } finally {
    await machine.remove().catch(() => undefined);
  }
} finally {
  await rm(work, { recursive: true, force: true });
}
report.end();

/** Which version runs, which ran before, and one that is higher than all that were made. */
function versionsFrom(first) {
  const accepted = [first];
  let made = 0;
  return {
    next: () => {
      made += 1;
      return `99.0.${made}`;
    },
    present: () => accepted.at(-1),
    before: () => accepted.at(-2),
    accepted: (version) => accepted.push(version),
    wentBack: () => accepted.pop(),
  };
}
