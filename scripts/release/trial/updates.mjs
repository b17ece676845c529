import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { broken } from './published.mjs';
import { expectIn, secondsSince } from './report.mjs';
import { asBefore, nothingLost, password, stateIn, visits, whileVisited } from './visited.mjs';

/** Some hundred events beside the demo content. */
const fill = visits('fill', '/copies');

/**
 * Installs a release with demo content, which gets its updates from the publisher.
 * @param {object} trial
 */
export async function installFilled(trial) {
  const expect = expectIn(trial);
  const settings = [
    'SEED=demo',
    `ADMIN_PASSWORD=${password}`,
    'UPDATES_URL=/copies/published',
    'UPDATES_KEY=/etc/updates.pem',
  ];
  await trial.machine.inside(
    `printf '%s\\n' ${settings.join(' ')} > /etc/belltower.env; chmod 600 /etc/belltower.env; install -m 644 /copies/key.pem /etc/updates.pem`,
  );
  await expect('an installation with demo content', 'sh /release/install.sh', { says: /The site runs/ });
  await expect('is filled', fill, { says: /^500 events$/m });
  const { text } = await trial.machine.inside(
    'for unit in belltower belltower-update@belltower; do systemd-analyze --no-pager security $unit.service | tail -1; done; du -sh /var/lib/belltower/postgres',
  );
  console.log(text.trim());
}

/** What must leave the running version as it is, and the site up. */
export async function refusedUpdates(trial) {
  const { publisher, version, machine } = trial;
  const { publish } = publisher;
  const expect = expectIn(trial);
  const refused = (what, says, before = '') =>
    expect(what, `${before}belltower update; code=$?; ${asBefore(trial)} && exit $code`, { code: 1, says });
  const next = version.next();
  await publish(next, {}, generateKeyPairSync('ed25519').privateKey);
  await refused('a signature of another key', /bad_signature/);
  await flip(await publish(next));
  await refused('one flipped byte', /bad_signature/);
  await publish('0.9.0');
  await refused('a lower version', /lower_version/);
  await publish(next);
  await truncate(join(publisher.folder, 'SHA256SUMS'), 50_000_000);
  await refused('sums of 50 MB', /no_release/);
  await publish(next);
  await refused('a key that the site could change', /bad_signature/, `chown belltower /etc/updates.pem; `);
  await machine.inside('chown root /etc/updates.pem');
  for (const [what, make] of Object.entries(foreignWishes)) {
    const command = `cd /var/lib/belltower && ${make}; systemctl start belltower-update@belltower; sleep 2; ! ls -d update-wish.json 2>&1 && ${asBefore(trial)} && echo nothing is changed`;
    await expect(`a wish that is ${what}`, command, { says: /nothing is changed/ });
  }
  await refused('a backup is made meanwhile', /busy/, 'belltower backup > /tmp/backup 2>&1 & sleep 1.5; ');
  await machine.inside('until belltower busy | grep -q null; do sleep 0.5; done');
}

const foreignWishes = {
  'a link': 'ln -s /etc/shadow update-wish.json',
  'of 1 GB': 'truncate -s 1G update-wish.json',
  'a pipe': 'mkfifo update-wish.json',
  'a path': `printf '{"version":"../../tmp/x","at":"2026-01-01T00:00:00Z"}' > update-wish.json`,
};

async function flip(path) {
  const bytes = await readFile(path);
  bytes[bytes.length >> 1] ^= 1;
  await writeFile(path, bytes);
}

/** Writes a wish as the site does. */
const wishIt = (version) =>
  `cd /var/lib/belltower; printf '{"version":"${version}","at":"%s"}' "$(date -u +%FT%TZ)" > wish.new && chown belltower: wish.new && mv wish.new update-wish.json`;

/** Waits until root has done with the wish of a version, and prints its state. */
const untilDone = (version) =>
  `until grep '"to":"${version}"' /opt/belltower/updates/belltower.json | grep -q '"ended_at":"'; do sleep 0.2; done; cat /opt/belltower/updates/belltower.json`;

/** A wished update of a site that is read fifty times a second. */
export async function goodUpdate(trial) {
  const { publisher, version } = trial;
  const next = version.next();
  await publisher.publish(next);
  // It is not looked at.
  await truncate(join(publisher.folder, 'releases.json'), 50_000_000);
  await wished(trial, { what: 'a wished update beside a releases.json of 50 MB', next, wish: wishIt(next) });
}

/**
 * Updates by a wish while the site is read fifty times a second.
 * @param {object} trial
 * @param {{ what: string, next: string, wish: string }} wished `next` is published, `wish` is the command that wishes it
 */
export async function wished(trial, { what, next, wish }) {
  const { version, note } = trial;
  const began = performance.now();
  const { text, tally, visiting } = await whileVisited(trial, 50, `${wish} && ${untilDone(next)}`);
  const { step, copy_seconds } = stateIn(text);
  const { text: log } = await trial.machine.inside(
    'journalctl -u belltower-update@belltower --output cat --no-pager',
  );
  const named = Number(lastIn(log, /^Visitors will wait for (\d+) s\.$/gm));
  const isRight =
    step === 'done' && tally.failed?.length === 0 && tally.longest < named && tally.writes[503] > 0;
  note(`${what}, under fifty reads a second`, {
    isRight,
    seconds: secondsSince(began),
    detail: `${text}\n${visiting}\n${JSON.stringify(tally)}`,
  });
  console.log(
    `    ${tally.reads} reads, ${tally.failed?.length} failed, the longest wait ${tally.longest?.toFixed(1)} s; writes ${JSON.stringify(tally.writes)}; copied in ${copy_seconds} s; named beforehand: ${named} s`,
  );
  console.log(`    ${lastIn(log, /^(It answered after .*)$/gm)}`);
  if (step === 'done') version.accepted(next);
  await nothingLost(trial);
}

function lastIn(text, pattern) {
  return [...text.matchAll(pattern)].at(-1)?.[1];
}

/** Each of the broken releases: the old version answers again, with all its rows. */
export async function brokenReleases(trial) {
  const { publisher, version, note } = trial;
  for (const [what, because, files] of broken) {
    const next = version.next();
    await publisher.publish(next, files);
    const began = performance.now();
    const { text, code, tally } = await whileVisited(
      trial,
      5,
      `belltower update; code=$?; ${asBefore(trial)} && exit $code`,
    );
    const seconds = (performance.now() - began) / 1000;
    const isRight = code === 1 && text.includes(because) && tally.longest < 60;
    note(`a release that ${what}`, {
      isRight,
      seconds,
      detail: `${text}\n${JSON.stringify(tally)}`,
    });
    console.log(
      `    the longest wait ${tally.longest?.toFixed(1)} s; reads that failed: ${tally.failed?.join(', ') || 'none'}`,
    );
    await nothingLost(trial);
  }
}

/** A disk that is full when the database is copied. */
export async function fullDisk(trial) {
  const next = trial.version.next();
  await trial.publisher.publish(next);
  const small = '/var/lib/belltower.before';
  const command = `mkdir -p ${small}; mount -t tmpfs -o size=5M none ${small}; belltower update; code=$?; umount ${small}; ${asBefore(trial)} && exit $code`;
  await expectIn(trial)('a disk that is full in the middle of the copy', command, { code: 1, says: /disk/ });
}

/** Back to the version before: what was written since is named, and gone. */
export async function goBackTwice(trial) {
  const expect = expectIn(trial);
  await rm(join(trial.work, 'written'), { force: true });
  await expect('go-back without a terminal asks for --yes', 'belltower go-back', {
    code: 1,
    says: /events: \d+ rows would be lost[\s\S]*--yes/,
  });
  await expect('go-back', `belltower go-back --yes && ${asBefore({ present: trial.version.before })}`, {
    says: /is \d+\.\d+\.\d+ again/,
  });
  trial.version.wentBack();
  await expect('go-back once more is refused', 'belltower go-back --yes', {
    code: 1,
    says: /no version to go back to/,
  });
}
